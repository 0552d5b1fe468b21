import type { ReactNode } from 'react'
import styles from './Releases.module.css'

/** Hides changes that don't affect an upgrade, with CSS only. */
export default function DemandingOnly(): ReactNode {
  return (
    <p className={styles.filter}>
      <label>
        <input type="checkbox" className={styles.only} /> Show only what breaks
        or is deprecated
      </label>
    </p>
  )
}
