import type { ReactNode } from 'react'

interface Props {
  message: string
  onRetry: () => void
}

/** `showLoadError.ts` for the time when React runs: the same box, in place. */
export default function LoadError({ message, onRetry }: Props): ReactNode {
  return (
    <div className="load-error" role="alert">
      <strong>This page did not load completely.</strong>
      <p>{message}</p>
      <button
        type="button"
        className="button button--primary"
        onClick={onRetry}
      >
        Retry
      </button>
    </div>
  )
}
