import type { RecordedLine } from '../../../lib/recording'

/** A line of a test's recording that passes. */
export const makeLine = (
  name: string,
  at: number,
  end: number,
  more: Partial<RecordedLine> = {},
): RecordedLine => ({ name, message: '', state: 'passed', at, end, ...more })
