// Replaces @docusaurus/theme-classic NavbarItem/DropdownNavbarItem/Desktop
// (3.10.2). Changes: a real button instead of a link with `role="button"`,
// which opens on click, Enter, Space, and arrow keys, not on hover, and closes
// on Escape.
import NavbarItem, { type LinkLikeNavbarItemProps } from '@theme/NavbarItem'
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import clsx from 'clsx'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import styles from './styles.module.css'

/** A button in the navbar that shows and hides a list of links. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  title,
}: Props): ReactNode {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()

  useEffect(() => {
    if (!open) return undefined
    const closeFromOutside = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false)
    }
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])

  /** Arrow keys move the focus from the button into the list and through it. */
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const stops = [button.current, ...links]
    const here = stops.findIndex((stop) => stop === document.activeElement)
    const step = event.key === 'ArrowDown' ? 1 : -1
    // Hidden links can't be focused, so the list has to be rendered first.
    flushSync(() => setOpen(true))
    stops.at((here + step) % stops.length)?.focus()
  }

  return (
    <div
      ref={container}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
      onKeyDown={moveFocus}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        title={title}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul
        ref={list}
        id={listId}
        className={clsx('dropdown__menu', styles.list)}
        onClick={() => setOpen(false)}
      >
        {items.map((item: LinkLikeNavbarItemProps, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  )
}
