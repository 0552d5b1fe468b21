import type { Published } from '../../content/rules/addresses'
import type { Redirect, ShortLink } from '../../src/data/types'
import type { Successors } from './findAnchor'

/** Where sections are now, by their old id in lowercase. */
type Addresses = Readonly<Record<string, string>>

/** Puts ids with the same address together, which makes the files much shorter. */
export function groupByAddress(addresses: Addresses): Successors {
  const groups: Record<string, string[]> = {}
  for (const [id, address] of Object.entries(addresses)) {
    const isSame = /^\/.*#/.test(address) && address.endsWith(`#${id}`)
    const name = isSame ? address.slice(0, -id.length) : address
    ;(groups[name] ??= []).push(id)
  }
  return groups
}

/**
 * The successors of the ids that each published page has lost. Browsers keep the
 * hash when they follow a redirect, so those of a page that was moved belong to
 * the page where readers arrive, and so do the hashes of short links.
 */
export function successorsByPage(
  published: readonly Published[],
  redirects: readonly Redirect[],
  shortLinks: readonly ShortLink[],
): Map<string, Addresses> {
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
      if (!successor || successor === 'top') continue
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
