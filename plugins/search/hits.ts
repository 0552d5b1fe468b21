import type { Hit, Hierarchy, MarkedHierarchy } from './client'

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** What was stored of a hit has lost its marks. */
export type ShownHit = Pick<Hit, 'hierarchy' | 'content'> & {
  _highlightResult?: { hierarchy?: MarkedHierarchy }
  _snippetResult?: { content?: { value: string } }
}

/** The page's title and the headings that lead to a hit, as marked HTML. */
export function headingsOf({
  hierarchy,
  _highlightResult,
}: ShownHit): string[] {
  const marked = _highlightResult?.hierarchy
  return levels.flatMap((level) => {
    const heading = marked?.[level]?.value ?? hierarchy[level]
    return heading ? [heading] : []
  })
}

/** Some words of the text that answers, as marked HTML. */
export const snippetOf = ({
  content,
  _snippetResult,
}: ShownHit): string | undefined =>
  _snippetResult?.content?.value ?? content ?? undefined

/** The level of the heading that a hit is below, or is. */
export const lastLevelOf = (hierarchy: Hierarchy): (typeof levels)[number] =>
  levels.findLast((level) => hierarchy[level]) ?? 'lvl1'

/**
 * Where a hit leads on the site that is being read, which may be a preview of
 * the one whose address is in the index. Never another site, never a script.
 */
export function pathOf(url: string): string {
  try {
    const { pathname, search, hash } = new URL(url, 'https://site.invalid')
    // The router fails where it cannot decode a path.
    decodeURIComponent(pathname)
    return `/${pathname.replace(/^\/+/, '')}${search}${hash}`
  } catch {
    return '/'
  }
}
