/** What an author has to mend, at its place. */
export interface Problem {
  /** Below the repository's root, with forward slashes. */
  file: string
  /** Counted from 1. */
  line: number
  /** What was found, what is allowed, and how to mend it. */
  message: string
}
