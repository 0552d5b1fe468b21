import Link from '@docusaurus/Link'
import { version as documented } from '@generated/versionLens/default/documented.json'
import clsx from 'clsx'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { lensName, showNewer } from '../../../lib/lens'
import styles from '../list/FilterForm.module.css'
import { readVersion } from './readVersion'

const changed = 'docs-version-changed'

const subscribe = (listener: () => void) => {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
const read = () => document.documentElement.dataset.lens

/** Stores the version if the browser allows it, and marks what's newer. */
function choose(version: string | undefined) {
  showNewer(version)
  try {
    if (version) localStorage.setItem(lensName, version)
    else localStorage.removeItem(lensName)
  } catch {
    // It lasts as long as the page then.
  }
  dispatchEvent(new Event(changed))
}

/** A form where readers say which version they use. */
export default function VersionLens(): ReactNode {
  const used = useSyncExternalStore(subscribe, read, () => undefined)
  const [problem, setProblem] = useState('')
  return (
    <form
      className={styles.filters}
      data-choices="1"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('v')
        const reading = readVersion(String(text), documented)
        setProblem('problem' in reading ? reading.problem : '')
        if ('version' in reading) choose(reading.version)
      }}
    >
      {/* Without React, the form's address chooses the version. */}
      <input
        className={styles.search}
        name="v"
        aria-label="Version of Cypress, or package.json"
        placeholder="12.5, or package.json"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== ''}
      />
      <button className={clsx(styles.search, 'button button--primary')}>
        Mark what’s newer
      </button>
      <div role="status" className={styles.search}>
        {problem ||
          (used ? (
            <>
              Every page now marks what’s newer than {used}. Read{' '}
              <Link to={`/guides/references/changelog?from=${used}`}>
                what changed after {used}
              </Link>
              .
            </>
          ) : (
            'Nothing is marked yet.'
          ))}
      </div>
      <button
        type="button"
        className={clsx(styles.search, 'button button--secondary')}
        disabled={used === undefined}
        onClick={() => {
          setProblem('')
          choose(undefined)
        }}
      >
        Stop marking
      </button>
    </form>
  )
}
