import { createHash } from 'node:crypto'
import type { Origins } from '../../lib/origins'
import type { InlineCode } from './inlineCode'

const hash = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Sorted, so that two builds of one tree say the same. */
const hashes = (codes: ReadonlySet<string>) => [...codes].map(hash).sort()

/**
 * The Content-Security-Policy of the whole site. It is one, not one a page: a
 * visit keeps that of the document with which it began.
 *
 * @param origins what features ask of other servers
 */
export function toPolicy(
  { scripts, styles }: InlineCode,
  origins: readonly Origins[],
): string {
  const others = (kind: keyof Origins) => [
    ...new Set(origins.flatMap((needs) => needs[kind] ?? [])),
  ]
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['script-src', "'self'", ...hashes(scripts), ...others('script')],
    // Attributes count only with this word, and then only those with a hash.
    [
      'style-src',
      "'self'",
      "'unsafe-hashes'",
      ...hashes(new Set([...styles, ...others('styles')])),
    ],
    // Small pictures stand in the style sheet.
    ['img-src', "'self'", 'data:', ...others('img')],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...others('connect')],
    ['frame-src', ...others('frame')],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', ...others('trustedTypes')],
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}
