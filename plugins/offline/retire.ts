/** Replaces `worker.ts`, deletes what it saved, and unregisters itself. */

import type { PagesCache } from './kept'

interface RetiringScope {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listen: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void
}

const worker = self as unknown as RetiringScope

async function leave(): Promise<void> {
  const pagesCache: PagesCache = 'pages-1'
  for (const name of [pagesCache, 'files-1']) await caches.delete(name)
  await worker.registration.unregister()
}

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})
