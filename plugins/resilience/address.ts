import type { Redirect } from '../../src/data/types'

/**
 * What the router takes off the end of a path (core's normalizeLocation.js),
 * here in any case.
 */
export const htmlSuffix = /(?:\/index)?\.html$/i

/** The path without `.html` or `/index.html`: every page has one address. */
export function withoutSuffix(pathname: string, baseUrl: string): string {
  const path = pathname.replace(htmlSuffix, '')
  return `${path}/` === baseUrl ? baseUrl : path
}

/**
 * The path with single slashes. Two at its beginning would make of the first
 * word a host, and lead away from the site.
 */
export const withSingleSlashes = (pathname: string) =>
  pathname.replace(/\/{2,}/g, '/')

/** Whether the percent signs of a path or hash stand for text. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Hosts serve a page with a slash at the end and without; both are right. */
export const withoutSlash = (path: string) => path.replace(/\/$/, '')

/**
 * The path as the site writes it. The router takes any case, but the pages are
 * files, and most hosts tell upper from lower case. Hosts take `%24` for `$`,
 * but the router does not.
 *
 * @param pathname decodable
 */
export function asKnown(pathname: string, known: readonly string[]): string {
  const asked = withoutSlash(pathname)
  if (known.includes(asked)) return pathname
  const lower = decodeURIComponent(asked).toLowerCase()
  return known.find((path) => path.toLowerCase() === lower) ?? pathname
}

/**
 * Where the redirects lead from a path that is no page, in whatever case and
 * with whatever suffix and slashes it was written; `undefined` if nowhere. Only
 * what stands in the table is ever an answer.
 *
 * @param pathname decoded, with base URL; the redirects have none
 */
export function findRedirect(
  pathname: string,
  baseUrl: string,
  redirects: readonly Redirect[],
): string | undefined {
  const asked = withoutSlash(
    withoutSuffix(withSingleSlashes(pathname), baseUrl),
  ).toLowerCase()
  const base = baseUrl.toLowerCase()
  const found = redirects.find(
    ({ from }) => asked === base + from.slice(1).toLowerCase(),
  )
  return found && baseUrl + found.to.slice(1)
}

/**
 * The path and hash that the router can read: without suffix and double
 * slashes, written as the known paths are, and without what is not text.
 */
export function repairAddress(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  baseUrl: string,
  known: readonly string[],
): { pathname: string; hash: string } {
  const path = isDecodable(pathname)
    ? pathname
    : pathname.replaceAll('%', '%25')
  return {
    pathname: asKnown(withoutSuffix(withSingleSlashes(path), baseUrl), known),
    hash: isDecodable(hash) ? hash : '',
  }
}
