import type { Hit } from '../client'

/** The hits on one page: the page itself, if it's a hit, and its sections. */
export interface FoundPage {
  url: string
  first: Hit
  page?: Hit
  sections: Hit[]
}

/** Groups hits by page, in the order of each page's best hit. */
export function pagesOf(hits: readonly Hit[]): FoundPage[] {
  const pages = new Map<string, FoundPage>()
  for (const hit of hits) {
    const url = hit.url_without_anchor
    const found = pages.get(url) ?? { url, first: hit, sections: [] }
    pages.set(url, found)
    if (!hit.hierarchy.lvl2 && !found.page) found.page = hit
    else found.sections.push(hit)
  }
  return [...pages.values()]
}
