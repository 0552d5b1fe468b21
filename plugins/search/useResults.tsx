import { useCallback, useEffect, useState } from 'react'
import type { SearchResponse } from './client'
import { clientOf } from './session'
import { facetFiltersOf, type SearchSettings } from './settings'

/** Results that one press of a button adds. */
export const portion = 20

/** Milliseconds in which the texts come that an answer did not wait for. */
const late = 600

/** The attribute by which results are filtered: sections of the site. */
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
  /** Results in each section, whichever is shown. */
  counts: Record<string, number>
}

interface Results {
  /** The last answer, which may be that of an earlier query. */
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

async function ask(settings: SearchSettings, wanted: Wanted): Promise<Answer> {
  const requests = [request(settings, wanted)]
  // The hosted service counts what a filter leaves; the rest is counted apart.
  if (wanted.area) {
    requests.push({
      ...request(settings, { ...wanted, area: '' }),
      hitsPerPage: 0,
    })
  }
  const { results } = await clientOf(settings).search({ requests })
  const [response] = results
  if (!response) throw new Error('The answer to a query is empty')
  const counts = results.at(-1)?.facets?.[attribute] ?? {}
  return { ...wanted, response, counts }
}

/** Searches when the query changes, and never shows an older answer later. */
export function useResults(
  settings: SearchSettings,
  { query, area, portions }: Wanted,
): Results {
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    if (!query) return
    let isCurrent = true
    let again: ReturnType<typeof setTimeout> | undefined
    const search = (isLast: boolean) =>
      ask(settings, { query, area, portions }).then(
        (found) => {
          if (!isCurrent) return
          setFailed(undefined)
          setAnswer(found)
          const isWhole = found.response.hits.every(({ content }) => content)
          // The hosted service sends all that it has.
          if (isWhole || isLast || settings.hosted) return
          again = setTimeout(search, late, true)
        },
        () => {
          if (isCurrent) setFailed(query)
        },
      )
    void search(false)
    return () => {
      isCurrent = false
      clearTimeout(again)
    }
  }, [settings, query, area, portions, attempt])

  const hasFailed = failed !== undefined
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, retry])

  return { answer, hasFailed: hasFailed && query !== '', retry }
}
