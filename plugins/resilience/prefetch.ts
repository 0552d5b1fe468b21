// Replaces @docusaurus/core client/prefetch (3.10.2). Changes: requests each URL
// only once, while the original requests the shared chunks again for every link, and
// waits for the reader, because the links in view lead to more than a page weighs.
const requested = new Set<string>()

const moves = ['keydown', 'pointermove', 'scroll', 'touchstart'] as const

let firstMove: Promise<unknown> | undefined

/** Waits until the reader does something: many tabs are opened and never used. */
const readerMoves = () =>
  (firstMove ??= Promise.race(
    moves.map(
      (name) =>
        new Promise((resolve) =>
          addEventListener(name, resolve, {
            capture: true,
            once: true,
            passive: true,
          }),
        ),
    ),
  ))

const isLoaded = (url: string) =>
  performance.getEntriesByName(new URL(url, location.href).href).length > 0

async function addPrefetchLink(url: string): Promise<void> {
  const link = document.createElement('link')
  if (!link.relList.supports('prefetch')) {
    await fetch(url)
    return
  }
  link.rel = 'prefetch'
  link.href = url
  document.head.append(link)
}

/** Fetches a chunk early. Failures are ignored until the chunk is needed. */
export default async function prefetch(url: string): Promise<void> {
  if (requested.has(url) || isLoaded(url)) return
  requested.add(url)
  await readerMoves()
  if (isLoaded(url)) return
  try {
    await addPrefetchLink(url)
  } catch {
    requested.delete(url)
  }
}
