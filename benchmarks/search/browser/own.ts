import { createLocalClient } from '../../../plugins/search/engine/localClient'

const client = createLocalClient({
  base: '/search-index/',
  origin: '',
  language: 'en',
  tags: [],
})

/** Returns the pages of the hits, with the same request as the dialog. */
export async function search(query: string): Promise<string[]> {
  const { results } = await client.search([{ indexName: '', query }])
  return results.flatMap(({ hits }) =>
    hits.map((hit) => hit.url_without_anchor),
  )
}
