import { expect, it } from 'vitest'
import ts from 'typescript'
import { readAddresses } from '../api/addresses'
import { chainFactsOf } from '../api/commandFacts'
import { readApi } from '../api/readApi'
import { readPage } from '../page/readPage'
import { readSource } from '../page/files'
import { root } from '../../tests/pages'
import { customIn, findChains, hasChain } from './chains'

const known = chainFactsOf(readApi(root))
const { unchained } = await readAddresses(root)
const custom = new Map([
  ['getBySel', true],
  ['login', false],
])

const parse = (code: string) =>
  ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true)

const stepsIn = (code: string) =>
  findChains(parse(code), {
    known,
    unchained,
    custom,
  })

/**
 * The parts of a sample: commands that are retried together in braces, those that run
 * once as they are, a question mark if it isn't known, and a star for a new subject.
 */
function draw(code: string): string[] {
  const parts: string[][] = []
  const signs = { again: '{}', once: '', unknown: '?' }
  const runs: string[] = []
  for (const step of stepsIn(code)) {
    const name = /^\w+/.exec(code.slice(step.start))?.[0] ?? ''
    ;(parts[step.part] ??= []).push(name + (step.changes ? '*' : ''))
    runs[step.part] = signs[step.runs]
  }
  return parts.map((names, part) =>
    runs[part] === '{}' ? `{${names.join(' ')}}` : names + (runs[part] ?? ''),
  )
}

it.each([
  ["cy.get('a').find('b').should('exist').click()", '{get find* should} click'],
  // An assertion ends the group.
  [
    "cy.get('a').should('exist').find('b').and('exist')",
    '{get should} {find* and}',
  ],
  ["cy.get('a').click().should('exist')", '{get} click {should}'],
  [
    "cy.get('a').then(($a) => $a.text()).should('equal', 'b')",
    '{get} then* {should}',
  ],
  ["cy.wrap(a).its('b').should('equal', 1)", 'wrap {its* should}'],
  [
    "cy.request('/a').its('status').should('equal', 200)",
    'request {its* should}',
  ],
  // It's retried until what's chained to it passes, but not with other queries.
  ["cy.readFile('a').should('exist').and('exist')", '{readFile should and}'],
  ["cy.readFile('a').its('b').should('exist')", '{readFile} {its* should}'],
  // Custom ones
  ["cy.getBySel('a').find('b').click()", '{getBySel find*} click'],
  ['cy.login().then(() => 1)', 'login then*'],
  ["cy.plant().should('exist')", 'plant? {should}'],
  // Not commands
  ["cy.stub().as('a').returns(1)", 'stub'],
  ["cy.on('fail', () => {})", ''],
  ['button.click()', ''],
  ["cy.get('a').click(); cy.stub().as('b')", '{get} click stub'],
])('divides %s', (code, expected) => {
  expect(draw(code).join(' ')).toBe(expected)
})

it('divides chains in callbacks by themselves', () => {
  const code = `cy.get('form')
  .within(() => {
    cy.get('input').type('a')
  })
  .find('b')
  .should('exist')
`
  expect(draw(code).join(' ')).toBe('{get} within {find* should} {get} type')
  expect(stepsIn(code).map(({ start, end }) => code.slice(start, end))).toEqual(
    [
      "get('form')",
      'within',
      "get('input')",
      "type('a')",
      "find('b')",
      "should('exist')",
    ],
  )
})

it('joins what is retried together on a line', () => {
  const code = "cy.get('a').find('b').click()"
  expect(stepsIn(code).map(({ start, end }) => code.slice(start, end))).toEqual(
    ["get('a').", "find('b')", 'click()'],
  )
})

it('finds the custom commands that code adds', () => {
  expect(
    customIn(`Cypress.Commands.add('login', () => {})
Cypress.Commands.addQuery<'byRole'>('byRole', function () {})
Commands
  .addQuery('bySel', f)`),
  ).toEqual([
    ['login', false],
    ['byRole', true],
    ['bySel', true],
  ])
})

const changes = (assertion: string) =>
  stepsIn(`cy.get('a').${assertion}`).at(-1)?.changes

it('agrees with the page about assertions that replace the subject', () => {
  const file = 'docs/api/assertions/should.mdx'
  const { tables } = readPage(file, readSource(root, file).text)
  const table = tables.find(({ header }) => header.cells[0]?.text === 'Chainer')
  expect(table?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual(
    [
      ['have.attr, have.prop, or have.css with only a name', 'the value'],
      [
        'have.attr, have.prop, or have.css with a name and an expected value',
        'the elements',
      ],
      ['have.data', 'the value'],
      [
        'have.property and its variants (nested, own, deep), with or without a value',
        "the property's value",
      ],
      ['have.ownPropertyDescriptor', 'the descriptor'],
      ['throw', 'the error'],
      [
        "any of these chainers with not., if you don't pass an expected value",
        'undefined',
      ],
      ['not.exist after a query for elements', 'null'],
      ['a callback', 'the subject, unchanged'],
    ],
  )
  expect(changes("should('have.attr', 'b')")).toBe(true)
  expect(changes("should('have.attr', 'b', 'c')")).toBe(false)
  expect(changes("and('have.data', 'b', 1)")).toBe(true)
  expect(changes("should('have.nested.property', 'b', 1)")).toBe(true)
  expect(changes("should('have.ownPropertyDescriptor', 'b')")).toBe(true)
  expect(changes("should('throw')")).toBe(true)
  expect(changes("should('not.have.prop', 'b')")).toBe(true)
  expect(changes("should('not.have.prop', 'b', 1)")).toBe(false)
  expect(changes("should('not.exist')")).toBe(true)
  expect(changes("its('length').should('not.exist')")).toBe(false)
  expect(changes('should(($a) => expect($a).to.exist)')).toBe(false)
  expect(changes("should('be.visible')")).toBe(false)
})

it.each([
  ["cy.get('a').click()", true],
  ["it('b', () => { cy.get('a').click() })", true],
  ["cy.get('a')", false],
  ["cy.stub().as('a')", false],
  ['button.closest().click()', false],
])('knows whether %s has a chain', (code, expected) => {
  expect(hasChain(parse(code), { unchained })).toBe(expected)
})
