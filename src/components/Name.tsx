import useBrokenLinks from '@docusaurus/useBrokenLinks'
import CodeInline from '@theme/CodeInline'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Name.module.css'

interface Props {
  /** The fragment of links to this row. */
  id: string
  children: ReactNode
}

/**
 * The name that a row of a reference table documents, in code font, with its own
 * anchor, which Docusaurus' check for broken anchors knows, and with a link to it
 * that appears as those of headings do.
 */
export default function Name({ id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id)
  // A colon splits text in two, because it can start a directive.
  const parts = [children].flat()
  const isText = parts.every((part) => typeof part === 'string')
  return (
    <>
      <CodeInline id={id} className={styles.name}>
        {isText ? parts.join('') : children}
      </CodeInline>
      <a
        href={`#${id}`}
        className={clsx('hash-link', styles.link)}
        aria-labelledby={id}
      />
    </>
  )
}
