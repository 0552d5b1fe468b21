import type { SearchPage } from './page'

/**
 * Factors for pages that contain many terms but are rarely what people look
 * for, and for reference pages that should come up for everything they name.
 */
const known: [RegExp, number][] = [
  [/\/references\/changelog$/, 1.15],
  [/\/references\/configuration$/, 1.2],
  [/\/guides\/command-line$/, 1.2],
  [/\/references\/experiments$/, 1.3],
  // Asks in the words of readers.
  [/\/using-cypress-faq$/, 1.2],
  [/\/references\/(migration-guide|legacy-configuration)$/, 0.55],
  [/\/references\/changelog-\d+-to-\d+$/, 0.55],
  [/\/(plugins|examples\/.*)$/, 0.75],
  [/\/partials\//, 0.6],
  [/\/references\/(roadmap|release-stages)$/, 0.85],
]

const byPath = (path: string) =>
  known.find(([pattern]) => pattern.test(path))?.[1] ?? 1

/**
 * Pages that list hundreds of small things. People should find them by their
 * headings, so the text below counts less.
 */
const lists: [RegExp, number][] = [
  [/\/references\/changelog(-\d+-to-\d+)?$/, 0.2],
]

/** How much the text below the headings of a page counts. */
export const shareOfText = (path: string): number =>
  lists.find(([pattern]) => pattern.test(pathOf(path)))?.[1] ?? 1

/** A URL without its anchor, query, and trailing slash. */
const pathOf = (link: string) => link.replace(/[?#].*$/, '').replace(/\/$/, '')

/** How much a section that only links to other pages counts. */
export const signpostShare = 0.25

/**
 * How likely it is that people look for each page. Pages with more incoming
 * links get a higher value.
 */
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
