import { describe, expect, it } from 'vitest'
import { readMeta } from '../samples/meta'
import { planPage, type Case } from './cases'
import { hasQuote, isAsExpected, toOutcomes } from './outcomes'
import type { Ended } from './run'

const file = 'docs/guides/x.mdx'

const caseOf = (info: string, quote?: string): Case => {
  const samples = [
    {
      file,
      line: 10,
      indent: 0,
      language: 'ts',
      meta: readMeta(info),
      code: "cy.get('a')",
    },
    ...(quote === undefined
      ? []
      : [
          {
            file,
            line: 20,
            indent: 0,
            language: 'text',
            meta: readMeta('error'),
            code: quote,
          },
        ]),
  ]
  const [one] = planPage(samples, undefined, '14.5.4').cases
  if (!one) throw new Error('no case')
  return one
}

const end = (state: Ended['state'], rest: Partial<Ended> = {}): Ended => ({
  state,
  titles: [file, '10', 'runs'],
  milliseconds: 5,
  ...rest,
})

const outcomeOf = (one: Case, ...tests: Ended[]) => {
  const [outcome] = toOutcomes([one], tests)
  if (!outcome) throw new Error('no outcome')
  return outcome
}

describe('toOutcomes', () => {
  it('fails if any test of the sample failed', () => {
    const failure = { message: '\nboom\n\nmore', stack: '' }
    expect(
      outcomeOf(caseOf(''), end('passed'), end('failed', failure)),
    ).toMatchObject({ state: 'failed', message: 'boom', milliseconds: 10 })
  })

  it('skips only if no test ran', () => {
    expect(outcomeOf(caseOf(''), end('skipped')).state).toBe('skipped')
    expect(outcomeOf(caseOf(''), end('skipped'), end('passed')).state).toBe(
      'passed',
    )
  })

  it('misses a sample without tests, and ignores those of others', () => {
    const other = end('passed', { titles: [file, '11', 'runs'] })
    expect(outcomeOf(caseOf(''), other).state).toBe('missing')
  })

  it('leads to the line of the page', () => {
    const stack = `at eval (sample:${file}/L10.ts:12:4)`
    expect(outcomeOf(caseOf(''), end('failed', { stack })).line).toBe(12)
    expect(outcomeOf(caseOf(''), end('failed')).line).toBe(10)
  })

  it('tells the time-out that the page describes', () => {
    const message = 'Timed out retrying after 800ms: expected 1'
    expect(outcomeOf(caseOf('wrong'), end('failed', { message })).message).toBe(
      'Timed out retrying after 4000ms: expected 1',
    )
  })
})

describe('isAsExpected', () => {
  it.each([
    ['', 'passed', true],
    ['', 'failed', false],
    ['', 'skipped', true],
    ['wrong', 'passed', false],
    ['wrong', 'failed', true],
    ['wrong', 'skipped', false],
    ['avoid', 'passed', true],
    ['avoid', 'failed', false],
    // The compiler has found the mistake; Cypress may still accept it.
    ['errors="2345"', 'passed', true],
    ['errors="2345"', 'failed', true],
  ] as const)('%j %s: %s', (info, state, expected) => {
    expect(isAsExpected(outcomeOf(caseOf(info), end(state)))).toBe(expected)
  })

  it('never expects a sample to be missing', () => {
    expect(isAsExpected(outcomeOf(caseOf('errors="2345"')))).toBe(false)
  })

  it('compares the message with the quote', () => {
    const failed = end('failed', { message: '`cy.get()` never found `a`' })
    const judge = (quote: string) =>
      isAsExpected(outcomeOf(caseOf('wrong', quote), failed))
    expect(judge('cy.get() never found a')).toBe(true)
    expect(judge('cy.get() never found b')).toBe(false)
  })
})

describe('hasQuote', () => {
  const message = 'Timed out: `cy.click()` failed because\n\n`<a>`\n\nis hidden'

  it.each([
    ['Timed out: cy.click() failed because', true],
    ['failed because\n  <a>\nis hidden', true],
    ['Timed out: … is hidden', true],
    // In the wrong order.
    ['is hidden … <a>', false],
    ['is visible', false],
  ])('%j: %s', (quote, expected) => {
    expect(hasQuote(message, quote)).toBe(expected)
  })
})
