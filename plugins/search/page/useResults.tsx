import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchAnswer, SearchResponse } from '../client'
import { searchFieldId } from '../keys'
import { clientOf } from '../session'
import { facetFiltersOf, type SearchSettings } from '../settings'
import { useRetryOnline } from '../useRetryOnline'

/**
 * How many results to show at first, and to add with each click on "Show more".
 */
export const portion = 20

/**
 * How long to wait for complete results if the reader isn't typing, in
 * milliseconds.
 */
const patience = 1000

/** The facet for sections of the site. */
const attribute = 'hierarchy.lvl0'

interface Wanted {
  query: string
  /** The label of a section, or '' for all. */
  area: string
  portions: number
}

/** The results of a query. */
export interface Answer extends Wanted {
  response: SearchResponse
  /** Whether something is missing from the response, and a retry may find it. */
  isPartial?: boolean
  /**
   * The number of results in each section. Unknown until results are complete.
   */
  counts?: Record<string, number>
}

interface Results {
  /** The last answer, which may be for an earlier query. */
  answer?: Answer
  hasFailed: boolean
  retry: () => void
}

const request = (
  settings: SearchSettings,
  { query, area, portions }: Wanted,
) => ({
  indexName: settings.indexName,
  query,
  hitsPerPage: portion * portions,
  facetFilters: [
    ...facetFiltersOf(settings),
    ...(area ? [`${attribute}:${area}`] : []),
  ],
  facets: [attribute],
  attributesToHighlight: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
    'content',
  ],
  attributesToSnippet: ['content:30'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
})

function toRequests(settings: SearchSettings, wanted: Wanted) {
  const own = request(settings, wanted)
  // The hosted service only counts filtered hits, so count all in a second
  // request.
  return wanted.area
    ? [own, { ...request(settings, { ...wanted, area: '' }), hitsPerPage: 0 }]
    : [own]
}

function toAnswer(
  wanted: Wanted,
  { results, more, isPartial }: SearchAnswer,
): Answer {
  const [response] = results
  if (!response) throw new Error('Empty search response')
  const isCounted = response.exhaustiveNbHits || (!more && !isPartial)
  return {
    ...wanted,
    response,
    isPartial,
    counts: isCounted ? (results.at(-1)?.facets?.[attribute] ?? {}) : undefined,
  }
}

/** Waits for more complete answers, up to `patience`. */
async function wholeSoon(found: SearchAnswer): Promise<SearchAnswer> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  let whole = found
  for (;;) {
    const more = await Promise.race([whole.more, late])
    if (!more) return whole
    whole = more
  }
}

const isTyping = () => document.activeElement?.id === searchFieldId

/** What was shown last, for a reader who opens a result and goes back. */
let lastAnswer: Answer | undefined

/**
 * Searches when the query changes, and ignores outdated answers. While the
 * reader types, incomplete answers are shown right away. After following a
 * link, the first answer waits to be complete, so results don't move while
 * being read.
 */
export function useResults(
  settings: SearchSettings,
  { query, area, portions }: Wanted,
): Results {
  const [answer, setAnswer] = useState(() => {
    const { query: last, area: within, portions: shown } = lastAnswer ?? {}
    const isSame = last === query && within === area && shown === portions
    // Right away, so that the page is tall enough to scroll to where it was.
    return isSame ? lastAnswer : undefined
  })
  const [failed, setFailed] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const isFirst = useRef(true)

  useEffect(() => {
    if (!query) return
    let isCurrent = true
    const wanted = { query, area, portions }
    const complete = (found: SearchAnswer) =>
      isFirst.current && !isTyping() ? wholeSoon(found) : found
    const show = (found: SearchAnswer) => {
      if (!isCurrent) return
      isFirst.current = false
      setFailed(undefined)
      lastAnswer = toAnswer(wanted, found)
      setAnswer(lastAnswer)
      void found.more?.then(show)
    }
    clientOf(settings)
      .search(toRequests(settings, wanted))
      .then(complete)
      .then(show)
      .catch(() => {
        if (isCurrent) setFailed(query)
      })
    return () => {
      isCurrent = false
    }
  }, [settings, query, area, portions, attempt])

  const hasFailed = failed !== undefined
  useRetryOnline(hasFailed || Boolean(answer?.isPartial), retry)

  return { answer, hasFailed: hasFailed && query !== '', retry }
}
