import type { Published } from '../../content/rules/addresses'
import type { Redirect, ShortLink } from '../../src/data/types'
import type { Successors } from './findAnchor'

/**
 * The successors of the ids that each published page has lost. Browsers keep the
 * hash when they follow a redirect, so those of a page that was moved belong to
 * the page where readers arrive, and so do the hashes of short links.
 */
export function successorsByPage(
  published: readonly Published[],
  redirects: readonly Redirect[],
  shortLinks: readonly ShortLink[],
): Map<string, Successors> {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]))
  const pages = new Map<string, Record<string, string>>()
  const pageOf = (path: string) => {
    const page = pages.get(path) ?? {}
    pages.set(path, page)
    return page
  }
  for (const { route, ids } of published) {
    const path = moved.get(route) ?? route
    if (path.includes('#')) continue
    const page = pageOf(path)
    for (const { id, successor } of ids) {
      if (!successor || successor.startsWith('top:')) continue
      page[id.toLowerCase()] ??= successor
    }
  }
  for (const { name, to } of shortLinks) {
    const [, hash] = /#(.+)/.exec(name) ?? []
    const [path = '', id] = to.split('#')
    if (hash && id) pageOf(path)[hash.toLowerCase()] ??= `#${id}`
  }
  return pages
}
