import { htmlSuffix } from './address'

/** What the not-found page needs to know about a page. */
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

/** The last segment of a path, in lower case and without separators. */
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

/** Sørensen–Dice coefficient: the share of letter pairs that two words share. */
function similarity(a: string, b: string): number {
  if (!a || !b) return 0
  const inB = pairs(b)
  let common = 0
  for (const [pair, count] of pairs(a)) {
    common += Math.min(count, inB.get(pair) ?? 0)
  }
  return (2 * common) / (a.length + 1 + b.length + 1)
}

/** How similar the path's last segment is to the page's last segment or title. */
function nameSimilarity(asked: string, { path, title }: ListedPage): number {
  const name = nameOf(asked)
  return Math.max(
    similarity(name, nameOf(path)),
    similarity(name, wordsOf(title).join('')),
  )
}

/** The share of the path's words that are in the page's path or title. */
function sharedWords(asked: string, { path, title }: ListedPage): number {
  const words = wordsOf(asked)
  const known = new Set([...wordsOf(path), ...wordsOf(title)])
  return words.filter((word) => known.has(word)).length / words.length
}

/** Names below this only have a few letters in common. */
const minSimilarity = 0.4

/**
 * The pages that a mistyped or outdated path could mean, best first. They have a
 * similar name, and the words before it help to rank them.
 */
export function likelyPages(
  asked: string,
  pages: readonly ListedPage[],
  most = 5,
): ListedPage[] {
  return pages
    .map((page) => ({ page, name: nameSimilarity(asked, page) }))
    .filter(({ name }) => name >= minSimilarity)
    .map(({ page, name }) => ({
      page,
      score: 2 * name + sharedWords(asked, page),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}
