// Replaces @docusaurus/core client/prefetch (3.10.2). Change: no address is
// asked for twice, where the original asks for the shared chunks once a link.
const asked = new Set<string>()

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

/** Fetches a chunk ahead of its use; a failure is left to the use. */
export default async function prefetch(url: string): Promise<void> {
  if (asked.has(url) || isLoaded(url)) return
  asked.add(url)
  try {
    await addPrefetchLink(url)
  } catch {
    asked.delete(url)
  }
}
