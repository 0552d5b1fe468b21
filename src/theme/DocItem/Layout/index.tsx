// Replaces @docusaurus/theme-classic DocItem/Layout (3.10.2). Changes: a text
// column and a rail instead of the twelve-column grid, because style sheets can't
// override the widths of its columns, and a note about the page's samples.
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { useWindowSize } from '@docusaurus/theme-common'
import ContentVisibility from '@theme/ContentVisibility'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocItemContent from '@theme/DocItem/Content'
import DocItemFooter from '@theme/DocItem/Footer'
import type { Props } from '@theme/DocItem/Layout'
import DocItemPaginator from '@theme/DocItem/Paginator'
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop'
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import type { ReactNode } from 'react'
import SamplesNote from '@site/src/components/SamplesNote'
import styles from './styles.module.css'

/**
 * A component of its own, because the window's size is only known after hydration
 * and nothing else should rerender then.
 */
function Rail(): ReactNode {
  const windowSize = useWindowSize()
  return windowSize !== 'mobile' && <DocItemTOCDesktop />
}

/** A page: its text and, if the window is wide enough, a table of contents. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc()
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          {hasToc && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
          <SamplesNote />
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      <div className={styles.rail}>{hasToc && <Rail />}</div>
    </div>
  )
}
