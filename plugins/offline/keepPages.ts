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

const addressOf = (url: string) => {
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}

/** The scripts in the HTML, which are deferred. They load all the others. */
const scripts = ExecutionEnvironment.canUseDOM
  ? [...document.scripts]
      .filter(({ defer, src }) => defer && isOurs(src))
      .map(({ src }) => pathOf(src))
  : []

/**
 * What has been loaded from this site since the document opened: paths, and the
 * queries of retries.
 */
const files = new Set<string>()

function watchFiles(): void {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (isOurs(name)) files.add(addressOf(name))
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

/** Has the worker save this page, and the offline page. */
async function keepPage(): Promise<void> {
  try {
    const worker = await (starting ??= startWorker())
    const seen = { path: location.pathname, title: document.title }
    // Undefined if the reader saves data. Then there's no offline page.
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
    // Storage is forbidden, or the network is down. The next page tries again.
    starting = undefined
  }
}

const isSupported =
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator

if (isSupported) {
  watchFiles()
  // Includes files that were loaded later, such as images and the search index.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && starting) void keepPage()
  })
} else if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  // The production build was served at the dev server's address before.
  void navigator.serviceWorker
    .getRegistrations()
    .then((found) => found.forEach((registration) => registration.unregister()))
}

/** Saves every page that's opened, once the browser is idle. */
const keepPages: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    if (!isSupported || pathname === previousLocation?.pathname) return
    if (previousLocation) document.querySelector('[data-copy]')?.remove()
    if (document.readyState === 'complete') whenIdle(keepPage, 1000)
    else {
      window.addEventListener('load', () => whenIdle(keepPage, 1000), {
        once: true,
      })
    }
  },
}

export default keepPages
