import type { Case } from './cases'
import type { Ended } from './run'

/** What happened to a sample. */
export interface Outcome {
  one: Case
  state: 'passed' | 'failed' | 'skipped' | 'missing'
  /** The first line of the first error, as with the default time-outs. */
  message?: string
  /** All of the error. */
  details?: string
  /** The line of the page that failed. */
  line: number
  milliseconds: number
}

/** Joins the tests that ended to the samples that they belong to. */
export function toOutcomes(cases: Case[], ended: Ended[]): Outcome[] {
  const bySample = new Map<string, Ended[]>()
  for (const test of ended) {
    const [page, name] = test.titles
    const key = `${page}:${name}`
    bySample.set(key, [...(bySample.get(key) ?? []), test])
  }
  return cases.map((one) =>
    judge(one, bySample.get(`${one.sample.file}:${one.name}`) ?? []),
  )
}

function judge(one: Case, tests: Ended[]): Outcome {
  const failed = tests.find(({ state }) => state === 'failed')
  const state = failed
    ? 'failed'
    : tests.some((test) => test.state === 'passed')
      ? 'passed'
      : tests.length
        ? 'skipped'
        : 'missing'
  return {
    one,
    state,
    ...(failed && {
      message: firstLine(failed.message ?? ''),
      details: normalize(failed.message ?? ''),
    }),
    line: lineOf(one, failed?.stack ?? ''),
    milliseconds: tests.reduce((sum, test) => sum + test.milliseconds, 0),
  }
}

/** Samples that have to fail run with a shorter time-out than pages describe. */
const normalize = (message: string) =>
  message.replace(/\b500ms\b/g, '4000ms').trim()

/** The part of a message that identifies it, as with the default time-outs. */
export const firstLine = (message: string) =>
  normalize(message)
    .split('\n')
    .find((line) => line.trim()) ?? ''

/** Without what differs between a terminal and the Command Log. */
const bare = (text: string) => text.replace(/[`*]/g, '').replace(/\s+/g, ' ')

/**
 * Whether a message has all lines of a quote, in their order. `…` stands for
 * anything.
 */
export function hasQuote(message: string, quote: string): boolean {
  const parts = quote.split(/\n|…/).map((part) => bare(part).trim())
  const text = bare(normalize(message))
  let position = 0
  return parts.filter(Boolean).every((part) => {
    const found = text.indexOf(part, position)
    position = found + part.length
    return found >= 0
  })
}

/** The line of the page that a stack trace leads to. */
function lineOf({ sample }: Case, stack: string): number {
  const place = new RegExp(
    `${sample.file.replace(/[.]/g, '\\.')}/[^\\s:()]+:(\\d+):\\d+`,
  ).exec(stack)
  return place ? Number(place[1]) : sample.line
}

/** Whether the outcome is what the page says. */
export function isAsExpected({ one, state, details }: Outcome): boolean {
  if (state === 'missing') return false
  if (state === 'failed' && one.expected !== 'pass') {
    return one.quote === undefined || hasQuote(details ?? '', one.quote)
  }
  return state !== 'failed' && one.expected !== 'fail'
}
