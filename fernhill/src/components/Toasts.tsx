import { useToasts } from '../app/toasts'
import { Icon } from './Icon'

/** Short messages at the lower edge of the window. They leave on their own. */
export function Toasts() {
  const { toasts, close } = useToasts()

  return (
    <div className="toasts" aria-live="polite">
      {toasts.map(({ id, text, action }) => (
        <div key={id} className="toast" data-cy="toast">
          {text}
          {action ? (
            <button
              type="button"
              className="toast-action"
              onClick={() => {
                close(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          ) : (
            <button
              type="button"
              className="toast-close"
              aria-label="Close"
              onClick={() => close(id)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
