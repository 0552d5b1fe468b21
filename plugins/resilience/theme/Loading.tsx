// Replaces @docusaurus/core client/theme-fallback/Loading (3.10.2). Change:
// our look, and both states are spoken.
import type Loading from '@theme/Loading'
import type { ComponentProps, ReactNode } from 'react'
import LoadError from '../LoadError'
import styles from './Loading.module.css'

type Props = ComponentProps<typeof Loading>

/** Stands in for a page that is still to load, from 200 ms on. */
export default function LoadingPage({
  error,
  pastDelay,
  retry,
}: Props): ReactNode {
  if (error) return <LoadError message={String(error)} onRetry={retry} />
  if (!pastDelay) return null
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </div>
  )
}
