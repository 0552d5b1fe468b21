// Replaces @docusaurus/core client/theme-fallback/Loading (3.10.2). Changes: has
// our design, and screen readers announce both states.
import type Loading from '@theme/Loading'
import type { ComponentProps, ReactNode } from 'react'
import LoadError from '../LoadError'
import styles from './Loading.module.css'

type Props = ComponentProps<typeof Loading>

/** A spinner, if a page takes longer than 200 ms to load, or the error. */
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
