import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { ApiError, OfflineError } from '../api/request'

interface ToastAction {
  label: string
  run: () => void
}

interface Toast {
  id: number
  text: string
  action?: ToastAction
}

interface Toasts {
  toasts: Toast[]
  show: (text: string, action?: ToastAction) => number
  /** Changes the text of a toast that's already there, or shows a new one. */
  replace: (id: number, text: string) => void
  close: (id: number) => void
  /** Explains why a request failed, and offers to repeat it if that may help. */
  showError: (error: unknown, what: string, retry?: () => void) => void
}

const VISIBLE_FOR = 5000
/** Long enough to read it and to reach the button. */
const VISIBLE_WITH_ACTION = 15_000

const ToastContext = createContext<Toasts | null>(null)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const lastId = useRef(0)
  const timers = useRef(new Map<number, number>())

  const close = useCallback((id: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setToasts((now) => now.filter((toast) => toast.id !== id))
  }, [])

  const closeLater = useCallback(
    (id: number, ms: number) => {
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        window.setTimeout(() => close(id), ms),
      )
    },
    [close],
  )

  const show = useCallback(
    (text: string, action?: ToastAction) => {
      const id = ++lastId.current
      setToasts((now) => [...now, { id, text, action }])
      closeLater(id, action ? VISIBLE_WITH_ACTION : VISIBLE_FOR)

      return id
    },
    [closeLater],
  )

  const replace = useCallback(
    (id: number, text: string) => {
      setToasts((now) => [
        ...now.filter((toast) => toast.id !== id),
        { id, text },
      ])
      closeLater(id, VISIBLE_FOR)
    },
    [closeLater],
  )

  const showError = useCallback(
    (error: unknown, what: string, retry?: () => void) => {
      if (error instanceof OfflineError) {
        show(error.message)
      } else if (error instanceof ApiError && error.message) {
        show(error.message)
      } else {
        show(
          `Sorry, ${what}. Try again later${retry ? ', or' : '.'}`,
          retry && { label: 'try again now', run: retry },
        )
      }
    },
    [show],
  )

  const value = useMemo(
    () => ({ toasts, show, replace, close, showError }),
    [toasts, show, replace, close, showError],
  )

  return <ToastContext value={value}>{children}</ToastContext>
}

export function useToasts() {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider')

  return toasts
}
