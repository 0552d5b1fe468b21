import type { Hit, Hierarchy, MarkedHierarchy } from './client'

/** Says that some results, or their texts, couldn't be fetched. */
export const incomplete = (query: string) =>
  `Some results are missing for “${query}”. You might want to check your network connection.`

/** The levels of a hierarchy below the section of the site. */
export const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** A hit to show. DocSearch stores hits without marks. */
export type ShownHit = Pick<Hit, 'hierarchy' | 'content'> & {
  _highlightResult?: { hierarchy?: MarkedHierarchy }
  _snippetResult?: { content?: { value: string } }
}

/** The page's title and the headings down to a hit, as HTML with marks. */
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

/** An excerpt of the matching text, as HTML with marks. */
export const snippetOf = ({
  content,
  _snippetResult,
}: ShownHit): string | undefined =>
  _snippetResult?.content?.value ?? content ?? undefined

/** The level of a hit's deepest heading. */
export const lastLevelOf = (hierarchy: Hierarchy): (typeof levels)[number] =>
  levels.findLast((level) => hierarchy[level]) ?? 'lvl1'

/**
 * The path to a hit on the current site, which can be a preview on a different
 * domain than the index. Never leads to another site or runs a script.
 */
export function pathOf(url: string): string {
  try {
    const { pathname, search, hash } = new URL(url, 'https://site.invalid')
    // The router throws if it can't decode a path.
    decodeURIComponent(pathname)
    return `/${pathname.replace(/^\/+/, '')}${search}${hash}`
  } catch {
    return '/'
  }
}
