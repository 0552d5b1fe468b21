import { isCommandLine, type Case, type Left } from './cases'
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

/** Some samples run with a time-out that's shorter or longer than pages describe. */
const normalize = (message: string) =>
  message
    .replace(/\b(800|15000)ms\b/g, '4000ms')
    // Actions wait for one more frame before they look.
    .replace(/\b850ms\b/g, '4050ms')
    .trim()

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

/** Where and how a sample didn't do what its page says. */
export function describeOutcome({
  one,
  state,
  line,
  details = '',
}: Outcome): string {
  const place = `${one.sample.file}:${line}`
  if (state === 'missing') {
    return `${place} This sample didn't run, because its spec stopped before it.`
  }
  if (state !== 'failed') {
    return `${place} This sample is marked wrong, but ${state === 'passed' ? 'passes' : 'skips its tests'}. Make it fail, or if it works and readers still shouldn't write it, mark it "avoid".`
  }
  return one.expected === 'pass'
    ? `${place} ${details}`
    : `${place} This sample ${isCommandLine(one.sample) ? 'prints something else' : 'fails with another message'} than the page quotes.\nFound:  ${details}\nQuoted: ${one.quote ?? ''}`
}

const usesCypress = ({
  one: { sample },
}: {
  one: { sample: Case['sample'] }
}) => /\bcy\s*\./.test(sample.code)

/** How many samples ran, how many didn't and why, and how many failed. */
export function tabulate(
  outcomes: readonly Outcome[],
  left: readonly Left[],
  version: string,
): string {
  const ran = outcomes.filter(({ state }) => /passed|failed/.test(state))
  const skipped = outcomes.filter(({ state }) => state === 'skipped')
  const reasons = new Map<string, number>()
  for (const reason of [
    ...left.map((one) => one.reason),
    ...skipped.map(() => 'skips its tests here'),
  ]) {
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  const withCy = ran.filter(usesCypress).length
  const leftWithCy = [...left, ...skipped.map(({ one }) => one)].filter((one) =>
    usesCypress({ one }),
  ).length
  const share = ((100 * withCy) / (withCy + leftWithCy || 1)).toFixed(1)
  const rows: [string, number][] = [
    [`run in Cypress ${version}`, ran.length],
    [
      '  that have to fail',
      ran.filter(({ one }) => one.expected !== 'pass').length,
    ],
    ['checked against the types only', left.length + skipped.length],
    ...[...reasons]
      .sort(([, a], [, b]) => b - a)
      .map(([reason, number]): [string, number] => [`  ${reason}`, number]),
    [
      'not as the page says',
      outcomes.filter((one) => !isAsExpected(one)).length,
    ],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    ...rows.map(
      ([name, number]) =>
        `${name.padEnd(width)}  ${String(number).padStart(5)}`,
    ),
    `Of the samples that use cy, ${share} % run.`,
  ].join('\n')
}
