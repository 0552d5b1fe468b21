import type { DocusaurusConfig } from '@docusaurus/types'

/** Name and value of a response header. */
export type Header = readonly [string, string]

/** What Docusaurus tells search engines on the pages of a preview. */
export const robots = 'noindex, nofollow'

/** Browser features that neither our pages nor frames in them can use. */
const unused = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * The headers of every response.
 *
 * @param policy the Content-Security-Policy
 * @param site its origin, and whether to keep search engines away
 */
export function commonHeaders(
  policy: string,
  { url, noIndex }: Pick<DocusaurusConfig, 'url' | 'noIndex'>,
): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ...(noIndex ? [['X-Robots-Tag', robots] as const] : []),
    ...(url.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=63072000'] as const]
      : []),
  ]
}

/**
 * Folders, relative to the base URL, whose files never change. Files from the
 * bundler have a hash in their name, and those from `plugins/search` are in a
 * folder that's named after a hash of everything they're made from.
 */
export const lasting = ['assets/', 'search-index/']

/** For the files in these folders. */
export const forever: Header = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
]

/** For everything else: browsers cache it, but revalidate it every time. */
export const askFirst: Header = ['Cache-Control', 'no-cache']
