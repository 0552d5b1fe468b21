import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { ReactNode } from 'react'
import styles from './Name.module.css'

interface Props {
  /** What stands behind `#` in a link to this row. */
  id: string
  children: ReactNode
}

/**
 * The name that a row of a reference table is about, in code and with an
 * address of its own, which the check of broken anchors knows.
 */
export default function Name({ id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id)
  return (
    <code id={id} className={styles.name}>
      {children}
    </code>
  )
}
