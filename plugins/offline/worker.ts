/**
 * The service worker. The build removes its types and writes it to `sw.js`, so it
 * can only import types.
 *
 * Pages come from the network, or from the cache if the network is slow or
 * down. Files have a hash in their URL, so they come from the cache if they're
 * there. A page is saved together with the files of its deploy, and a file is
 * deleted with the last page that needs it. That way, deploys never mix, and no
 * cache ever has to be cleared.
 */

import type { PagesCache, SeenPage } from './kept'

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  data: SeenPage
}

interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  addEventListener(
    type: 'activate',
    listen: (event: ExtendableEvent) => void,
  ): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(
    type: 'message',
    listen: (event: ExtendableMessageEvent) => void,
  ): void
}

const worker = self as unknown as ServiceWorkerScope

const pagesCache: PagesCache = 'pages-1'
const filesCache = 'files-1'

/** Number of pages to keep: the ones that were read last. */
const mostPages = 100

/** Milliseconds to wait for the network before showing a saved page. */
const patience = 4000

const base = new URL(worker.registration.scope).pathname

/** Maps `/docs/x/`, `/docs/x.html`, and `/docs/x/index.html` to `/docs/x`. */
const pageOf = (path: string) =>
  path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'

const isLasting = (path: string) =>
  path.startsWith(`${base}assets/`) || path.startsWith(`${base}search-index/`)

/** The text types of the files that last. Hosts answer a missing one with HTML. */
const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /json/,
}

/** Whether a response is what was asked for, as far as one can tell. */
async function isSound(path: string, response: Response): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? ''
  const expected = types[path.split('.').pop() ?? '']
  if (response.status !== 200 || type.includes('text/html')) return false
  if (expected && !expected.test(type)) return false
  if (!path.endsWith('.json')) return true
  // Rejects if it was cut off. A script that was cut off throws on the page, which
  // then asks for another copy.
  await response.clone().json()
  return true
}

const readPage = async (path: string) =>
  (await caches.open(pagesCache)).match(pageOf(path))

async function loadPage({ request, preloadResponse }: FetchEvent) {
  return (await preloadResponse) ?? (await fetch(request))
}

/**
 * Marks a page as a copy, which may be outdated. The styles come from
 * plugins/resilience, and `keepPages.ts` removes the note with the page.
 */
async function asCopy(page: Response | undefined) {
  if (!page) return undefined
  const html = await page.text()
  const note = `<div class="load-error" role="status" data-copy><strong>This is a saved copy.</strong><p>The network didn't answer, so this page is as you last opened it, and may be outdated.</p></div>`
  return new Response(html.replace(/<body[^>]*>/, `$&${note}`), page)
}

async function openPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const kept = () =>
    readPage(pathname)
      .then(asCopy)
      .catch(() => undefined)
  const loading = loadPage(event)
  const late = new Promise((resolve) => setTimeout(resolve, patience))
    .then(kept)
    .then((page) => page ?? loading)
  // A failure after the race is over would be reported as unhandled.
  late.catch(() => {})
  try {
    const response = await Promise.race([loading, late])
    return response.status < 500 ? response : ((await kept()) ?? response)
  } catch {
    const page = await kept()
    if (page) return page
    const offline = `${base}offline`
    if (pageOf(pathname) === offline) return Response.error()
    const wanted = encodeURIComponent(pathname + search)
    return Response.redirect(`${offline}?page=${wanted}`)
  }
}

/** Files that were just saved, and that no saved page may refer to yet. */
const fresh = new Set<string>()

async function keepFile(path: string, response: Response): Promise<void> {
  if (!(await isSound(path, response))) return
  const cache = await caches.open(filesCache)
  fresh.add(path)
  await cache.put(path, response)
}

async function openFile(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  // The page retries a file that was broken.
  const isRetry = search || event.request.cache === 'reload'
  const kept = isRetry
    ? undefined
    : await caches
        .open(filesCache)
        .then((cache) => cache.match(pathname))
        .catch(() => undefined)
  if (kept) return kept
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepFile(pathname, response.clone()).catch(() => {}))
    return response
  } catch (error) {
    // Nobody is waiting anymore, so it isn't an error that browsers should log.
    if (event.request.signal.aborted) return new Response(null, { status: 503 })
    throw error
  }
}

/** A page's whole HTML, if it's from the same deploy as the page that's open. */
async function fetchPage(
  path: string,
  scripts: string[],
): Promise<{ html: string; headers: Headers } | undefined> {
  // The browser usually has it cached, but maybe from an older deploy.
  for (const cache of ['force-cache', 'no-cache'] as const) {
    const response = await fetch(path, { cache })
    const html = await response.text()
    const isWhole = /<\/(body|html)>\s*$/.test(html)
    const isSame = scripts.every((script) => html.includes(script))
    if (response.ok && isWhole && isSame) {
      return { html, headers: response.headers }
    }
  }
  return undefined
}

async function keepPage({
  path,
  title,
  scripts,
  files,
}: ExtendableMessageEvent['data']): Promise<void> {
  const page = pageOf(path)
  const found = await fetchPage(page, scripts)
  if (!found) return
  // A file may have loaded only with a query that made it another address.
  const addresses = new Map(
    files.map((file) => [file.replace(/\?.*/, ''), file]),
  )
  const lasting = [...addresses.keys()].filter(isLasting)
  const cache = await caches.open(filesCache)
  await Promise.all(
    lasting.map(async (file) => {
      if (await cache.match(file)) return
      const response = await fetch(addresses.get(file) ?? file, {
        cache: 'force-cache',
      })
      await keepFile(file, response)
    }),
  )
  const headers = new Headers(found.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  headers.set('x-title', encodeURIComponent(title))
  headers.set('x-files', JSON.stringify(lasting))
  const pages = await caches.open(pagesCache)
  // Also moves the page to the end: keys are in the order they were read.
  await pages.put(page, new Response(found.html, { headers }))
  await dropOld()
}

/** Deletes the pages that were read longest ago, and files only they need. */
async function dropOld(): Promise<void> {
  const [pages, files] = await Promise.all([
    caches.open(pagesCache),
    caches.open(filesCache),
  ])
  const read = await pages.keys()
  const old = read.slice(0, Math.max(0, read.length - mostPages))
  await Promise.all(old.map((page) => pages.delete(page)))
  const kept = await pages.matchAll()
  const needed = new Set(
    kept.flatMap(
      (page) => JSON.parse(page.headers.get('x-files') ?? '[]') as string[],
    ),
  )
  const unneeded = (await files.keys()).filter(({ url }) => {
    const { pathname } = new URL(url)
    return !needed.has(pathname) && !fresh.has(pathname)
  })
  await Promise.all(unneeded.map((file) => files.delete(file)))
}

/** In Firefox 153, a preload that fails ends in an error page, whatever we answer. */
const preloading = navigator.userAgent.includes('Firefox')
  ? 'disable'
  : 'enable'

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      worker.clients.claim(),
      worker.registration.navigationPreload?.[preloading](),
    ]),
  )
})

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate') event.respondWith(openPage(event))
  else if (isLasting(pathname)) event.respondWith(openFile(event))
})

worker.addEventListener('message', (event) => {
  event.waitUntil(keepPage(event.data).catch(() => {}))
})
