import { contentsId } from '@site/src/components/contents/followReader'
import SkipToContent from '@theme-init/SkipToContent'
import type { ReactNode } from 'react'
import { skip } from '../../skip'
import styles from './styles.module.css'

/** Adds a link to the table of contents, for pages that have one. */
export default function SkipLinks(): ReactNode {
  return (
    <>
      <SkipToContent />
      <div
        role="region"
        aria-label="Skip to table of contents"
        className={styles.skip}
      >
        <a
          href={`#${contentsId}`}
          onClick={(event) => {
            if (skip(event.nativeEvent)) event.preventDefault()
          }}
        >
          Skip to table of contents
        </a>
      </div>
    </>
  )
}
