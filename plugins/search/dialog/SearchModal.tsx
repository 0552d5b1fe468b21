import { useHistory } from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { DocSearchModal } from '@docsearch/react'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { focusResult } from '../focusResult'
import { session } from '../session'
import type { SearchSettings } from '../settings'
import Suggestions from '../Suggestions'
import { useRetryOnline } from '../useRetryOnline'
import { describeAnswer } from './describeAnswer'
import { createLongQuery } from './longQuery'
import {
  askAgain,
  fillField,
  refocus,
  isModalField,
  setField,
  isWithoutResults,
} from './modalField'
import { createModalProps } from './modalProps'
import styles from './SearchDialog.module.css'
import { keepSemantics } from './semantics'
import { dropUnreadable } from './storedSearches'
import { useSectionFilters } from './useSectionFilters'

interface Props {
  settings: SearchSettings
  /** What was typed while this was loading. */
  typed: string
  onClose: () => void
}

/** The content of the search dialog: DocSearch, with fixes to its markup. */
export default function SearchModal({
  settings,
  typed,
  onClose,
}: Props): ReactNode {
  const history = useHistory()
  const searchPath = useBaseUrl('/search')
  const optionalFilters = useSectionFilters()
  const root = useRef<HTMLDivElement>(null)
  const [longQuery] = useState(createLongQuery)
  const [status, setStatus] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const [isPartial, setPartial] = useState(false)
  // A new number creates a new modal that starts with the query.
  const [start, setStart] = useState({
    number: 0,
    // With a space at the end, because the next word may follow.
    query: typed.trimStart() || session.query.trim(),
  })

  const restart = (query: string) => {
    session.query = query
    setFailed(false)
    setPartial(false)
    setStart(({ number }) => ({ number: number + 1, query }))
  }
  const retry = useCallback(() => restart(session.query), [])
  useRetryOnline(hasFailed || isPartial, retry)

  const clear = () => {
    setStatus('')
    setPartial(false)
  }

  const toResults = (query: string) =>
    `${searchPath}?${new URLSearchParams({ q: query })}`

  // Created once: DocSearch starts over whenever one of these changes.
  const [modalProps] = useState(() => {
    dropUnreadable(settings.indexName)
    return createModalProps({
      settings,
      optionalFilters,
      toResults,
      open: (path) => {
        focusResult(path)
        history.push(path)
      },
      onClose,
      toFull: longQuery.toFull,
      onMore: askAgain,
      onWait: () => setStatus('Searching…'),
      onAnswer(outcome) {
        setFailed(!outcome.response)
        setPartial(outcome.isPartial ?? false)
        // Don't announce a count that's about to change, or one for a query
        // that has been cleared.
        if (outcome.isFinal && session.query) {
          setStatus(describeAnswer(outcome))
        }
      },
    })
  })

  useEffect(() => (root.current ? keepSemantics(root.current) : undefined), [])

  useLayoutEffect(() => {
    // DocSearch compensates for a missing scrollbar, but ours stays.
    document.body.style.marginRight = ''
    fillField(start.query, start.number === 0 && !typed)
  }, [start, typed])

  // With an initial query, DocSearch thinks its list is closed, so the first
  // arrow key selects nothing. Focusing the field opens the list.
  useEffect(() => {
    if (start.query) refocus()
  }, [start])

  const onKeyDown = ({ key, defaultPrevented, target }: KeyboardEvent) => {
    // DocSearch handles Enter if a row is selected, so here none is.
    const isUnhandled =
      key === 'Enter' && !defaultPrevented && isModalField(target)
    if (!isUnhandled || !session.query) return
    if (hasFailed) retry()
    else if (!isWithoutResults()) {
      history.push(toResults(session.query))
      onClose()
    }
  }

  return (
    <div
      ref={root}
      className={settings.hosted ? styles.modal : styles.localModal}
      onKeyDownCapture={(event) => {
        // The dialog traps the focus. DocSearch's own focus trap is buggy.
        if (event.key === 'Tab') event.stopPropagation()
      }}
      onKeyDown={onKeyDown}
      onInputCapture={({ target }) => {
        if (!isModalField(target)) return
        // DocSearch would search for spaces.
        const typed = target.value.trimStart()
        if (typed !== target.value) setField(target, typed)
        session.query = longQuery.keep(typed)
      }}
      // Not in the capture phase, because a state change there would reset the
      // field to its old value.
      onInput={() => {
        if (!session.query) clear()
      }}
      onReset={() => {
        session.query = ''
        clear()
      }}
    >
      <DocSearchModal
        key={start.number}
        initialQuery={start.query}
        {...modalProps}
      />
      <p className={isPartial ? styles.partial : styles.spoken} role="status">
        {status}
      </p>
      <button
        className={`button button--primary ${styles.retry}`}
        type="button"
        onClick={retry}
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
    </div>
  )
}
