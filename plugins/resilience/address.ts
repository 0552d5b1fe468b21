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

/**
 * The nearest address that the router can read: no suffix, no hash that is
 * not text (it can name no heading), no path that is not text.
 */
export function repairAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  baseUrl: string,
): string {
  const path = isDecodable(pathname)
    ? pathname
    : pathname.replaceAll('%', '%25')
  return withoutSuffix(path, baseUrl) + search + (isDecodable(hash) ? hash : '')
}
