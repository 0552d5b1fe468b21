import siteConfig from '@generated/docusaurus.config'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'
import { whenIdle } from '../../lib/whenIdle'
import type { SeenPage } from './kept'

const { baseUrl } = siteConfig
const offlinePage = `${baseUrl}offline`

const isOurs = (url: string) =>
  new URL(url, location.href).origin === location.origin

const pathOf = (url: string) => new URL(url, location.href).pathname

/** The scripts that the HTML names, which are deferred; others they load. */
const scripts = ExecutionEnvironment.canUseDOM
  ? [...document.scripts]
      .filter(({ defer, src }) => defer && isOurs(src))
      .map(({ src }) => pathOf(src))
  : []

/** What the document has loaded of ours, for whichever of its pages. */
const files = new Set<string>()

function watchFiles(): void {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (isOurs(name)) files.add(pathOf(name))
    }
  }).observe({ type: 'resource', buffered: true })
}

async function startWorker(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register(`${baseUrl}sw.js`, {
    updateViaCache: 'none',
  })
  const { active } = await navigator.serviceWorker.ready
  return active
}

let starting: Promise<ServiceWorker | null> | undefined

/** Hands the page to the worker, and the one that it shows for unknown ones. */
async function keepPage(): Promise<void> {
  try {
    const worker = await (starting ??= startWorker())
    const seen = { path: location.pathname, title: document.title }
    // Nothing where the reader saves data: then there is no offline page.
    const loading = window.docusaurus.preload(offlinePage)
    await loading
    const pages = loading ? [{ path: offlinePage, title: '' }, seen] : [seen]
    for (const page of pages) {
      worker?.postMessage({
        ...page,
        scripts,
        files: [...files],
      } satisfies SeenPage)
    }
  } catch {
    // Storage is forbidden or the network is gone: the next page tries again.
    starting = undefined
  }
}

const isSupported =
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator

if (isSupported) {
  watchFiles()
  // What came later than the page itself: pictures, the index of the search.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && starting) void keepPage()
  })
} else if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  // A built site was looked at under the address of the dev server.
  void navigator.serviceWorker
    .getRegistrations()
    .then((found) => found.forEach((registration) => registration.unregister()))
}

/** Keeps each page that is read, when the browser has nothing else to do. */
const keepPages: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    if (!isSupported || pathname === previousLocation?.pathname) return
    if (document.readyState === 'complete') whenIdle(keepPage, 1000)
    else {
      window.addEventListener('load', () => whenIdle(keepPage, 1000), {
        once: true,
      })
    }
  },
}

export default keepPages
