import type { SearchPage } from './page'

/**
 * Pages that have most words and are seldom what is sought, and those that
 * everything they name should lead to.
 */
const known: [RegExp, number][] = [
  [/\/references\/changelog$/, 1.15],
  [/\/references\/configuration$/, 1.2],
  [/\/guides\/command-line$/, 1.2],
  [/\/references\/experiments$/, 1.3],
  [/\/references\/(migration-guide|legacy-configuration)$/, 0.55],
  [/\/(plugins|examples\/.*)$/, 0.75],
  [/\/partials\//, 0.6],
  [/\/references\/(roadmap|release-stages)$/, 0.85],
]

const byPath = (path: string) =>
  known.find(([pattern]) => pattern.test(path))?.[1] ?? 1

/**
 * Pages on which a word stands for one of hundreds of small things: they are
 * found by their headings, and hardly by what stands below.
 */
const lists: [RegExp, number][] = [[/\/references\/changelog$/, 0.2]]

/** How much the words below the headings of a page count. */
export const shareOfText = (path: string): number =>
  lists.find(([pattern]) => pattern.test(pathOf(path)))?.[1] ?? 1

/** An address without the anchor, the query and the slash at its end. */
const pathOf = (link: string) => link.replace(/[?#].*$/, '').replace(/\/$/, '')

/** How likely each page is to be sought: what others link to, more so. */
export function priorsOf(pages: readonly SearchPage[]): number[] {
  const linked = new Map<string, number>()
  for (const { path, links } of pages) {
    for (const to of new Set(links.map(pathOf))) {
      if (to !== path) linked.set(to, (linked.get(to) ?? 0) + 1)
    }
  }
  return pages.map(
    ({ path }) =>
      byPath(pathOf(path)) *
      (1 + 0.04 * Math.log2(1 + (linked.get(pathOf(path)) ?? 0))),
  )
}
