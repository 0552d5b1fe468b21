interface Pagefind {
  search(query: string): Promise<{
    results: { data(): Promise<{ url: string }> }[]
  }>
}

const load = async () => {
  const address = '/pagefind/pagefind.js'
  return (await import(/* @vite-ignore */ address)) as Pagefind
}
let index: ReturnType<typeof load> | undefined

/** How many results its own UI shows at first. */
const shown = 5

/** Returns the pages of the results. Each result is a file to fetch. */
export async function search(query: string): Promise<string[]> {
  const { results } = await (await (index ??= load())).search(query)
  const data = await Promise.all(
    results.slice(0, shown).map((result) => result.data()),
  )
  return data.map(({ url }) => url.replace(/\/$/, ''))
}
