import { describe, expect, it } from 'vitest'
import { mark, type PageRecord, rank, suggest } from './rank'

const page = (
  path: string,
  title: string,
  description: string,
  ...trail: string[]
): PageRecord => ({ path, title, description, trail })

const pages = [
  page(
    '/guides/core-concepts/retry-ability',
    'Retry-ability',
    'Which parts of a test Cypress retries, for how long, and how to write chains that benefit.',
    'Guides',
    'Core concepts',
  ),
  page(
    '/guides/references/configuration',
    'Configuration',
    'Every option of Cypress, its default, and where to set it.',
    'Guides',
    'References',
  ),
  page(
    '/guides/guides/network-requests',
    'Network requests',
    'Let requests reach the server, or stub their responses.',
    'Guides',
    'Guides',
  ),
  page(
    '/guides/getting-started/installing-cypress',
    'Installing Cypress',
    'Add Cypress to a project.',
    'Guides',
    'Getting started',
  ),
  page(
    '/api/cypress-api/session',
    'Cypress.session',
    'Clear what sessions have saved.',
    'API',
    'Cypress API',
  ),
  page(
    '/api/commands/session',
    'session',
    'Save cookies and storage once and restore them.',
    'API',
    'Other commands',
  ),
  page(
    '/api/commands/get',
    'get',
    'Find elements with a CSS selector, or get back what an alias stands for.',
    'API',
    'Queries',
  ),
  page(
    '/api/commands/should',
    'should',
    'Make an assertion, which is retried until it passes.',
    'API',
    'Assertions',
  ),
  page(
    '/api/commands/intercept',
    'intercept',
    'Spy on, stub, or change the HTTP requests of the application.',
    'API',
    'Other commands',
  ),
  page(
    '/api/cypress-api/config',
    'Cypress.config',
    'Read and set configuration inside a test.',
    'API',
    'Cypress API',
  ),
  page(
    '/api/cypress-api/custom-commands',
    'Custom Commands',
    'How to add and overwrite commands with Cypress.Commands.add().',
    'API',
    'Cypress API',
  ),
  page('/api/utilities/_', 'Cypress._', 'Use Lodash.', 'API', 'Utilities'),
  page('/api/utilities/$', 'Cypress.$', 'Use jQuery.', 'API', 'Utilities'),
]

const found = (query: string) => rank(query, pages).map(({ path }) => path)

describe('rank', () => {
  it.each([
    ['get', '/api/commands/get'],
    ['GET', '/api/commands/get'],
    ['cy.get', '/api/commands/get'],
    ['cy.get()', '/api/commands/get'],
    ["cy.get('[data-cy=send]').click()", '/api/commands/get'],
    ['cy get', '/api/commands/get'],
    ['.should', '/api/commands/should'],
    ["  .should('exist')", '/api/commands/should'],
    ['Cypress.config', '/api/cypress-api/config'],
    ['cypress.config()', '/api/cypress-api/config'],
    ['config', '/api/cypress-api/config'],
    ['conf', '/guides/references/configuration'],
    ['cy.session', '/api/commands/session'],
    ['Cypress.session', '/api/cypress-api/session'],
    ['Cypress._', '/api/utilities/_'],
    ['Cypress.$', '/api/utilities/$'],
    ['$', '/api/utilities/$'],
    ['lodash', '/api/utilities/_'],
    ['Cypress.Commands.add()', '/api/cypress-api/custom-commands'],
    ['retryability', '/guides/core-concepts/retry-ability'],
    ['Retry-Ability', '/guides/core-concepts/retry-ability'],
    ['retry ability', '/guides/core-concepts/retry-ability'],
    ['network', '/guides/guides/network-requests'],
    ['how to stub requests', '/guides/guides/network-requests'],
    ['interc', '/api/commands/intercept'],
    ['intercepts', '/api/commands/intercept'],
    ['css selectors', '/api/commands/get'],
  ])('finds first, for %s, %s', (query, path) => {
    expect(found(query)[0]).toBe(path)
  })

  it('orders by where the word stands: title, then description', () => {
    expect(found('requests')).toEqual([
      '/guides/guides/network-requests',
      '/api/commands/intercept',
    ])
  })

  it('wants every word', () => {
    expect(found('stub')).toHaveLength(2)
    expect(found('stub server')).toEqual(['/guides/guides/network-requests'])
    expect(found('stub flurble')).toEqual([])
  })

  it('finds the pages of a section by its label, not by parts of it', () => {
    expect(found('utilities')).toEqual(['/api/utilities/_', '/api/utilities/$'])
    expect(found('util')).toEqual([])
  })

  it('keeps the order of the site among equals', () => {
    expect(found('utilities')).toEqual(pages.slice(-2).map(({ path }) => path))
  })

  it.each(['', '   ', '…', '()', '../', '.', '"', '<>', '\u0000', '\uD800'])(
    'finds nothing for %j',
    (query) => {
      expect(found(query)).toEqual([])
    },
  )
})

describe('suggest', () => {
  it('offers the words that would have found something', () => {
    expect(suggest('stub flurble session', pages)).toEqual(['stub', 'session'])
  })

  it('offers nothing where there is nothing else to try', () => {
    expect(suggest('flurble', pages)).toEqual([])
    expect(suggest('flurble wibble', pages)).toEqual([])
  })
})

describe('mark', () => {
  const marked = (text: string, query: string) =>
    mark(text, query)
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('')

  it('marks the words a query has found', () => {
    expect(marked('Network requests', 'request')).toBe('Network [requests]')
    expect(marked('Stub, or spy on, a stub.', 'STUBS spy')).toBe(
      '[Stub], or [spy] on, a [stub].',
    )
    expect(marked('get', "cy.get('.a')")).toBe('[get]')
  })

  it('leaves every character where it was', () => {
    const text = 'A <b>“Ünïcode”</b> & its 3 friends…'
    const pieces = mark(text, 'ünïcode 3')
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter((piece) => piece.marked)).toHaveLength(2)
  })

  it('marks nothing for a query without words', () => {
    expect(marked('Anything', '…')).toBe('Anything')
  })
})
