// Replaces @docusaurus/theme-classic TOCCollapsible (3.10.2). Change: a native
// details element, which opens without scripts and is part of the HTML.
import Translate from '@docusaurus/Translate'
import type { Props } from '@theme/TOCCollapsible'
import { useShownHeadings } from '@site/src/components/list/shownHeadings'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The collapsed table of contents above the text, for narrow windows. */
export default function TOCCollapsible({
  className,
  toc,
  ...props
}: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems {...props} toc={useShownHeadings(toc)} />
    </details>
  )
}
