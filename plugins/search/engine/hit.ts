import { escapeHtml } from '../../../lib/escapeHtml'
import type {
  Hierarchy,
  Hit,
  HitType,
  MarkedHierarchy,
  SearchRequest,
} from '../client'
import type { SectionText } from './indexFiles'
import type { Highlighter, Piece } from './highlight'
import type { Outline } from './outline'
import type { Ranked } from './rank'

interface Context {
  outline: Outline
  request: SearchRequest
  highlighter: Highlighter
  origin: string
}

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** Length of a snippet in words, unless the request specifies it. */
const snippetWords = 15

function wordsAsked({ attributesToSnippet }: SearchRequest): number {
  const asked = attributesToSnippet
    ?.find((attribute) => attribute.startsWith('content'))
    ?.split(':')[1]
  return Number(asked) || snippetWords
}

/** The sections above a section, starting with the page's title, and itself. */
function pathTo(
  section: number,
  { levels, firstSection, pageOfSection }: Outline,
) {
  const path = [section]
  const first = firstSection[pageOfSection[section]!]!
  for (let above = section; above > first;) {
    const level = levels[above]!
    do above--
    while (levels[above]! >= level)
    path.unshift(above)
  }
  return path
}

const asksForTexts = ({ attributesToHighlight }: SearchRequest) =>
  attributesToHighlight?.includes('content') === true

/**
 * Whether to show text with a hit. For headings, the request must ask for it.
 */
export const showsText = (
  { isHeading }: Ranked,
  request: SearchRequest,
): boolean => !isHeading || asksForTexts(request)

/** Marks text when it's shown: the dialog leaves out many of the hits. */
function markLater(mark: () => string) {
  let marked: string | undefined
  return {
    get value() {
      return (marked ??= mark())
    },
  }
}

/** Converts a hit to the format of the hosted service. */
export function toHit(
  hit: Ranked,
  known: SectionText | undefined,
  context: Context,
): Hit {
  const { outline, request, highlighter, origin } = context
  const { section } = hit
  const sections = pathTo(section, outline)
  const isDeep = outline.levels[section]! > outline.depth
  if (isDeep && !known) {
    // Its heading hasn't loaded yet, so show the closest one above it.
    const above = sections.findLast(
      (one) => outline.levels[one]! <= outline.depth,
    )!
    return toHit({ ...hit, section: above }, undefined, context)
  }
  const page = outline.pageOfSection[section]!
  const hierarchy: Hierarchy = {
    lvl0: escapeHtml(outline.areas[outline.areaOf(page)]!),
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }
  const marked: MarkedHierarchy = { lvl0: { value: hierarchy.lvl0 } }
  const headings = [
    ...sections
      .filter((one) => outline.levels[one]! <= outline.depth)
      .map(outline.headingOf),
    ...(known?.headings ?? []),
  ]
  headings.forEach((heading, index) => {
    const level = levels[index]!
    hierarchy[level] = escapeHtml(heading)
    marked[level] = markLater(() => highlighter.mark(heading))
  })
  const pieces = known && showsText(hit, request) ? known.pieces : []
  let piece: Piece | undefined
  const best = () => (piece ??= highlighter.best(pieces))
  const type: HitType =
    hit.isHeading || !pieces.length ? levels[headings.length - 1]! : 'content'
  const anchor = isDeep ? (known?.anchor ?? '') : outline.anchorOf(section)
  const path = outline.paths[page]!
  const url = origin + path
  return {
    objectID: `${path}#${anchor ?? ''}`,
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    type,
    hierarchy,
    get content() {
      return pieces.length ? escapeHtml(best().text) : null
    },
    _highlightResult: { hierarchy: marked },
    _snippetResult: {
      hierarchy: marked,
      ...(pieces.length && {
        content: markLater(() =>
          highlighter.snippet(best(), wordsAsked(request)),
        ),
      }),
    },
  }
}
