/**
 * The service worker, as `sw.js` at the root of the site: its types are taken
 * out, nothing else is changed, so it imports nothing but types.
 *
 * A page comes from the network as long as there is one. What it is made of has
 * a hash in its address and is kept from the first time on. A page is kept only
 * together with the files of its own deploy, and files leave with the last page
 * that needs them: so an update mixes nothing, and nothing has to be cleared.
 */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  data: import('./kept').SeenPage
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

{
  const worker = self as unknown as ServiceWorkerScope

  const pagesCache: typeof import('./kept').pagesCache = 'pages-1'
  const filesCache = 'files-1'

  /** Pages that are kept: the ones read last. */
  const mostPages = 100

  /** Milliseconds after which a page that is kept is better than none. */
  const patience = 4000

  const base = new URL(worker.registration.scope).pathname

  /** `/docs/x/`, `/docs/x.html` and `/docs/x/index.html` are one page. */
  const pageOf = (path: string) =>
    path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'

  const isLasting = (path: string) =>
    path.startsWith(`${base}assets/`) || path.startsWith(`${base}search-index/`)

  /** Some hosts answer with a page where a file is missing. */
  const isSound = (response: Response) =>
    response.status === 200 &&
    !response.headers.get('Content-Type')?.includes('text/html')

  const readPage = async (path: string) =>
    (await caches.open(pagesCache)).match(pageOf(path))

  async function loadPage({ request, preloadResponse }: FetchEvent) {
    return (await preloadResponse) ?? (await fetch(request))
  }

  async function openPage(event: FetchEvent): Promise<Response> {
    const { pathname, search } = new URL(event.request.url)
    const kept = () => readPage(pathname).catch(() => undefined)
    const loading = loadPage(event)
    const late = new Promise((resolve) => setTimeout(resolve, patience))
      .then(kept)
      .then((page) => page ?? loading)
    // One of them has the answer; the other may still fail, unheard.
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

  /** Files that no page may have told of yet. */
  const fresh = new Set<string>()

  async function keepFile(path: string, response: Response): Promise<void> {
    if (!isSound(response)) return
    const cache = await caches.open(filesCache)
    fresh.add(path)
    await cache.put(path, response)
  }

  async function openFile(event: FetchEvent): Promise<Response> {
    const { pathname, search } = new URL(event.request.url)
    // A query asks for a fresh copy of a file that was no good.
    const kept = search
      ? undefined
      : await caches
          .open(filesCache)
          .then((cache) => cache.match(pathname))
          .catch(() => undefined)
    if (kept) return kept
    const response = await fetch(event.request)
    event.waitUntil(keepFile(pathname, response.clone()).catch(() => {}))
    return response
  }

  /** A page's HTML, if it is of the deploy that the reader has before them. */
  async function fetchPage(
    path: string,
    scripts: string[],
  ): Promise<{ html: string; headers: Headers } | undefined> {
    // The browser mostly has it; what it has may be of an older deploy.
    for (const cache of ['force-cache', 'no-cache'] as const) {
      const response = await fetch(path, { cache })
      const html = await response.text()
      if (response.ok && scripts.every((script) => html.includes(script))) {
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
    const lasting = files.filter(isLasting)
    const cache = await caches.open(filesCache)
    await Promise.all(
      lasting.map(async (file) => {
        if (await cache.match(file)) return
        const response = await fetch(file, { cache: 'force-cache' })
        await keepFile(file, response)
      }),
    )
    const headers = new Headers(found.headers)
    headers.delete('Content-Encoding')
    headers.delete('Content-Length')
    headers.set('x-title', encodeURIComponent(title))
    headers.set('x-files', JSON.stringify(lasting))
    const pages = await caches.open(pagesCache)
    // Also moves it behind all others: keys come in the order of reading.
    await pages.put(page, new Response(found.html, { headers }))
    await dropOld()
  }

  /** Forgets the pages read longest ago, and the files that only they had. */
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

  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        worker.clients.claim(),
        worker.registration.navigationPreload?.enable(),
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
}
