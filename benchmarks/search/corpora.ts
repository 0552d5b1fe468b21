import { slugOf } from '../../plugins/search/engine/slug'
import type { Section } from '../../plugins/search/build/cut'
import type { SearchPage } from '../../plugins/search/build/page'

/** Pseudorandom numbers that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** The share of words to change in a copy. */
const changed = 0.25

/**
 * Creates a larger site from copies of the pages. The copies share most words
 * with the originals, like pages of a real site, but also have some of their
 * own.
 */
export function multiply(
  pages: readonly SearchPage[],
  times: number,
): SearchPage[] {
  const random = createRandom(1)
  const words = [
    ...new Set(
      pages.flatMap(({ sections }) =>
        sections.flatMap(({ text }) => text.join(' ').split(/\s+/)),
      ),
    ),
  ]
  const pick = () => words[Math.floor(random() * words.length)] ?? ''
  const change = (copy: number) => (text: string) =>
    text.replace(/[a-z]{4,}/gi, (word) => {
      if (random() > changed) return word
      return random() < 0.1 ? `${word}${copy}` : pick()
    })
  return Array.from({ length: times }, (_, copy) => copy).flatMap((copy) =>
    copy === 0
      ? pages
      : pages.map((page) => {
          const vary = change(copy)
          return {
            ...page,
            path: `/copy-${copy}${page.path}`,
            title: `${vary(page.title)} ${copy}`,
            description: vary(page.description),
            sections: page.sections.map((section): Section => {
              const heading = vary(section.heading)
              return {
                ...section,
                heading,
                anchor: section.anchor && slugOf(heading),
                terms: section.terms.map(vary),
                text: section.text.map(vary),
                code: section.code.map(vary),
              }
            }),
          }
        }),
  )
}
