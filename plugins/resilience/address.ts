/** What the router takes off the end of a path (core's normalizeLocation.js). */
export const htmlSuffix = /(?:\/index)?\.html$/

/** The path without `.html` or `/index.html`: every page has one address. */
export function withoutSuffix(pathname: string, baseUrl: string): string {
  const path = pathname.replace(htmlSuffix, '')
  return `${path}/` === baseUrl ? baseUrl : path
}

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
 * The path in the case in which the site writes it. The router takes any, but
 * the pages are files, and most hosts tell upper from lower case.
 */
export function inKnownCase(
  pathname: string,
  known: readonly string[],
): string {
  const asked = withoutSlash(pathname)
  if (known.includes(asked)) return pathname
  const lower = asked.toLowerCase()
  return known.find((path) => path.toLowerCase() === lower) ?? pathname
}

/**
 * The path and hash that the router can read: without suffix, in the case of
 * the known paths, and without what is not text.
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
    pathname: inKnownCase(withoutSuffix(path, baseUrl), known),
    hash: isDecodable(hash) ? hash : '',
  }
}
