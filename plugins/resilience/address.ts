import type { Redirect } from '../../src/data/types'

/**
 * What the router removes from the end of a path (core's normalizeLocation.js),
 * but in upper case too.
 */
export const htmlSuffix = /(?:\/index)?\.html$/i

/** The path without `.html` or `/index.html`, so that each page has one URL. */
export function withoutSuffix(pathname: string, baseUrl: string): string {
  const path = pathname.replace(htmlSuffix, '')
  return `${path}/` === baseUrl ? baseUrl : path
}

/** The path without spaces at its end, which the router ignores too. */
const withoutSpaces = (pathname: string) => pathname.replace(/(?:%20)+$/, '')

/**
 * The path with single slashes. If it started with two, the first segment would
 * be another host.
 */
const withSingleSlashes = (pathname: string) => pathname.replace(/\/{2,}/g, '/')

/** Whether a path or hash has only valid percent-encoding. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Hosts serve pages both with and without a slash at the end. */
export const withoutSlash = (path: string) => path.replace(/\/$/, '')

/**
 * The path as the site writes it. The router ignores case, but pages are files,
 * and most hosts are case-sensitive. Hosts treat `%24` like `$`, but the router
 * doesn't.
 *
 * @param pathname must be decodable
 */
export function asKnown(pathname: string, known: readonly string[]): string {
  const asked = withoutSlash(pathname)
  if (known.includes(asked)) return pathname
  const lower = decodeURIComponent(asked).toLowerCase()
  return known.find((path) => path.toLowerCase() === lower) ?? pathname
}

/**
 * Finds the redirect for a path that isn't a page, ignoring case, suffix, and
 * extra slashes. Only ever returns targets from the list.
 *
 * @param pathname decoded, with the base URL, which the redirects don't have
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
 * Rewrites a URL so that the router can read it: without suffix and double
 * slashes, in the case of the known paths, and without invalid encoding.
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
    pathname: asKnown(
      withoutSuffix(withSingleSlashes(withoutSpaces(path)), baseUrl),
      known,
    ),
    hash: isDecodable(hash) ? hash : '',
  }
}
