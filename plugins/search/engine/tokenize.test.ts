import { describe, expect, it } from 'vitest'
import { chunks, joinedVerb, nameOf, tokensOf } from './tokenize'

const terms = (text: string) =>
  [...chunks(text)].flatMap(tokensOf).map(({ term }) => term)

describe('tokensOf', () => {
  it.each([
    ['Retry a test', ['retry', 'test']],
    ['docker run -v', ['docker', 'run']],
    ['cy.get', ['cy', 'get', 'cyget']],
    [
      'Cypress.Commands.add',
      ['cypress', 'commands', 'add', 'cypresscommandsadd'],
    ],
    ['selectFile', ['selectfile', 'select', 'file']],
    ['XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
    ['retry-ability', ['retry', 'ability', 'retryability']],
    [
      'before:browser:launch',
      ['before', 'browser', 'launch', 'beforebrowserlaunch'],
    ],
    [
      'CYPRESS_CACHE_FOLDER',
      ['cypress', 'cache', 'folder', 'cypresscachefolder'],
    ],
    ['--headed', ['headed', '--headed']],
    ['e2e', ['e2e']],
    [
      'Cypress._ and Cypress.$',
      ['cypress', '_', 'cypress_', 'and', 'cypress', '$', 'cypress$'],
    ],
    ["Cypress's don’t", ['cypress', 'dont']],
    ['naïve café', ['naive', 'cafe']],
  ])('splits %s into names and their parts', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  it('gives part of a camel-case name less weight than a word', () => {
    const [chunk] = chunks('baseUrl')
    expect(tokensOf(chunk!)).toContainEqual({ term: 'url', weight: 0.4 })
  })

  it('ignores data', () => {
    expect(terms(`at ${'x'.repeat(60)} by`)).toEqual(['at', 'by'])
  })

  it('recognizes the dot of a command, but not in a chain', () => {
    expect([...chunks('.should')].map(({ lead }) => lead)).toEqual(['.'])
    expect([...chunks('get().should')].map(({ lead }) => lead)).toEqual([
      '',
      '',
    ])
  })
})

describe('nameOf', () => {
  it.each([
    ['Retry-ability', 'retryability'],
    ['Cypress.Commands.add', 'cypresscommandsadd'],
    ['cy.get()', 'cyget'],
    ['Cypress._', 'cypress_'],
    ['CYPRESS_CACHE_FOLDER', 'cypresscachefolder'],
    ['Stubs, Spies, and Clocks', 'stubsspiesandclocks'],
  ])('turns %s into %s', (text, name) => {
    expect(nameOf(text)).toBe(name)
  })

  it('matches a term of the same text', () => {
    for (const text of ['Cypress._', 'selectFile', 'a_b', 'retry-ability']) {
      expect(terms(text)).toContain(nameOf(text))
    }
  })
})

describe('joinedVerb', () => {
  it('joins a verb and a particle', () => {
    expect(joinedVerb('logging', 'in')).toBe('login')
    expect(joinedVerb('set', 'up')).toBe('setup')
    expect(joinedVerb('written', 'in')).toBeUndefined()
  })
})
