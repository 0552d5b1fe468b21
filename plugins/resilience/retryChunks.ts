import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import './loadError.css'
import { showLoadError } from './showLoadError'

/** What the bundler's runtime exposes to the modules it wraps. */
declare const __webpack_require__: {
  /** Loads a chunk; resolves at once if it is there. */
  e: (chunk: string) => Promise<unknown>
  /** A chunk's address below the base URL. */
  u: (chunk: string) => string
}

const pauses = [300, 1000]

/**
 * Makes loading a chunk survive a bad connection. A chunk that fails is asked
 * for twice more, under a new address each time, because a cache may hold the
 * wrong answer. After that, the core reloads the page if another page was
 * wanted (PendingNavigation.js). But the chunks of the first page have no one
 * to catch their failure (clientEntry.js): there the load is kept waiting
 * until the visitor presses Retry, and hydration goes on as if nothing was.
 */
function retryChunks(): void {
  const loadChunk = __webpack_require__.e
  const addressOf = __webpack_require__.u
  const retries = new Map<string, number>()
  let asking: Promise<void> | undefined

  const retry = (chunk: string) => {
    retries.set(chunk, (retries.get(chunk) ?? 0) + 1)
    return loadChunk(chunk)
  }

  const askVisitor = (error: unknown) => {
    asking ??= new Promise<void>((resolve) =>
      showLoadError(String(error), resolve),
    ).finally(() => {
      asking = undefined
    })
    return asking
  }

  const load = (chunk: string): Promise<unknown> =>
    pauses
      .reduce(
        (attempt, pause) =>
          attempt.catch(async () => {
            await new Promise((resolve) => setTimeout(resolve, pause))
            return retry(chunk)
          }),
        loadChunk(chunk),
      )
      .catch(async (error: unknown) => {
        if (window.docusaurusRoot) throw error
        await askVisitor(error)
        return load(chunk)
      })

  __webpack_require__.e = load
  __webpack_require__.u = (chunk) => {
    const count = retries.get(chunk)
    return addressOf(chunk) + (count ? `?retry=${count}` : '')
  }
}

if (ExecutionEnvironment.canUseDOM) retryChunks()
