import type { ReactNode } from 'react'
import styles from './Releases.module.css'

/** Leaves in view what an upgrade asks for; a rule of CSS alone, no script. */
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
