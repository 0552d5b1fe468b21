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

/** What tags that begin with AW or DC ask for besides. */
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
 * Where the configured services send and fetch, as their makers document it
 * for a Content-Security-Policy. What a Tag Manager container loads beyond that
 * is refused: inline code above all.
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
