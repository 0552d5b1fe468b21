// Replaces @docusaurus/theme-classic ErrorPageContent (3.10.2). Changes: goes
// away when the reader opens another page, and has our design.
import { useLocation } from '@docusaurus/router'
import { ErrorBoundaryError } from '@docusaurus/theme-common'
import type { Props } from '@theme/Error'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './ErrorPageContent.module.css'

/** The crash page, with the error message and a button that tries again. */
export default function ErrorPageContent({
  error,
  tryAgain,
}: Props): ReactNode {
  const { pathname } = useLocation()
  const crashedAt = useRef(pathname)
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain()
  }, [pathname, tryAgain])
  return (
    <main className={styles.crash}>
      <h1>This page crashed.</h1>
      <div className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
      <button
        type="button"
        className="button button--primary"
        onClick={tryAgain}
      >
        Try again
      </button>
    </main>
  )
}
