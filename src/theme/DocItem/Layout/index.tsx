// Replaces @docusaurus/theme-classic DocItem/Layout (3.10.2). Changes: a text
// column and a rail instead of the twelve-column grid, because style sheets can't
// override the widths of its columns; one table of contents for all windows, with
// a bar that opens it in narrow ones; a note about the page's samples; and nothing
// about versions, because there's only one.
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import ContentVisibility from '@theme/ContentVisibility'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocItemContent from '@theme/DocItem/Content'
import DocItemFooter from '@theme/DocItem/Footer'
import type { Props } from '@theme/DocItem/Layout'
import DocItemPaginator from '@theme/DocItem/Paginator'
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop'
import type { ReactNode } from 'react'
import ContentsBar from '@site/src/components/contents/ContentsBar'
import SamplesNote from '@site/src/components/SamplesNote'
import styles from './styles.module.css'

/** A page: its text, and a table of contents. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc()
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0
  return (
    <div className={styles.page}>
      {hasToc && <ContentsBar />}
      <div className={styles.text}>
        <ContentVisibility metadata={metadata} />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <SamplesNote />
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      <div className={styles.rail}>{hasToc && <DocItemTOCDesktop />}</div>
    </div>
  )
}
