// Replaces @docusaurus/theme-classic TOC (3.10.2). Change: a named landmark with
// a title, in place of a box without either.
import Translate from '@docusaurus/Translate'
import type { Props } from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './styles.module.css'

/** The contents of the page, beside its text, with the place of the reader. */
export default function TOC({ className, ...props }: Props): ReactNode {
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
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  )
}
