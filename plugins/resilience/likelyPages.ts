import { htmlSuffix } from './address'

/** What the not-found page needs to know of a page. */
export interface ListedPage {
  path: string
  title: string
}

/** The words in a path or title, in lower case. */
export function wordsOf(text: string): string[] {
  return text
    .replace(htmlSuffix, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}$]+/u)
    .filter(Boolean)
}

/** The last part of a path in lower case, without its separators. */
const nameOf = (path: string) =>
  wordsOf(path.replace(/\/+$/, '').split('/').pop() ?? '').join('')

function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const framed = `^${text}$`
  for (let i = 0; i < framed.length - 1; i++) {
    const pair = framed.slice(i, i + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/** Sørensen–Dice: the share of neighboring letters two words have in common. */
function similarity(a: string, b: string): number {
  if (!a || !b) return 0
  const inB = pairs(b)
  let common = 0
  for (const [pair, count] of pairs(a)) {
    common += Math.min(count, inB.get(pair) ?? 0)
  }
  return (2 * common) / (a.length + 1 + b.length + 1)
}

/** How much the last part of the path is like the page's last part or title. */
function nameLikeness(asked: string, { path, title }: ListedPage): number {
  const name = nameOf(asked)
  return Math.max(
    similarity(name, nameOf(path)),
    similarity(name, wordsOf(title).join('')),
  )
}

/** The share of the path's words that the page's path or title has too. */
function sharedWords(asked: string, { path, title }: ListedPage): number {
  const words = wordsOf(asked)
  const known = new Set([...wordsOf(path), ...wordsOf(title)])
  return words.filter((word) => known.has(word)).length / words.length
}

/** Below this, names have no more than a few letters in common. */
const leastLikeness = 0.4

/**
 * The pages that a mistyped or outdated path may have meant, best first: their
 * names are alike, and the words in front of the name help to order them.
 */
export function likelyPages(
  asked: string,
  pages: readonly ListedPage[],
  most = 5,
): ListedPage[] {
  return pages
    .map((page) => ({ page, name: nameLikeness(asked, page) }))
    .filter(({ name }) => name >= leastLikeness)
    .map(({ page, name }) => ({
      page,
      score: 2 * name + sharedWords(asked, page),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}
