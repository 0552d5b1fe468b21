/**
 * Something that an author has to fix, and where it is.
 *
 * All messages have the same shape, and so do the errors that end a build:
 *
 *     Unknown box ":::tpi". Allowed: note, tip, info. Did you mean "tip"?
 *     The slug "/api/a" is outside the page's section. Start it with "/guides/".
 *     Version 6.10.0 is below 6.0.0. Sort the rows with the newest version first.
 *
 * 1. What was found, with the author's own words in double quotes.
 * 2. What's allowed, or why it's wrong, unless that's obvious. A list of values
 *    starts with "Allowed:" and has no quotes.
 * 3. How to fix it, as an instruction ("Write …", "Remove …"). `suggest()` makes
 *    one when the author probably mistyped a known name.
 *
 * One to three full sentences, each with a capital and a period. Errors about
 * configuration put the three parts on lines that start with Found, Allowed,
 * and Fix.
 */
export interface Problem {
  /** Relative to the repository's root, with forward slashes. */
  file: string
  /** Starts at 1. */
  line: number
  message: string
}
