import { createHash } from 'node:crypto'
import type { Origins } from '../../lib/origins'
import type { InlineCode } from './inlineCode'

const hash = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Sorted, to make builds reproducible. */
const hashes = (codes: ReadonlySet<string>) => [...codes].map(hash).sort()

/**
 * The Content-Security-Policy of the site. All pages share one, because
 * client-side navigation keeps the policy of the page that was loaded first.
 *
 * @param origins what each feature needs
 */
export function toPolicy(
  { scripts, styles }: InlineCode,
  origins: readonly Origins[],
): string {
  const others = (kind: keyof Origins) => [
    ...new Set(origins.flatMap((needs) => needs[kind] ?? [])),
  ]
  const directives: [string, ...string[]][] = [
    // Firefox asks this about prefetched files, which no other directive is for.
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    // Recorded runs show pages of their own: see plugins/replays.
    ['frame-ancestors', "'self'"],
    ['script-src', "'self'", ...hashes(scripts), ...others('script')],
    // Hashes apply to style attributes only with 'unsafe-hashes'.
    [
      'style-src',
      "'self'",
      "'unsafe-hashes'",
      ...hashes(new Set([...styles, ...others('styles')])),
    ],
    // Small images are inlined in the style sheet.
    ['img-src', "'self'", 'data:', ...others('img')],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...others('connect')],
    ['frame-src', "'self'", ...others('frame')],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', ...others('trustedTypes')],
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}
