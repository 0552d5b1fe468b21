// Replaces @docusaurus/theme-classic Details (3.10.2). Change: a native details
// element, whose hidden text can be found, linked to, and printed without scripts.
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { Props } from '@theme/Details'
import clsx from 'clsx'
import { isValidElement, type ReactNode } from 'react'
import styles from './styles.module.css'

/** Text that's hidden until the reader opens it. */
export default function Details({
  summary = 'Details',
  children,
  className,
  ...props
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id)
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  )
}
