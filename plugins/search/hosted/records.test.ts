import { describe, expect, it } from 'vitest'
import { page, section } from '../fixtures/pages'
import { gather, toHostedRecords } from './records'
import { hostedSettings, toHostedSynonyms } from './indexSettings'

const site = { origin: 'https://docs.example', language: 'en', tag: 'docs' }

describe('toHostedRecords', () => {
  const records = toHostedRecords(
    page(
      '/api/commands/get',
      'get',
      { description: 'Finds <elements>.' },
      section(2, 'Syntax', { text: ['Use it.'], code: ["cy.get('a')"] }),
      section(4, 'Deep'),
      section(2, 'After'),
    ),
    1.25,
    site,
  )

  it('has a record for each heading and for the text below it', () => {
    expect(records.map(({ type, content }) => [type, content])).toEqual([
      ['lvl1', null],
      ['content', 'Finds &lt;elements&gt;.'],
      ['lvl2', null],
      ['content', 'Use it.'],
      ['content', "cy.get('a')"],
      ['lvl4', null],
      ['lvl2', null],
    ])
  })

  it('writes them as the crawler of the service does', () => {
    expect(records[3]).toEqual({
      objectID: '/api/commands/get#syntax:3',
      url: 'https://docs.example/api/commands/get#syntax',
      url_without_anchor: 'https://docs.example/api/commands/get',
      anchor: 'syntax',
      type: 'content',
      hierarchy: {
        lvl0: 'API',
        lvl1: 'get',
        lvl2: 'Syntax',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'Use it.',
      language: 'en',
      lang: 'en',
      docusaurus_tag: 'docs',
      weight: { pageRank: 125, level: 0, position: 3 },
    })
    expect(records[0]).toMatchObject({
      url: 'https://docs.example/api/commands/get',
      anchor: null,
      weight: { level: 100 },
    })
  })

  it('keeps the headings above, and none beside', () => {
    expect(records[5]?.hierarchy).toMatchObject({
      lvl2: 'Syntax',
      lvl3: null,
      lvl4: 'Deep',
    })
    expect(records[6]?.hierarchy).toMatchObject({ lvl2: 'After', lvl4: null })
  })

  it('ranks what only leads elsewhere below the rest of its page', () => {
    const links = section(2, 'See also', { text: ['x'], isSignpost: true })
    const ranks = toHostedRecords(page('/a', 'A', {}, links), 1, site).map(
      ({ weight }) => weight.pageRank,
    )
    expect(ranks).toEqual([100, 25, 25])
  })

  it('gives each an id of its own', () => {
    const ids = records.map(({ objectID }) => objectID)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('gather', () => {
  it('puts short texts together', () => {
    expect(gather(['One.', 'Two.'])).toEqual(['One. Two.'])
  })

  it('cuts long ones between words', () => {
    const parts = gather([Array(400).fill('word').join(' ')])
    expect(parts.length).toBe(2)
    expect(parts.join(' ').split(' ')).toHaveLength(400)
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(1000)
  })

  it('keeps a word that is too long', () => {
    const long = 'x'.repeat(1500)
    expect(gather([`a ${long} b`]).join(' ')).toContain(long)
  })
})

describe('the settings of the hosted service', () => {
  it('allow what the site filters and counts by', () => {
    expect(hostedSettings.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag', 'hierarchy.lvl0']),
    )
  })

  it('have the synonyms, one way and both', () => {
    expect(
      toHostedSynonyms({ visit: ['goto'], url: ['goto'] }, [['ci', 'CI run']]),
    ).toEqual([
      {
        objectID: 'other-name-goto',
        type: 'oneWaySynonym',
        input: 'goto',
        synonyms: ['visit', 'url'],
      },
      {
        objectID: 'same-words-ci-ci-run',
        type: 'synonym',
        synonyms: ['ci', 'CI run'],
      },
    ])
  })
})
