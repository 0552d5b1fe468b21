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

/** Results that its own interface shows at first. */
const shown = 5

/** Pages of the results, of which each is a file to fetch. */
export async function search(query: string): Promise<string[]> {
  const { results } = await (await (index ??= load())).search(query)
  const data = await Promise.all(
    results.slice(0, shown).map((result) => result.data()),
  )
  return data.map(({ url }) => url.replace(/\/$/, ''))
}
