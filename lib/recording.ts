/**
 * A run of a sample in the real Cypress, as `npm run samples` records it and a
 * reader watches it: the lines of the Command Log, every attempt of a command that
 * retried, and the page over time. All times are in milliseconds since the start.
 */
export interface Recording {
  duration: number
  /** The size of the application's window, in CSS pixels. */
  width: number
  height: number
  /** Whether the test has failed. */
  hasFailed?: true
  lines: RecordedLine[]
  /** In order of time. Each page lasts until the next begins. */
  pages: RecordedPage[]
}

/** A line of the Command Log. */
export interface RecordedLine {
  /** As Cypress shows it, such as `get`, `assert`, or `(fetch)`. */
  name: string
  message: string
  state: 'passed' | 'failed' | 'warned' | 'pending'
  /** When the line appeared, and when it got its final state. */
  at: number
  end: number
  /** Continues the chain of the line above it, so Cypress puts a dash before it. */
  child?: true
  /** Reported by the application or Cypress, such as a request, instead of called by the test. */
  event?: true
  /** How deep the line is in groups, such as those of `within`. */
  level?: number
  /** The number of elements, if it isn't 1. */
  elements?: number
  /** The alias that the line defines, or what a session or an intercept did. */
  alias?: string
  /** The whole message, if the command failed. */
  error?: string
  /** What retries saw, in order of time, with the times of all attempts that saw the same. */
  tries?: { saw: string; at: number[] }[]
}

/** The application's page from a moment on. */
export interface RecordedPage {
  at: number
  /**
   * The name of its HTML file in `/replays/`, without `.html`. The elements that line
   * 3 found or acted on (counted from 0) have the attribute `data-line` with `3` among its words, and are
   * outlined when the address ends in `#line-3`.
   */
  file: string
  /** The address that it was at. */
  url: string
}

/** Recorded pages are scrolled in steps of so many pixels, because each has a style of its own. */
export const scrollStep = 50
