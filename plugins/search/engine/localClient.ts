import { whenIdle } from '../../../lib/whenIdle'
import type { SearchClient } from '../client'
import type { IndexSite } from './engine'
import { isIndexFile } from './indexFiles'

/** Where the local index is, and the site it describes. */
export interface LocalOptions extends IndexSite {
  /**
   * URL path of the index's folder: `/search-index/c0ffee1234/`. The last part
   * is a hash, so files from two deploys never get mixed up.
   */
  base: string
}

/** Whether to prefetch: not on slow networks, or if the reader saves data. */
export function isCheap(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Fetches a file of the index. Rejects if it's anything else. */
async function fetchFile(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const file: unknown = await response.json()
  if (!isIndexFile(file)) throw new Error(`${url} isn't a file of the index`)
  return file
}

/** Searches the index from the build. The engine loads on first use. */
export function createLocalClient(options: LocalOptions): SearchClient {
  const readFile = (name: string): Promise<unknown> => {
    const url = `${options.base}${name}`
    // The browser keeps these files forever, so one that was broken when it was
    // fetched has to be replaced.
    return fetchFile(url, 'default').catch(() => fetchFile(url, 'reload'))
  }
  const load = async () => {
    // In parallel, because the engine isn't needed to fetch the first file.
    const [core, { createEngine, reportMissed }] = await Promise.all([
      readFile('core.json'),
      import('./engine'),
    ])
    const { search, loadTerms } = createEngine(options, core, readFile)
    return {
      loadTerms,
      search: reportMissed((asked) =>
        search('requests' in asked ? asked.requests : asked),
      ),
    }
  }
  let engine: ReturnType<typeof load> | undefined
  const ready = () =>
    (engine ??= load().catch((error: unknown) => {
      // The next keystroke tries again.
      engine = undefined
      throw error
    }))
  let isLoadingRest = false
  /** Prefetches what later searches need, after the first answer. */
  const loadRest = (loaded: Awaited<ReturnType<typeof load>>) => {
    if (isLoadingRest || !isCheap()) return
    isLoadingRest = true
    whenIdle(
      () =>
        loaded.loadTerms().catch(() => {
          // The next keystroke tries again.
          isLoadingRest = false
        }),
      200,
    )
  }
  return {
    search: async (asked) => {
      const loaded = await ready()
      const answer = await loaded.search(asked)
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
