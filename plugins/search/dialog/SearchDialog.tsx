import { useHistory } from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import Icon from '../../../src/components/Icon'
import { closeDialog } from './closeDialog'
import { closeEarlyDialog } from './earlyDialog'
import Failure from '../Failure'
import { loadedModal, loadModal, prepare } from './loadModal'
import { session } from '../session'
import type { SearchSettings } from '../settings'
import { useRetryOnline } from '../useRetryOnline'
import { slashKey } from './slashKey'
import styles from './SearchDialog.module.css'

interface Props {
  settings: SearchSettings
  /** What has been typed already, into the field that opened the dialog. */
  typed: string
  onClose: () => void
}

/**
 * The search dialog. It opens right away and accepts typing while `SearchModal`
 * is loading, because pages don't load it in advance.
 */
export default function SearchDialog({
  settings,
  typed,
  onClose,
}: Props): ReactNode {
  const history = useHistory()
  const searchPath = useBaseUrl('/search')
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [content, setContent] = useState({ Modal: loadedModal(), typed })
  const isSlashOn = useSyncExternalStore(slashKey.listen, slashKey.get)

  const load = useCallback(() => {
    prepare(settings)
    loadModal().then(
      // Synchronously, so no keystroke gets lost between the two fields.
      (Modal) =>
        flushSync(() =>
          setContent({ Modal, typed: field.current?.value ?? '' }),
        ),
      () => setFailed(true),
    )
  }, [settings])

  const retry = useCallback(() => {
    setFailed(false)
    load()
  }, [load])
  useRetryOnline(hasFailed, retry)

  useEffect(() => {
    if (!loadedModal()) load()
  }, [load])

  useLayoutEffect(() => {
    const element = dialog.current
    const query = closeEarlyDialog() || typed
    element?.showModal()
    if (query) {
      session.query = query
      if (field.current) field.current.value = query
    }
    // Closing restores the focus, but removing doesn't.
    return () => closeDialog(element)
  }, [typed])

  // Close on any navigation.
  useEffect(() => history.listen(onClose), [history, onClose])

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = field.current?.value.trim()
    if (!typed) return
    history.push(`${searchPath}?${new URLSearchParams({ q: typed })}`)
    onClose()
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onKeyDownCapture={onKeyDownCapture}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <div className={styles.panel}>
        {content.Modal ? (
          <content.Modal
            settings={settings}
            typed={content.typed}
            onClose={onClose}
          />
        ) : (
          <>
            <form
              className="DocSearch-SearchBar"
              role="search"
              action={searchPath}
              onSubmit={onSubmit}
            >
              <div className="DocSearch-Form">
                <Icon name="search" />
                <input
                  ref={field}
                  className="DocSearch-Input"
                  type="search"
                  name="q"
                  onChange={({ target }) => {
                    session.query = target.value
                    if (hasFailed) retry()
                  }}
                  aria-label="Search the documentation"
                  placeholder="Command, topic or error"
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  enterKeyHint="search"
                />
              </div>
              <button
                className="DocSearch-Cancel"
                type="button"
                onClick={onClose}
              >
                Cancel
              </button>
            </form>
            <div className={styles.waiting} aria-busy={!hasFailed}>
              {hasFailed && <Failure onRetry={retry} />}
            </div>
          </>
        )}
        <div className={styles.foot}>
          <span className={styles.legend} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open,{' '}
            <kbd>Esc</kbd> to close
          </span>
          <label className={styles.slash}>
            <input
              type="checkbox"
              checked={isSlashOn}
              onChange={({ target }) => slashKey.set(target.checked)}
            />
            <span>
              Open with the <kbd>/</kbd> key
            </span>
          </label>
        </div>
      </div>
    </dialog>,
    document.body,
  )
}
