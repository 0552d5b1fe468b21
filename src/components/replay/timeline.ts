import type { RecordedLine, RecordedPage } from '../../../lib/recording'

/** Where a reader is in a recording. Several lines can end at the same time. */
export interface Position {
  time: number
  /** The line that's explained and outlined at this time. */
  line: number
}

export type Status = RecordedLine['state'] | 'waiting'

const isRunning = ({ at, end }: RecordedLine, time: number) =>
  at <= time && time < end

/**
 * The line that a reader should look at: the last command that's running, or
 * else the last thing that happened. Requests and the like run in the
 * background, so they don't hide a command that waits for them.
 */
export function lineAt(lines: readonly RecordedLine[], time: number): number {
  const running = lines.findLastIndex(
    (line) => !line.event && isRunning(line, time),
  )
  if (running >= 0) return running
  let latest = -1
  let current = 0
  lines.forEach(({ at, end }, index) => {
    const moment = end <= time ? end : at
    if (moment > time || moment < latest) return
    latest = moment
    current = index
  })
  return current
}

export const pageAt = (pages: readonly RecordedPage[], time: number): number =>
  Math.max(
    0,
    pages.findLastIndex(({ at }) => at <= time),
  )

/** What a line shows at a position. At its start, a later line hasn't begun yet. */
export function statusAt(
  line: RecordedLine,
  index: number,
  position: Position,
): Status {
  const { at, end, state } = line
  const { time } = position
  if (at > time || (index > position.line && at === time)) return 'waiting'
  return end > time ? 'pending' : state
}

/** In seconds, with as many digits as a single attempt takes. */
export const toSeconds = (time: number): string =>
  `${(time / 1000).toFixed(2)} s`
