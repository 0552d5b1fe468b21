import type { Origins } from '../../lib/origins'
import type { Ids } from './ids'

const google: Origins = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  trustedTypes: ['goog#html'],
}

const advertising = [
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
  'https://www.googleadservices.com',
]

/** What tags that start with AW or DC need in addition. */
const googleAds: Origins = {
  script: advertising,
  connect: [...advertising, 'https://pagead2.googlesyndication.com'],
  img: [...advertising, 'https://pagead2.googlesyndication.com'],
}

const fullstory: Origins = {
  script: ['https://edge.fullstory.com'],
  connect: ['https://edge.fullstory.com', 'https://rs.fullstory.com'],
  img: ['https://rs.fullstory.com'],
}

const kinds = ['script', 'connect', 'img', 'trustedTypes'] as const

/**
 * What the configured services need in a Content-Security-Policy, according to
 * their documentation. Anything else that a Tag Manager container loads is
 * blocked, especially inline code.
 */
export function originsOf(ids: Ids): Origins {
  const needed = [
    ...(ids.gtag || ids.gtm ? [google] : []),
    ...(/\b(AW|DC)-/.test(ids.gtag ?? '') ? [googleAds] : []),
    ...(ids.fullstory ? [fullstory] : []),
  ]
  return Object.fromEntries(
    kinds.map((kind) => [kind, needed.flatMap((one) => one[kind] ?? [])]),
  )
}
