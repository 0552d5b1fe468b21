import type { ReactNode } from 'react'
import styles from './Failure.module.css'

interface Props {
  onRetry: () => void
}

/** Shown if the results can't be fetched. */
export default function Failure({ onRetry }: Props): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>You might want to check your network connection.</p>
      <button
        className="button button--primary"
        type="button"
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  )
}
