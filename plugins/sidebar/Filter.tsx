import type { PropSidebarItem } from '@docusaurus/plugin-content-docs'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { type ReactNode, useRef, useState } from 'react'
import Icon from '../../src/components/Icon'
import styles from './Filter.module.css'
import type FoundPages from './FoundPages'

/** Sidebars with so many pages that it's faster to type than to look. */
const filtered = ['api']

interface Props {
  /** The name of the sidebar. */
  name: string
  items: readonly PropSidebarItem[]
  /** The sidebar itself, which is hidden while there's a filter. */
  children: ReactNode
}

/**
 * A field above a long sidebar, and the pages whose names contain what's typed. What
 * finds them is loaded when the field gets the focus. If that fails, Enter searches
 * the whole site.
 */
function Filter({ items, children }: Omit<Props, 'name'>): ReactNode {
  const [typed, type] = useState('')
  const [Found, setFound] = useState<typeof FoundPages>()
  const form = useRef<HTMLFormElement>(null)
  const isFiltering = Boolean(Found && typed.trim())
  const load = () => {
    import('./FoundPages').then(
      (module) => setFound(() => module.default),
      () => undefined,
    )
  }
  return (
    <>
      <form
        ref={form}
        className={styles.filter}
        role="search"
        aria-label="API pages"
        action={useBaseUrl('/search')}
        onFocus={load}
      >
        <div className={styles.field}>
          <Icon name="search" size={16} />
          <input
            type="search"
            name="q"
            value={typed}
            onChange={({ target }) => {
              type(target.value)
              load()
            }}
            aria-label="Filter API pages by name"
            placeholder="Filter by name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            enterKeyHint="go"
          />
        </div>
        {Found && <Found form={form} items={items} typed={typed} type={type} />}
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
