import type { ReactNode } from 'react'

interface Props {
  message: string
  onRetry: () => void
}

/** The same box as in `showLoadError.ts`, for when React runs. */
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
