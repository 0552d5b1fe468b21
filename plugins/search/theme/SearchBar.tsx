// Replaces @docusaurus/theme-classic SearchBar (3.10.2). Change: theirs is empty.
import useBaseUrl from '@docusaurus/useBaseUrl'
import { usePluginData } from '@docusaurus/useGlobalData'
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import Icon from '../../../src/components/Icon'
import { stopEarlyDialog } from '../dialog/earlyDialog'
import { focusField, isCommandK, isField, isSlash, keyShortcuts } from '../keys'
import { prepareForOffline, warm } from '../dialog/loadModal'
import SearchDialog from '../dialog/SearchDialog'
import { session } from '../session'
import type { SearchSettings } from '../settings'
import { slashKey } from '../dialog/slashKey'
import styles from './SearchBar.module.css'

const neverChanges = () => () => {}
const commandKey = () =>
  /mac|iphone|ipad/i.test(navigator.platform) ? '⌘K' : 'Ctrl K'

/**
 * The search button in the navbar, and keyboard shortcuts. Without JavaScript,
 * the button is a link to the search page.
 */
export default function SearchBar(): ReactNode {
  const searchPath = useBaseUrl('/search')
  const settings = usePluginData('search') as SearchSettings
  // The server doesn't know the platform, and the shortcut needs JavaScript.
  const hint = useSyncExternalStore(neverChanges, commandKey, () => undefined)
  const isSlashOn = useSyncExternalStore(
    slashKey.listen,
    slashKey.get,
    () => true,
  )
  /** What the dialog starts with, if it's open. */
  const [typed, setTyped] = useState<string>()
  const isOpen = typed !== undefined
  const close = useCallback(() => setTyped(undefined), [])
  const open = () => {
    if (!focusField()) setTyped('')
  }
  const onIntent = () => warm(settings)

  useEffect(() => prepareForOffline(settings), [settings])

  useEffect(() => {
    session.open = setTyped
    stopEarlyDialog(() => setTyped(''))
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isWanted =
        isCommandK(event) ||
        (isSlash(event) && !isField(event.target) && slashKey.get())
      if (!isWanted) return
      event.preventDefault()
      if (isOpen) close()
      else open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, close])

  return (
    <>
      <a
        className={`DocSearch-Button ${styles.button}`}
        href={searchPath}
        {...(hint && {
          role: 'button',
          'aria-haspopup': 'dialog',
          'aria-keyshortcuts': keyShortcuts(isSlashOn),
        })}
        onClick={(event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          open()
        }}
        onKeyDown={(event) => {
          // The role is button, but links only react to Enter.
          if (event.key !== ' ') return
          event.preventDefault()
          open()
        }}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onTouchStart={onIntent}
      >
        <Icon name="search" />
        <span className={styles.word}>Search</span>
        <span className={styles.keys} aria-hidden="true">
          {hint && (
            <>
              {isSlashOn && <kbd>/</kbd>}
              <kbd>{hint}</kbd>
            </>
          )}
        </span>
      </a>
      {isOpen && (
        <SearchDialog settings={settings} typed={typed} onClose={close} />
      )}
    </>
  )
}
