import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import './loadError.css'
import { showLoadError } from './showLoadError'

/** What the bundler's runtime exposes to the modules it wraps. */
declare const __webpack_require__: {
  /** Loads a chunk. Resolves immediately if it's loaded already. */
  e: (chunk: string) => Promise<unknown>
  /** A chunk's path relative to the base URL. */
  u: (chunk: string) => string
}

const pauses = [300, 1000]

/**
 * Makes chunks load on a bad connection. A failed chunk is retried twice, with a
 * new URL each time, because a broken response could be cached. If that fails
 * during a navigation, the core reloads the page (PendingNavigation.js). But for
 * the first page, nothing catches the error (clientEntry.js). So loading waits
 * until the visitor presses Retry, and then hydration continues.
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

/** Loads the page again with fresh scripts, because browsers keep broken ones. */
async function reloadAll(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(location.origin))
    .filter(({ name }) => name.endsWith('.js'))
  await Promise.allSettled(
    scripts.map(({ name }) => fetch(name, { cache: 'reload' })),
  )
  location.reload()
}

/** A module that throws before React runs leaves a page that doesn't respond. */
function reportFirstError({ reason }: PromiseRejectionEvent): void {
  if (!window.docusaurusRoot) showLoadError(String(reason), reloadAll)
}

if (ExecutionEnvironment.canUseDOM) {
  retryChunks()
  addEventListener('unhandledrejection', reportFirstError)
}
