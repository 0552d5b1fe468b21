import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { Link } from 'react-router'
import type { User } from '../api/types'
import { useTheme } from '../app/theme'
import { useToasts } from '../app/toasts'
import { moveFocus } from './menuKeys'

/** Hovering only previews the menu. A click keeps it open and moves the focus into it. */
type MenuState = 'closed' | 'preview' | 'open'

/**
 * The customer's menu. It contains its items, so moving the pointer from the name to an
 * item doesn't leave it.
 */
export function AccountMenu({ user }: { user: User }) {
  const [state, setState] = useState<MenuState>('closed')
  const [theme, toggleTheme] = useTheme()
  const { show } = useToasts()
  const item = useRef<HTMLLIElement>(null)
  const ignoresFocus = useRef(false)

  // React has no event for a mouseenter that a test triggers.
  useEffect(() => {
    const element = item.current
    const preview = () =>
      setState((now) => (now === 'closed' ? 'preview' : now))
    const endPreview = () =>
      setState((now) => (now === 'preview' ? 'closed' : now))

    element?.addEventListener('mouseenter', preview)
    element?.addEventListener('mouseover', preview)
    element?.addEventListener('mouseleave', endPreview)

    return () => {
      element?.removeEventListener('mouseenter', preview)
      element?.removeEventListener('mouseover', preview)
      element?.removeEventListener('mouseleave', endPreview)
    }
  }, [])

  useEffect(() => {
    if (state !== 'open') return
    item.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [state])

  function close() {
    setState('closed')
    ignoresFocus.current = true
    item.current?.focus()
    ignoresFocus.current = false
  }

  function onFocus(event: FocusEvent) {
    if (ignoresFocus.current || event.target !== item.current) return
    setState((now) => (now === 'closed' ? 'preview' : now))
  }

  function onBlur(event: FocusEvent) {
    if (!item.current?.contains(event.relatedTarget)) setState('closed')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && state !== 'closed') {
      close()
    } else if (event.target === item.current) {
      if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
      event.preventDefault()
      setState('open')
    } else {
      moveFocus(event)
    }
  }

  function closeAccount() {
    const isSure =
      confirm('Close your account?') &&
      confirm('Your orders will be deleted. Close it for good?')

    show(
      isSure ? 'Write to us to close your account' : 'Your account stays open',
    )
  }

  const isOpen = state !== 'closed'

  return (
    <ul role="menubar" aria-label="Account" className="account">
      <li
        ref={item}
        role="menuitem"
        tabIndex={0}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-cy="account-menu"
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (item.current?.querySelector('ul')?.contains(event.target as Node))
            return
          setState(state === 'open' ? 'closed' : 'open')
        }}
      >
        {user.name}
        {isOpen && (
          <ul role="menu" aria-label={user.name} className="menu">
            <li role="none">
              <Link role="menuitem" to="/orders" onClick={close}>
                Orders
              </Link>
            </li>
            <li role="none">
              <Link role="menuitem" to="/account" onClick={close}>
                Account
              </Link>
            </li>
            <li role="none">
              <button type="button" role="menuitem" onClick={toggleTheme}>
                {theme === 'dark' ? 'Light theme' : 'Dark theme'}
              </button>
            </li>
            <li role="none">
              <button type="button" role="menuitem" onClick={closeAccount}>
                Close account
              </button>
            </li>
          </ul>
        )}
      </li>
    </ul>
  )
}
