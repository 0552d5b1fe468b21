import type { DocSearchModalProps } from '@docsearch/react'
import { lastLevelOf, pathOf } from '../hits'
import { clientOf } from '../session'
import { facetFiltersOf, type SearchSettings } from '../settings'
import { missingResultsUrl } from '../Suggestions'
import { forDocSearch, type Told } from './forDocSearch'
import createModalHit from './ModalHit'

interface Options {
  settings: SearchSettings
  /** Hits for which one of these holds get a nudge. */
  optionalFilters: string[]
  /** The address of the search page for a query. */
  toResults: (query: string) => string
  /** Goes to a page of the site. */
  open: (path: string) => void
  onClose: () => void
  /** The query that DocSearch knows the start of. */
  toFull: (query: string) => string
  onAnswer: (told: Told) => void
  /** There is more than DocSearch shows. */
  onMore: () => void
}

/** How DocSearch's modal searches this site, and what it shows of each hit. */
export function createModalProps({
  settings,
  optionalFilters,
  toResults,
  open,
  onClose,
  toFull,
  onAnswer,
  onMore,
}: Options) {
  /** Whether the number of results is final. */
  let isCounted = false
  return {
    appId: 'local',
    apiKey: 'local',
    indexName: settings.indexName,
    placeholder: 'Command, topic or error',
    initialScrollY: window.scrollY,
    searchParameters: {
      facetFilters: facetFiltersOf(settings),
      optionalFilters,
    },
    onClose,
    navigator: { navigate: ({ itemUrl }) => open(itemUrl) },
    hitComponent: createModalHit(open),
    transformItems: (hits) =>
      hits.map((hit) => ({
        ...hit,
        url: pathOf(hit.url),
        // DocSearch remembers headings only.
        type: lastLevelOf(hit.hierarchy),
      })),
    transformSearchClient: () =>
      forDocSearch(clientOf(settings), {
        toFull,
        onMore,
        onAnswer(told) {
          isCounted = told.isFinal
          onAnswer(told)
        },
      }),
    resultsFooterComponent({ state }) {
      const path = toResults(toFull(state.query))
      const count = Number(state.context.nbHits)
      return (
        <a
          href={path}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            open(path)
            onClose()
          }}
        >
          {isCounted ? `See all ${count} results` : 'See all results'}
        </a>
      )
    },
    getMissingResultsUrl: missingResultsUrl,
    translations: {
      searchBox: {
        searchInputLabel: 'Search the documentation',
        resetButtonTitle: 'Clear the query',
      },
    },
  } satisfies DocSearchModalProps
}
