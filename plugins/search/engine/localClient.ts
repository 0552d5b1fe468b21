import { whenIdle } from '../../../lib/whenIdle'
import type { SearchClient } from '../client'
import type { IndexSite } from './engine'

/** Where the files of the local index are, and the site they were made from. */
export interface LocalOptions extends IndexSite {
  /**
   * Folder of the index, from the site's root: `/search-index/c0ffee1234/`. Its
   * last part changes with the index, so that no cache and no deploy mixes two.
   */
  base: string
}

/** Whether fetching more than the reader asked for costs them nothing. */
export function isCheap(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

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
      import('./engine'),
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
    whenIdle(
      () =>
        loaded.loadTerms().catch(() => {
          // The next key tries again.
          isLoadingRest = false
        }),
      200,
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
