// Replaces @docusaurus/theme-classic TOC (3.10.2). Change: a named landmark with
// a title instead of a plain box.
import Translate from '@docusaurus/Translate'
import type { Props } from '@theme/TOC'
import { useShownHeadings } from '@site/src/components/list/shownHeadings'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './styles.module.css'

/** The table of contents next to the text, which marks the current section. */
export default function TOC({ className, toc, ...props }: Props): ReactNode {
  const titleId = useId()
  return (
    <nav className={clsx(styles.contents, className)} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </p>
      <TOCItems
        {...props}
        toc={useShownHeadings(toc)}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  )
}
