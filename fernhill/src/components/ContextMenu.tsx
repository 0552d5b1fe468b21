import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useListener } from '../app/hooks'
import { moveFocus } from './menuKeys'

export interface ContextMenuItem {
  label: string
  run: () => void
}

interface ContextMenuProps {
  label: string
  items: ContextMenuItem[]
  x: number
  y: number
  onClose: () => void
}

/** A menu at the pointer. A click elsewhere or Escape closes it. */
export function ContextMenu({ label, items, x, y, onClose }: ContextMenuProps) {
  const menu = useRef<HTMLUListElement>(null)

  useEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  useListener(document, 'pointerdown', (event) => {
    if (!menu.current?.contains(event.target as Node)) onClose()
  })
  useListener(document, 'keydown', (event) => {
    if (event.key === 'Escape') onClose()
  })

  return (
    <ul
      ref={menu}
      role="menu"
      aria-label={label}
      className="menu context-menu"
      style={{
        left: Math.min(x, innerWidth - 220),
        top: Math.min(y, innerHeight - 60 * items.length),
      }}
      onKeyDown={(event: KeyboardEvent) => moveFocus(event)}
    >
      {items.map(({ label, run }) => (
        <li role="none" key={label}>
          <button
            type="button"
            role="menuitem"
            onClick={(event) => {
              event.stopPropagation()
              onClose()
              run()
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
