import { usePluginData } from '@docusaurus/useGlobalData'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { consent } from './consent'
import styles from './Consent.module.css'
import { forget } from './forget'

declare global {
  interface Window {
    /** Loads the services once. Missing if the browser opts out of tracking. */
    startAnalytics?: () => void
  }
}

/**
 * Asks once whether the site may use analytics, and lets readers change their mind
 * in the footer. Only in the browser, because nothing is loaded without scripts.
 */
export default function Consent(): ReactNode {
  const { services } = usePluginData('analytics') as { services: string[] }
  const isBrowser = useIsBrowser()
  const isAllowed = useSyncExternalStore(
    consent.listen,
    consent.get,
    () => undefined,
  )
  const line = useRef<HTMLParagraphElement>(null)
  if (!isBrowser) return null
  const start = window.startAnalytics
  if (!start) {
    return (
      <p className={styles.line}>
        Analytics are off, because your browser asks sites not to track you.
      </p>
    )
  }

  const choose = (allowed: boolean) => {
    consent.set(allowed)
    if (allowed) start()
    // The question is gone, and with it the focused button.
    line.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  const names = new Intl.ListFormat('en').format(services)
  return (
    <>
      <p ref={line} className={styles.line}>
        Analytics are {isAllowed ? 'on' : 'off'}.{' '}
        <button
          type="button"
          className={styles.change}
          onClick={() => {
            if (!isAllowed) {
              choose(true)
              return
            }
            consent.set(false)
            forget()
            // Scripts that run can't be unloaded.
            location.reload()
          }}
        >
          {isAllowed ? 'Turn off' : 'Turn on'}
        </button>
      </p>
      {isAllowed === undefined && (
        <section className={styles.question} aria-labelledby="analytics-title">
          <h2 id="analytics-title" className={styles.title}>
            May we measure how this site is used?
          </h2>
          <p>
            If you allow it, {names} {services.length > 1 ? 'learn' : 'learns'}{' '}
            which pages you read, what you search for without finding it, and
            which addresses don’t exist.
            {services.includes('FullStory') &&
              ' FullStory also records where you move, click, and scroll.'}{' '}
            Until then, nothing is sent. You can change your mind at the end of
            any page.
          </p>
          <div className={styles.answers}>
            {[true, false].map((allowed) => (
              <button
                key={String(allowed)}
                type="button"
                className="button button--secondary"
                onClick={() => choose(allowed)}
              >
                {allowed ? 'Allow' : 'Don’t allow'}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
