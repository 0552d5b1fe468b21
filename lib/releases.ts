/** The anchor of a version: `15-3-0`. Published links use it. */
export const idOf = (version: string): string => version.replaceAll('.', '-')

/** The major version, which the page is grouped by. */
export const majorOf = (version: string): number => Number.parseInt(version)

/** A change of a release, apart from its kind. */
interface Change {
  /** Markdown that only has code and links. */
  text: string
  /** Numbers of its issues and pull requests in the Cypress repository. */
  issues: number[]
}

const numbers = /(?: #\d+)+$/

/** Splits a change like `Fixes a typo. #12 #345` into its text and its numbers. */
export function parseChange(change: string): Change {
  const text = change.replace(numbers, '')
  const issues = change.slice(text.length).match(/\d+/g) ?? []
  return { text, issues: issues.map(Number) }
}

/** GitHub redirects from here if the number is that of a pull request. */
export const addressOf = (issue: number): string =>
  `https://github.com/cypress-io/cypress/issues/${issue}`
