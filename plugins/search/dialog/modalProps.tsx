import type { DocSearchModalProps } from '@docsearch/react'
import { lastLevelOf, pathOf } from '../hits'
import { clientOf } from '../session'
import { facetFiltersOf, type SearchSettings } from '../settings'
import { missingResultsUrl } from '../Suggestions'
import { rowsOf, treeOf } from '../tree'
import { forDocSearch, type Outcome } from './forDocSearch'
import createModalHit from './ModalHit'

interface Options {
  settings: SearchSettings
  /** Hits that match one of these rank slightly higher. */
  optionalFilters: string[]
  /** The URL of the search page for a query. */
  toResults: (query: string) => string
  /** Navigates to a page of the site. */
  open: (path: string) => void
  onClose: () => void
  /** The full query, if DocSearch only has the beginning. */
  toFull: (query: string) => string
  onAnswer: (outcome: Outcome) => void
  /** Called if there's no answer soon. */
  onWait: () => void
  /** Called if there's a more complete answer. */
  onMore: () => void
}

/** The props that make DocSearch's modal search this site. */
export function createModalProps({
  settings,
  optionalFilters,
  toResults,
  open,
  onClose,
  toFull,
  onAnswer,
  onWait,
  onMore,
}: Options) {
  /** Whether the number of results is final. */
  let isCounted = false
  /** The ID of the best hit. */
  let best: string | undefined
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
    // DocSearch calls this for each page.
    transformItems: (hits) =>
      rowsOf(treeOf(hits)).map(({ hit, ...place }) => ({
        ...hit,
        ...place,
        isBest: hit.objectID === best,
        url: pathOf(hit.url),
        // DocSearch only stores headings.
        type: lastLevelOf(hit.hierarchy),
      })),
    transformSearchClient: () =>
      forDocSearch(clientOf(settings), {
        toFull,
        onWait,
        onMore,
        onAnswer(outcome) {
          isCounted = outcome.isFinal && !outcome.isPartial
          best = outcome.response?.hits[0]?.objectID
          onAnswer(outcome)
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
