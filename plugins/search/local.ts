import type { SearchClient } from './client'

/** What the files of the local index are found and shown with. */
export interface LocalOptions {
  /**
   * Folder of the index, from the site's root: `/search-index/c0ffee1234/`. Its
   * last part changes with the index, so that no cache and no deploy mixes two.
   */
  base: string
  /** Of the URLs in hits: `https://docs.cypress.io`. */
  origin: string
  /** Language of the pages, for the facet of that name. */
  language: string
  /** Values of the facet `docusaurus_tag` that the pages have. */
  tags: readonly string[]
}

/** Whether more should be fetched than what was asked for. */
export function isCheap(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Runs when the page has nothing better to do; Safari lacks the real one. */
export const whenIdle = (run: () => unknown) =>
  'requestIdleCallback' in window
    ? void requestIdleCallback(run)
    : void setTimeout(run, 200)

/** Searches the index that the build wrote; the engine loads on first use. */
export function createLocalClient(options: LocalOptions): SearchClient {
  const readFile = async (name: string): Promise<unknown> => {
    const url = `${options.base}${name}`
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return response.json()
  }
  const load = async () => {
    // Side by side: the first file does not need the engine to be fetched.
    const [core, { createEngine }] = await Promise.all([
      readFile('core.json'),
      import('./engine/engine'),
    ])
    return createEngine(options, core, readFile)
  }
  let engine: ReturnType<typeof load> | undefined
  const ready = () =>
    (engine ??= load().catch((error: unknown) => {
      // The next key tries again.
      engine = undefined
      throw error
    }))
  let isLoadingRest = false
  /** Once the first answer is there, what the next ones will need. */
  const loadRest = (loaded: Awaited<ReturnType<typeof load>>) => {
    if (isLoadingRest || !isCheap()) return
    isLoadingRest = true
    whenIdle(() =>
      loaded.loadTerms().catch(() => {
        // The next key tries again.
        isLoadingRest = false
      }),
    )
  }
  return {
    search: async (asked) => {
      const loaded = await ready()
      const answer = await loaded.search(
        'requests' in asked ? asked.requests : asked,
      )
      loadRest(loaded)
      return answer
    },
    preload: () =>
      ready().then(
        () => {},
        () => {},
      ),
    addAlgoliaAgent: () => {},
    transporter: { algoliaAgent: { value: 'local' } },
  }
}
