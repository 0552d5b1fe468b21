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

  it('creates a record for each heading and for the text below it', () => {
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

  it("uses the format of the service's crawler", () => {
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

  it('includes the headings above, but not siblings', () => {
    expect(records[5]?.hierarchy).toMatchObject({
      lvl2: 'Syntax',
      lvl3: null,
      lvl4: 'Deep',
    })
    expect(records[6]?.hierarchy).toMatchObject({ lvl2: 'After', lvl4: null })
  })

  it('ranks lists of links below the rest of the page', () => {
    const links = section(2, 'See also', { text: ['x'], isSignpost: true })
    const ranks = toHostedRecords(page('/a', 'A', {}, links), 1, site).map(
      ({ weight }) => weight.pageRank,
    )
    expect(ranks).toEqual([100, 25, 25])
  })

  it('adds what people type, and what other tools call it', () => {
    const searches = { _page: ['find it'], first: ['begin'] }
    const calls = { first: [{ name: 'page.$', tools: ['Puppeteer'] }] }
    const found = toHostedRecords(
      page('/a', 'A', { searches, calls }, section(2, 'First')),
      1,
      site,
    )
    expect(found.map(({ content, searches }) => [content, searches])).toEqual([
      [null, ['find it']],
      [null, ['begin']],
      ['page.$ in Puppeteer', undefined],
    ])
  })

  it('gives each record a unique ID', () => {
    const ids = records.map(({ objectID }) => objectID)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('gather', () => {
  it('joins short texts', () => {
    expect(gather(['One.', 'Two.'])).toEqual(['One. Two.'])
  })

  it('splits long texts between words', () => {
    const parts = gather([Array(400).fill('word').join(' ')])
    expect(parts.length).toBe(2)
    expect(parts.join(' ').split(' ')).toHaveLength(400)
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(1000)
  })

  it('keeps words that are too long', () => {
    const long = 'x'.repeat(1500)
    expect(gather([`a ${long} b`]).join(' ')).toContain(long)
  })
})

describe('the settings of the hosted service', () => {
  it('include all facets that the site uses', () => {
    expect(hostedSettings.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag', 'hierarchy.lvl0']),
    )
  })

  it('include one-way and two-way synonyms', () => {
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
