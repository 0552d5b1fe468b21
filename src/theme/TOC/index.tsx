// Replaces @docusaurus/theme-classic TOC (3.10.2). Change: a named landmark with
// a title instead of a plain box, which is a sheet in narrow windows.
import Translate from '@docusaurus/Translate'
import { contentsId } from '@site/src/components/contents/followReader'
import type { Props } from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './styles.module.css'

/**
 * The table of contents, which marks the current section. It's next to the text if
 * the window is wide enough. Otherwise, `ContentsBar` opens it.
 */
export default function TOC({ className, ...props }: Props): ReactNode {
  const titleId = useId()
  return (
    <nav
      id={contentsId}
      popover="auto"
      className={clsx(styles.contents, className)}
      aria-labelledby={titleId}
    >
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
        className={styles.list}
        linkClassName="table-of-contents__link"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  )
}
