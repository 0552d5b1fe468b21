// Replaces @docusaurus/theme-classic DocItem/Layout (3.10.2). Change: a text
// column and a rail in place of the twelve-column grid, whose widths style sheets
// cannot override.
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
import styles from './styles.module.css'

/** Known only in the browser, and apart so that nothing else is made anew. */
function Rail(): ReactNode {
  const windowSize = useWindowSize()
  return windowSize !== 'mobile' && <DocItemTOCDesktop />
}

/** A page of documentation: its text and, where there is room, its contents. */
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
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      <div className={styles.rail}>{hasToc && <Rail />}</div>
    </div>
  )
}
