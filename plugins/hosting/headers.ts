import type { DocusaurusConfig } from '@docusaurus/types'

/** A header of an answer: name and value. */
export type Header = readonly [string, string]

/** What features of the browser no page and no frame of ours may use. */
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
 * What every answer says, whatever is asked for.
 *
 * @param policy the Content-Security-Policy
 * @param site its origin, and whether search engines should leave it out
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
    ...(noIndex ? [['X-Robots-Tag', 'noindex'] as const] : []),
    ...(url.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=63072000'] as const]
      : []),
  ]
}

/**
 * Folders, below the base URL, of files that never change under their address:
 * the bundler's have a hash of their own, those of `plugins/search` a folder
 * that is named by all that goes into them.
 */
export const lasting = ['assets/', 'search-index/']

/** Of files in these folders. */
export const forever: Header = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
]

/** Of everything else: kept, and asked about each time. */
export const askFirst: Header = ['Cache-Control', 'no-cache']
