import { describe, expect, it } from 'vitest'
import { readQuery } from './query'
import { toMeanings } from './synonyms'

const meanings = toMeanings({ selectfile: ['upload a file'] }, [])
const read = (text: string) => readQuery(text, meanings)
const terms = (text: string) =>
  read(text).units.map(({ ways }) => ways.map((way) => way.terms.join('+')))

describe('readQuery', () => {
  it('drops stop words unless there are no others', () => {
    expect(terms('how do I use the clock')).toHaveLength(2)
    expect(terms('not')).toEqual([['not']])
    expect(terms('as')).toEqual([['as']])
  })

  it('matches an identifier as a whole or by all of its parts', () => {
    expect(terms('cy.get')).toEqual([['cyget', 'cy+get']])
    expect(terms('selectFile')).toEqual([['selectfile', 'select+file']])
  })

  it('recognizes commands by a dot and flags by dashes', () => {
    expect(terms('.should')).toEqual([['cyshould', 'should']])
    expect(terms('--headed')).toEqual([['--headed', 'headed']])
    expect(read('--spec').names).toEqual([])
    expect(read('Cypress').names).toEqual([])
    expect(read('cy.press').names).toEqual(['cypress'])
  })

  it('matches a version with or without its letter', () => {
    expect(terms('v12.5.1')).toEqual([['v1251', 'v12+5+1', '1251']])
    expect(terms('v13')).toEqual([['v13', '13']])
    expect(terms('viewport')).toEqual([['viewport']])
  })

  it('ignores the type of an error if a message follows', () => {
    expect(terms('TypeError: cy.login')).toEqual(terms('cy.login'))
    expect(terms('Uncaught Error: boom')).toEqual([['boom']])
    expect(terms('TypeError')).toEqual([['typeerror', 'type+error']])
  })

  it.each([
    '\u001b[31mCypressError: cy.login\u001b[39m',
    '[31;1mCypressError: cy.login[39m',
    'cy.login    at Context.eval (webpack:///./cypress/e2e/shop.cy.ts:12:7)',
    'cy.login\n    at eval (shop.cy.ts:12:7)\n    at then (runner.js:1:2)',
  ])('only reads the message of a pasted error: %j', (pasted) => {
    expect(terms(pasted)).toEqual(terms('cy.login'))
  })

  it('keeps indexes and the word "at"', () => {
    expect(terms('items[0] at 10:30')).toEqual(terms('items 0 at 10:30'))
    expect(terms('wait  at the gate')).toEqual(terms('wait at the gate'))
  })

  it('uses no synonyms for flags', () => {
    const means = toMeanings({ projects: ['record key'] }, [])
    expect(readQuery('record key', means).meant).toEqual(['projects'])
    expect(readQuery('--record --key', means).meant).toEqual([])
  })

  it('joins words that may be a name', () => {
    expect(terms('before each')).toEqual([
      ['before', 'beforeeach'],
      ['each', 'beforeeach'],
    ])
    expect(read('scroll into view').names).toContain('scrollintoview')
  })

  it('resolves synonyms, and knows whether they are the whole query', () => {
    expect(terms('upload a file')[0]).toContain('selectfile')
    expect(read('upload a file').meant).toEqual(['selectfile'])
    expect(read('upload a file twice').meant).toEqual([])
  })

  it('combines phrases with the same meaning', () => {
    const means = toMeanings({ go: ['browser back', 'back button'] }, [])
    expect(readQuery('browser back button', means).meant).toEqual(['go'])
  })

  it('uses no synonyms for a small part of a long name', () => {
    const means = toMeanings({ get: ['folder'], wait: ['sleep'] }, [])
    const waysOf = (text: string) =>
      readQuery(text, means).units.flatMap(({ ways }) =>
        ways.flatMap((way) => way.terms),
      )
    expect(waysOf('CYPRESS_CACHE_FOLDER')).not.toContain('get')
    expect(waysOf('driver.sleep')).toContain('wait')
  })

  it('finds the full names that are mentioned', () => {
    expect(read('cy.get() failed in .should').mentioned).toEqual([
      'cyget',
      'cyshould',
    ])
    expect(read('get').mentioned).toEqual([])
  })

  it('recognizes the object that a member belongs to', () => {
    expect(read('cy.session').owner).toBe('cy')
    expect(read('.click').owner).toBe('cy')
    expect(read('Cypress.session').owner).toBe('Cypress')
    expect(read('session').owner).toBeUndefined()
  })

  it('is empty if there are no words', () => {
    expect(read(' … ')).toMatchObject({ units: [], meant: [] })
  })

  it('limits the length of a pasted text', () => {
    const pasted = Array.from({ length: 200 }, (_, index) => `word${index}`)
    expect(terms(pasted.join(' '))).toHaveLength(24)
  })
})
