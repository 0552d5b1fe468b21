import { headingsOf, snippetOf } from '../../../plugins/search/hits'
import { createLocalClient } from '../../../plugins/search/engine/localClient'

const client = createLocalClient({
  base: '/search-index/',
  origin: '',
  language: 'en',
  tags: [],
})

/** How many hits the dialog shows from each part of the site. */
const shownPerArea = 5

/**
 * Returns the pages of the hits, with the same request as the dialog, and marks the
 * matches in those that it would show.
 */
export async function search(query: string): Promise<string[]> {
  const { results } = await client.search([{ indexName: '', query }])
  const hits = results.flatMap((result) => result.hits)
  const shown = new Map<string, number>()
  for (const hit of hits) {
    const area = hit.hierarchy.lvl0
    const place = shown.get(area) ?? 0
    shown.set(area, place + 1)
    if (place >= shownPerArea) continue
    headingsOf(hit)
    snippetOf(hit)
  }
  return hits.map((hit) => hit.url_without_anchor)
}
