import {
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { contentsId } from '../contents/followReader'
import FilteredList from '../list/FilteredList'
import Checklist from './Checklist'
import { type Entry, markHidden, readEntries } from './entries'
import { choicesOf, filterEntries, toCheck } from './filter'
import styles from './Releases.module.css'

interface Props {
  /** The last version before the oldest on this page. */
  before?: string
  /** Headings and lists of releases. */
  children: ReactNode
}

const countEntries = (entries: readonly Entry[]) => entries.length
const hasNoAnchor = () => false

/** Lists of releases, with filters above them. */
export default function ReleaseFilter({ before, children }: Props): ReactNode {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const choices = useMemo(() => choicesOf(entries, before), [entries, before])
  return (
    <FilteredList
      one="change"
      many="changes"
      placeholder="Command, option, or symptom"
      choices={choices}
      items={entries}
      filter={filterEntries}
      count={countEntries}
      // A version that the address names is never hidden.
      hasAnchor={hasNoAnchor}
    >
      {(shown, { from, to }) => (
        <>
          {from && (
            <Checklist
              entries={toCheck(shown)}
              from={from}
              to={to || (entries[0]?.version ?? '')}
            />
          )}
          <Lists entries={entries} shown={shown} onRead={setEntries}>
            {children}
          </Lists>
        </>
      )}
    </FilteredList>
  )
}

interface ListsProps {
  entries: readonly Entry[]
  shown: readonly Entry[]
  onRead: (entries: readonly Entry[]) => void
  children: ReactNode
}

/** Reads the entries of the lists, and hides those that the filters leave out. */
function Lists({ entries, shown, onRead, children }: ListsProps): ReactNode {
  const lists = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = lists.current
    if (!element) return undefined
    const read = () => onRead(readEntries(element))
    read()
    // Lists may arrive later than the page.
    const observer = new MutationObserver(read)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [onRead])

  useLayoutEffect(() => {
    if (!lists.current) return
    const hidden = markHidden(lists.current, entries, shown)
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      `#${contentsId} a`,
    )) {
      const isHidden = hidden.includes(link.hash.slice(1))
      link.parentElement?.toggleAttribute('hidden', isHidden)
    }
  }, [entries, shown])

  return (
    <div ref={lists} className={styles.lists}>
      {children}
    </div>
  )
}
