import { useLocation } from '@docusaurus/router'
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import EarlyScript from '../EarlyScript'
import { type AddressFormat, useAddress } from '../useAddress'
import FilterForm from './FilterForm'
import styles from './FilteredList.module.css'
import {
  type Choice,
  choiceNames,
  type Filters,
  readFilters,
  toSearch,
} from './filters'

/**
 * The page comes with the whole list; where its address has filters, it is not
 * shown before the filters work, so that nothing jumps.
 */
const waitForFilters = `if (/[?&](q|${choiceNames.join('|')})=/.test(location.search))
  document.currentScript.parentElement.dataset.waiting = ''`

interface Props<Item> {
  /** What the list holds: "plugin", "plugins". */
  one: string
  many: string
  placeholder: string
  /** The same object each time, as are `items`. */
  choices: readonly Choice[]
  items: readonly Item[]
  filter: (items: readonly Item[], filters: Filters) => Item[]
  count: (items: readonly Item[]) => number
  /** Whether `#id` is a place in the list. */
  isPlace: (items: readonly Item[], id: string) => boolean
  /** What the status says of the whole list behind its length. */
  summary?: string
  /** What else to try where nothing fits: "Try fewer words, or …". */
  otherwise?: ReactNode
  children: (shown: Item[]) => ReactNode
}

/**
 * A list with a search field and choices above it, all kept in the address.
 *
 * It's written by hand because matching a few hundred entries takes the ten
 * lines of `hasWords`, and a library of list filters would be far larger.
 */
export default function FilteredList<Item>({
  one,
  many,
  placeholder,
  choices,
  items,
  filter,
  count,
  isPlace,
  summary = '',
  otherwise,
  children,
}: Props<Item>): ReactNode {
  const format = useMemo<AddressFormat<Filters>>(
    () => ({ read: (text) => readFilters(text, choices), write: toSearch }),
    [choices],
  )
  const { values: filters, type, submit, change, clear } = useAddress(format)
  const field = useRef<HTMLInputElement>(null)
  // Keys come first, the list follows as soon as it can.
  const q = useDeferredValue(filters.q)
  const search = toSearch({ ...filters, q })
  const shown = useMemo(
    () => filter(items, readFilters(search, choices)),
    [filter, items, search, choices],
  )
  const length = count(shown)
  const total = count(items)

  // A link to what the filters hide shows everything again.
  const { hash } = useLocation()
  const lastHash = useRef(hash)
  const sought = useRef('')
  useEffect(() => {
    if (hash === lastHash.current) return
    lastHash.current = hash
    const id = hash.slice(1)
    if (!isPlace(items, id) || document.getElementById(id)) return
    sought.current = id
    clear()
  })
  useEffect(() => {
    const place = sought.current && document.getElementById(sought.current)
    if (!place) return
    sought.current = ''
    place.scrollIntoView()
  }, [shown])

  const showAll = () => {
    clear()
    field.current?.focus()
  }

  const open = readFilters('', choices)
  const instead =
    toSearch({ ...filters, q: '' }) === '' ? (
      otherwise
    ) : (
      <button
        className={styles.button}
        type="button"
        onClick={() => change({ ...open, q: filters.q })}
      >
        search among all {many}
      </button>
    )

  return (
    <>
      <FilterForm
        many={many}
        placeholder={placeholder}
        choices={choices}
        filters={filters}
        field={field}
        onType={type}
        onSubmit={submit}
        onChoose={change}
      />
      <div className={styles.count}>
        <p role="status">
          {search
            ? `${length} of ${total} ${many}`
            : `${total} ${many}${summary}`}
        </p>
        {search && (
          <button className={styles.button} type="button" onClick={showAll}>
            Show all {many}
          </button>
        )}
      </div>
      {/* With the class, headings look as those of other pages. */}
      <div className={`markdown ${styles.list}`}>
        <EarlyScript code={waitForFilters} />
        {children(shown)}
        {!length && (
          <p className={styles.none}>
            No {one} fits. Try fewer words{instead && ', or '}
            {instead}.
          </p>
        )}
      </div>
    </>
  )
}
