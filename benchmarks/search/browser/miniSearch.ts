import MiniSearch, { type SearchResult } from 'minisearch'

const load = async () =>
  MiniSearch.loadJSON(await (await fetch('/index.json')).text(), {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: {
      fuzzy: 0.2,
      prefix: true,
      boost: { title: 4, text: 2, titles: 1 },
    },
  })
let index: ReturnType<typeof load> | undefined

/** Returns the pages of the first hits. */
export async function search(query: string): Promise<string[]> {
  const found: SearchResult[] = (await (index ??= load())).search(query)
  return found.slice(0, 20).map(({ id }) => String(id).replace(/#.*/, ''))
}
