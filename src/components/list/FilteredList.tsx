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
 * The HTML contains the whole list. If the address has filters, the list stays
 * hidden until they've been applied, so that the page doesn't jump.
 */
const waitForFilters = `if (/[?&](q|${choiceNames.join('|')})=/.test(location.search))
  document.currentScript.parentElement.dataset.waiting = ''`

interface Props<Item> {
  /** An entry, in the singular and the plural: "plugin", "plugins". */
  one: string
  many: string
  placeholder: string
  /** Must be the same object on each render, like `items`. */
  choices: readonly Choice[]
  /** Empty until the entries are known. */
  items: readonly Item[]
  filter: (items: readonly Item[], filters: Filters) => Item[]
  count: (items: readonly Item[]) => number
  /** Whether `#id` is an anchor in the list. */
  hasAnchor: (items: readonly Item[], id: string) => boolean
  /** Follows the number of entries if no filter is set. */
  summary?: string
  /** What to try if nothing matches: "Try fewer words, or …". */
  otherwise?: ReactNode
  children: (shown: Item[], filters: Filters) => ReactNode
}

/**
 * A list with a search field and selects above it. Their values are in the
 * address.
 *
 * It doesn't use a library, because the ten lines of `hasWords` are enough to
 * search a few hundred entries.
 */
export default function FilteredList<Item>({
  one,
  many,
  placeholder,
  choices,
  items,
  filter,
  count,
  hasAnchor,
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
  // Typing stays responsive, because the list can lag behind.
  const q = useDeferredValue(filters.q)
  const search = toSearch({ ...filters, q })
  const applied = useMemo(() => readFilters(search, choices), [search, choices])
  const shown = useMemo(() => filter(items, applied), [filter, items, applied])
  const length = count(shown)
  const total = count(items)

  // Following a link to a hidden entry clears the filters.
  const { hash } = useLocation()
  const lastHash = useRef(hash)
  const pendingId = useRef('')
  useEffect(() => {
    if (hash === lastHash.current) return
    lastHash.current = hash
    const id = hash.slice(1)
    if (!hasAnchor(items, id) || document.getElementById(id)) return
    pendingId.current = id
    clear()
  })
  useEffect(() => {
    const id = pendingId.current
    const target = id && document.getElementById(id)
    if (!target) return
    pendingId.current = ''
    target.scrollIntoView()
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
          {total > 0 &&
            (search
              ? `${length} of ${total} ${many}`
              : `${total} ${many}${summary}`)}
        </p>
        {search && (
          <button className={styles.button} type="button" onClick={showAll}>
            Show all {many}
          </button>
        )}
      </div>
      {/* The class makes headings look like those on other pages. */}
      <div className={`markdown ${styles.list}`}>
        <EarlyScript code={waitForFilters} />
        {children(shown, applied)}
        {total > 0 && !length && (
          <p className={styles.none}>
            No {one} fits. Try fewer words{instead && ', or '}
            {instead}.
          </p>
        )}
      </div>
    </>
  )
}
