import type { RecordedLine, Recording } from '../../../lib/recording'
import { type Position, statusAt } from './timeline'

/** How many rows the clock has at most, so that it fits on a phone. */
const mostRows = 5

/** What the eye can tell from nothing: a share of the whole, and milliseconds. */
const noticeableShare = 0.04
const noticeable = 100

/** The distances that an axis may have between its marks, in milliseconds. */
const distances = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000]

/** How many marks an axis has at most. */
const mostMarks = 6

interface Attempt {
  at: number
  saw: string
}

/** The attempts that failed, in order of time. The last one isn't among them. */
export const attemptsOf = ({ tries = [] }: RecordedLine): Attempt[] =>
  tries
    .flatMap(({ saw, at }) => at.map((moment) => ({ at: moment, saw })))
    .sort((a, b) => a.at - b.at)

/**
 * The lines that are worth a row of the clock: those that took the longest or
 * tried again, in order of time.
 */
export function rowsOf({ lines, duration }: Recording): number[] {
  const least = Math.max(noticeable, duration * noticeableShare)
  const lasted = (index: number) => {
    const line = lines[index]
    return line ? line.end - line.at : 0
  }
  return lines
    .flatMap(({ tries }, index) =>
      tries?.length || lasted(index) >= least ? [index] : [],
    )
    .sort((a, b) => lasted(b) - lasted(a))
    .slice(0, mostRows)
    .sort((a, b) => (lines[a]?.at ?? 0) - (lines[b]?.at ?? 0) || a - b)
}

/** The times that are written on the axis below the clock. */
export function marksOf(duration: number): number[] {
  const distance =
    distances.find((each) => duration / each < mostMarks) ?? duration
  return Array.from(
    { length: Math.floor(duration / distance) + 1 },
    (_, index) => index * distance,
  )
}

const plural = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
}

const toOrdinal = (number: number) =>
  `${number}${endings[plural.select(number)] ?? 'th'}`

/**
 * Says what the test does at a position, for readers who don't know the command.
 * Code is between backticks.
 */
export function describe({ lines }: Recording, position: Position): string {
  const line = lines[position.line]
  return line ? `\`${line.name}\` ${describeLine(line, position)}` : ''
}

function describeLine(line: RecordedLine, position: Position): string {
  const attempts = attemptsOf(line)
  const past = attempts.filter(({ at }) => at <= position.time)
  switch (statusAt(line, position.line, position)) {
    case 'waiting':
      return 'comes next'
    case 'pending': {
      const last = past.at(-1)
      if (!last) return line.event ? 'is under way' : 'is running'
      const what =
        past.length === 1
          ? 'makes its 1st attempt'
          : `tries again, ${toOrdinal(past.length)} attempt`
      const saw = last.saw.replace(/[.:]\s*$/, '')
      return saw ? `${what}: ${saw}` : what
    }
    case 'failed':
      return attempts.length
        ? `timed out after ${attempts.length + 1} attempts`
        : 'failed'
    case 'warned':
      return 'passed with a warning'
    case 'passed':
      return attempts.length
        ? `passed after ${attempts.length + 1} attempts`
        : 'passed'
  }
}
