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
export const normalize = (message: string) =>
  message
    .replace(/\b500ms\b/g, (wait) => (wait === '500ms' ? '4000ms' : wait))
    .trim()

const firstLine = (message: string) =>
  normalize(message).split('\n').find((line) => line.trim()) ?? ''

/** The line of the page that a stack trace leads to. */
function lineOf({ sample }: Case, stack: string): number {
  const place = new RegExp(
    `${sample.file.replace(/[.]/g, '\\.')}/[^\\s:()]+:(\\d+):\\d+`,
  ).exec(stack)
  return place ? Number(place[1]) : sample.line
}

/** Whether the outcome is what the page says. */
export const isAsExpected = ({ one, state }: Outcome): boolean =>
  state === 'skipped' ||
  (state === 'passed' && one.expected !== 'fail') ||
  (state === 'failed' && one.expected !== 'pass')
