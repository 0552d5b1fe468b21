import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useListener } from '../app/hooks'

interface DialogProps {
  title: string
  children: ReactNode
  onClose: () => void
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, textarea:enabled'

/**
 * A modal dialog. The focus stays inside, Escape closes it, and the focus goes back to
 * where it was.
 */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    const first = dialog.current?.querySelector<HTMLElement>(FOCUSABLE)
    ;(first ?? dialog.current)?.focus()

    return () => opener?.focus()
  }, [])

  useListener(document, 'keydown', (event) => {
    if (event.key === 'Escape') onClose()
  })

  function keepFocus(event: KeyboardEvent) {
    if (event.key !== 'Tab') return

    const fields = [
      ...(dialog.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
    ]
    const [first, last] = [fields[0], fields.at(-1)]
    const isFirst =
      document.activeElement === first ||
      document.activeElement === dialog.current

    if (event.shiftKey && isFirst) {
      event.preventDefault()
      last?.focus()
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault()
      first?.focus()
    }
  }

  return createPortal(
    <div className="backdrop">
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby="dialog-title"
        tabIndex={-1}
        className="dialog"
        onKeyDown={keepFocus}
      >
        <h2 id="dialog-title">{title}</h2>
        {children}
      </div>
    </div>,
    document.body,
  )
}
