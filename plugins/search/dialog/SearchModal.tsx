import { useHistory, useLocation } from '@docusaurus/router'
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { navigation } from '../../../src/data/navigation'
import { lastLevelOf, pathOf } from '../hits'
import { forDocSearch } from './forDocSearch'
import createModalHit from './ModalHit'
import { keepSemantics } from './semantics'
import { clientOf, session } from '../session'
import { facetFiltersOf, type SearchSettings } from '../settings'
import { dropUnreadable } from './storedSearches'
import Suggestions, { missingResultsUrl } from '../Suggestions'
import styles from './SearchDialog.module.css'

/** DocSearch cuts a query to what its field may hold. */
const fieldLength = 64

/** Long enough for an error text, short enough for an address. */
const queryLength = 256

interface Props {
  settings: SearchSettings
  /** What was typed while this was loading. */
  typed: string
  onClose: () => void
}

/** The filter for the section of the site that is being read. */
function useSectionFilters(): string[] {
  const { pathname } = useLocation()
  const { withBaseUrl } = useBaseUrlUtils()
  return navigation.flatMap((item) =>
    'activeBasePath' in item &&
    item.activeBasePath &&
    pathname.startsWith(withBaseUrl(item.activeBasePath))
      ? [`hierarchy.lvl0:${item.label}`]
      : [],
  )
}

const describe = (count: number, query: string): string =>
  `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`

/** Focusing its field makes DocSearch ask for what is in it. */
function focusAnew(root: HTMLElement | null): void {
  const field = root?.querySelector('input')
  field?.blur()
  field?.focus()
}

/** Brings the results up to date, unless the reader has moved on in them. */
function askAgain(root: HTMLElement | null): void {
  const field = root?.querySelector('input')
  const first = root?.querySelector('[aria-selected]')
  const isWaiting =
    field === document.activeElement &&
    (!first || first.getAttribute('aria-selected') === 'true')
  if (isWaiting) focusAnew(root)
}

/** What the search dialog holds: DocSearch, mended and in our words. */
export default function SearchModal({
  settings,
  typed,
  onClose,
}: Props): ReactNode {
  const history = useHistory()
  const searchPath = useBaseUrl('/search')
  const optionalFilters = useSectionFilters()
  const root = useRef<HTMLDivElement>(null)
  // What the field was too short for.
  const full = useRef('')
  /** Whether the number of results is final. */
  const isCounted = useRef(false)
  const [status, setStatus] = useState('')
  const [hasFailed, setFailed] = useState(false)
  // Another number is another modal; it starts with the query.
  const [start, setStart] = useState({
    number: 0,
    query: typed || session.query,
  })

  const restart = (query: string) => {
    session.query = query
    setFailed(false)
    setStart(({ number }) => ({ number: number + 1, query }))
  }

  const toResults = (query: string) =>
    `${searchPath}?${new URLSearchParams({ q: query })}`

  // DocSearch begins anew when one of these changes.
  const [fixed] = useState(() => {
    dropUnreadable(settings.indexName)
    const open = (path: string) => history.push(path)
    const toFull = (query: string) =>
      query === full.current.slice(0, fieldLength) ? full.current : query
    return {
      appId: 'local',
      apiKey: 'local',
      indexName: settings.indexName,
      placeholder: 'Command, topic or error',
      searchParameters: {
        facetFilters: facetFiltersOf(settings),
        optionalFilters,
      },
      onClose,
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => open(itemUrl),
      },
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
          onMore: () => askAgain(root.current),
          onAnswer({ response, query, isFinal }) {
            setFailed(!response)
            isCounted.current = isFinal
            // A count that is about to change is not worth an announcement, nor
            // is one for a query that is cleared meanwhile.
            if (!isFinal || !session.query) return
            setStatus(
              !response
                ? 'Unable to fetch results'
                : response.nbHits
                  ? describe(response.nbHits, query)
                  : `No results for “${query}”`,
            )
          },
        }),
      resultsFooterComponent({ state }) {
        const count = Number(state.context.nbHits)
        const path = toResults(toFull(state.query))
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
            {isCounted.current ? `See all ${count} results` : 'See all results'}
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
    } satisfies Partial<DocSearchModalProps>
  })

  useEffect(() => keepSemantics(root.current!), [])

  useLayoutEffect(() => {
    const field = root.current?.querySelector('input')
    // DocSearch would make room for a scrollbar that never goes away.
    document.body.style.marginRight = ''
    if (!field) return
    field.focus()
    if (!start.query) return
    // It comes by itself, but a key pressed before that would replace it.
    field.value = start.query
    if (start.number === 0 && !typed) field.select()
  }, [start, typed])

  // To DocSearch, what it starts with is a closed list, in which the first
  // arrow chooses nothing, unless its field gets the focus after it has begun.
  useEffect(() => {
    if (start.query) focusAnew(root.current)
  }, [start])

  // A connection that is back is tried without being asked to.
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => restart(session.query)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed])

  const onKeyDownCapture = (event: KeyboardEvent) => {
    // The dialog keeps the focus; DocSearch's own way knows half of it.
    if (event.key === 'Tab') event.stopPropagation()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Chosen rows are DocSearch's; here, none is there yet, or none at all.
    const isLeft =
      event.key === 'Enter' &&
      !event.defaultPrevented &&
      event.target instanceof HTMLInputElement &&
      event.target.classList.contains('DocSearch-Input')
    if (!isLeft || !session.query) return
    if (hasFailed) restart(session.query)
    else if (!root.current?.querySelector('.DocSearch-NoResults')) {
      history.push(toResults(session.query))
      onClose()
    }
  }

  const scrollY = useMemo(() => window.scrollY, [])

  return (
    <div
      ref={root}
      className={settings.hosted ? styles.modal : styles.localModal}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
      onInputCapture={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        if (!target.classList.contains('DocSearch-Input')) return
        full.current = target.value.slice(0, queryLength)
        session.query = full.current
      }}
      // A change of state while the event is being captured would give the
      // field its old value back.
      onInput={() => {
        if (!session.query) setStatus('')
      }}
      onReset={() => {
        session.query = ''
        setStatus('')
      }}
    >
      <DocSearchModal
        key={start.number}
        initialScrollY={scrollY}
        initialQuery={start.query}
        {...fixed}
      />
      <button
        className={`button button--primary ${styles.retry}`}
        type="button"
        onClick={() => restart(session.query)}
      >
        Try again
      </button>
      <Suggestions className={styles.suggestions}>
        {(suggestion) => (
          <button
            className={styles.suggestion}
            type="button"
            onClick={() => restart(suggestion)}
          >
            {suggestion}
          </button>
        )}
      </Suggestions>
      <p className={styles.spoken} role="status">
        {status}
      </p>
    </div>
  )
}
