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
 * @param origin of the published site
 */
export function securityHeaders(policy: string, origin: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ...(origin.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=63072000'] as const]
      : []),
  ]
}

/** Of files with a hash in their name: they never change. */
export const forever: Header = [
  'Cache-Control',
  'public, max-age=31536000, immutable',
]

/** Of everything else: kept, and asked about each time. */
export const askFirst: Header = ['Cache-Control', 'no-cache']
