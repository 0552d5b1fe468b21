import Link from '@docusaurus/Link'
import { useHistory } from '@docusaurus/router'
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs'
import { useLocationChange } from '@docusaurus/theme-common/internal'
import useBaseUrl from '@docusaurus/useBaseUrl'
import {
  type KeyboardEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import Icon from '../../src/components/Icon'
import styles from './Filter.module.css'
import { filterGroups, groupsOf } from './filter'

/** Sidebars with so many pages that it's faster to type than to look. */
const filtered = ['api']

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface Props {
  /** The name of the sidebar. */
  name: string
  items: readonly PropSidebarItem[]
  /** The sidebar itself, which is hidden while there's a filter. */
  children: ReactNode
}

/** A field above a long sidebar, and the pages whose names contain what's typed. */
function Filter({ items, children }: Omit<Props, 'name'>): ReactNode {
  const [typed, type] = useState('')
  const groups = useMemo(() => groupsOf(items), [items])
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const history = useHistory()
  const search = useBaseUrl('/search')
  const isFiltering = typed.trim() !== ''
  const found = isFiltering ? filterGroups(groups, typed) : []
  const count = found.reduce((total, { pages }) => total + pages.length, 0)

  useLocationChange(({ location, previousLocation }) => {
    if (location.pathname !== previousLocation?.pathname) type('')
  })

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Escape' && typed) {
      event.preventDefault()
      type('')
      field.current?.focus()
    }
    const step = steps[key]
    if (!step || !form.current) return
    event.preventDefault()
    const stops = [...form.current.querySelectorAll<HTMLElement>('input, a')]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops[at + step]?.focus()
  }

  return (
    <>
      <form
        ref={form}
        className={styles.filter}
        data-filtering={isFiltering || undefined}
        role="search"
        aria-label="API pages"
        action={search}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first?.pages[0]) history.push(first.pages[0].href)
        }}
      >
        <div className={styles.field}>
          <Icon name="search" size={16} />
          <input
            ref={field}
            type="search"
            name="q"
            value={typed}
            onChange={({ target }) => type(target.value)}
            aria-label="Filter API pages by name"
            placeholder="Filter by name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            enterKeyHint="go"
          />
        </div>
        {isFiltering && (
          <div className={styles.found}>
            {found.map(({ label, pages }) => (
              <section key={label} aria-label={label}>
                {label && <p className={styles.group}>{label}</p>}
                <ul className="menu__list">
                  {pages.map((page) => (
                    <li key={page.href} className="menu__list-item">
                      <Link className="menu__link" to={page.href}>
                        {page.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        <div role="status" className={styles.status}>
          {isFiltering &&
            (count ? (
              `${count} page${count > 1 ? 's' : ''}`
            ) : (
              <>
                No API page has “{typed.trim()}” in its name.{' '}
                <Link to={`/search?q=${encodeURIComponent(typed.trim())}`}>
                  Search all pages
                </Link>
              </>
            ))}
        </div>
      </form>
      <div className={styles.menu} hidden={isFiltering}>
        {children}
      </div>
    </>
  )
}

/** A sidebar, with a filter if it's long. */
export default function FilteredSidebar({ name, ...props }: Props): ReactNode {
  return filtered.includes(name) ? <Filter {...props} /> : props.children
}
