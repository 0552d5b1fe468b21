/** What search knows of a page. */
export interface PageRecord {
  title: string
  description: string
  /** Route with base URL. */
  path: string
  /** The section and the categories around the page. */
  trail: string[]
}

/** A piece of text, and whether it is what the reader looked for. */
export interface Piece {
  text: string
  marked: boolean
}

/** Letters, digits, and what names such as `Cypress._` and `$` consist of. */
const word = /([\p{L}\p{N}_$]+)/u

/** Words of a question that say nothing of its subject. */
const fillers = new Set(
  'a an can cy do does for how i in is my of on the to what with'.split(' '),
)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(word)
    .filter((_piece, index) => index % 2)

/** Hyphens and spaces aside, `retry-ability` and `Retryability` are one name. */
const nameOf = (text: string): string => wordsOf(text).join('')

/** What is chained to `cy` is a command, what `Cypress` owns is not. */
const identifier = /^\s*(?<owner>cy|cypress)?\.(?<name>[\w$.]+)/i

function foldersOf(query: string): string[] {
  const match = identifier.exec(query)
  if (!match) return []
  return match.groups?.owner?.toLowerCase() === 'cypress'
    ? ['/api/cypress-api/', '/api/utilities/']
    : ['/api/commands/']
}

/** Without the object it is called on and without its arguments. */
const subjectOf = (query: string): string =>
  identifier.exec(query)?.groups?.name ?? query

/** The words that a page must have, without those that only fill a question. */
function soughtWords(query: string): string[] {
  const words = [...new Set(wordsOf(subjectOf(query)))]
  const telling = words.filter((found) => !fillers.has(found))
  return telling.length ? telling : words
}

/** What a word must start with to be the sought one: plurals find singulars. */
const stemOf = (sought: string): string =>
  /^.{3,}[^s]s$/.test(sought) ? sought.slice(0, -1) : sought

/** Points for a word that is the sought one, and for one that starts as it. */
const fields: {
  read: (page: PageRecord) => string
  same: number
  start: number
}[] = [
  { read: ({ title }) => title, same: 10, start: 6 },
  { read: ({ path }) => lastOf(path), same: 8, start: 4 },
  { read: ({ trail }) => trail.join(' '), same: 3, start: 0 },
  { read: ({ description }) => description, same: 2, start: 1 },
]

const lastOf = (path: string): string =>
  path.replace(/\/$/, '').split('/').pop() ?? ''

function pointsFor(sought: string, page: PageRecord): number {
  const points = fields.map(({ read, same, start }) => {
    const words = wordsOf(read(page))
    if (words.includes(sought)) return same
    return words.some((found) => found.startsWith(stemOf(sought))) ? start : 0
  })
  return Math.max(...points)
}

/** Points for a page whose whole name is the query, or begins as it. */
function pointsForName(query: string, page: PageRecord): number {
  const sought = nameOf(subjectOf(query))
  const names = [nameOf(page.title), nameOf(lastOf(page.path))]
  if (names.includes(sought)) {
    return foldersOf(query).some((folder) => page.path.includes(folder))
      ? 80
      : 50
  }
  return names.some((name) => name.startsWith(sought)) ? 15 : 0
}

function score(query: string, words: string[], page: PageRecord): number {
  const whole = pointsForName(query, page)
  const points = words.map((sought) => pointsFor(sought, page))
  const hasAll = points.every((found) => found > 0)
  return hasAll || whole ? whole + points.reduce((a, b) => a + b, 0) : 0
}

/**
 * The pages that have every word of the query, best first: those of that name,
 * then by where the words stand. `cy.get(…)`, `.should` and `Cypress.config`
 * find the pages of these names in the API.
 */
export function rank(
  query: string,
  pages: readonly PageRecord[],
): PageRecord[] {
  const words = soughtWords(query)
  if (!words.length) return []
  return pages
    .map((page) => ({ page, points: score(query, words, page) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ page }) => page)
}

/** The words of a query without hits that would have some on their own. */
export function suggest(query: string, pages: readonly PageRecord[]): string[] {
  const words = soughtWords(query)
  if (words.length < 2) return []
  return words.filter((sought) => rank(sought, pages).length).slice(0, 4)
}

/** Cuts a text so that the words a query has found in it can be marked. */
export function mark(text: string, query: string): Piece[] {
  const stems = soughtWords(query).map(stemOf)
  return text
    .split(word)
    .map((piece, index) => ({
      text: piece,
      marked:
        index % 2 === 1 &&
        stems.some((stem) => piece.toLowerCase().startsWith(stem)),
    }))
    .filter((piece) => piece.text)
}
