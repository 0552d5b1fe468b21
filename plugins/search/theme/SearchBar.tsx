// Replaces @docusaurus/theme-classic SearchBar (3.10.2). Change: it is empty there.
import Link from '@docusaurus/Link'
import { useHistory } from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { isField, keyShortcuts, opensSearch, searchFieldId } from '../keys'
import Icon from '../../../src/components/Icon'
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react'
import styles from './SearchBar.module.css'

/** Goes to the field of the search page, if that is the page shown. */
function focusField(): boolean {
  const field = document.getElementById(searchFieldId)
  if (!(field instanceof HTMLInputElement)) return false
  field.focus()
  field.select()
  return true
}

const neverChanges = () => () => {}
const commandKey = () =>
  /mac|iphone|ipad/i.test(navigator.platform) ? '⌘K' : 'Ctrl K'

/** The way to search: a link in the navbar, and keys on every page. */
export default function SearchBar(): ReactNode {
  const history = useHistory()
  const searchPath = useBaseUrl('/search')
  // Unknown to the server, and useless without scripts.
  const hint = useSyncExternalStore(neverChanges, commandKey, () => undefined)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (!opensSearch(event, isField(event.target))) return
      event.preventDefault()
      if (!focusField()) history.push(searchPath)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [history, searchPath])

  const onClick = (event: MouseEvent) => {
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (!opensTab && focusField()) event.preventDefault()
  }

  return (
    <Link
      className={styles.button}
      to={searchPath}
      onClick={onClick}
      aria-keyshortcuts={keyShortcuts}
    >
      <Icon name="search" />
      <span className={styles.word}>Search</span>
      <span className={styles.keys} aria-hidden="true">
        {hint && (
          <>
            <kbd>/</kbd>
            <kbd>{hint}</kbd>
          </>
        )}
      </span>
    </Link>
  )
}
