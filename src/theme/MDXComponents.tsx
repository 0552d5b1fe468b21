import Name from '@site/src/components/Name'
import Picture from '@site/src/components/Picture'
import Table from '@site/src/components/Table'
import TableHeader from '@site/src/components/TableHeader'
import MDXComponents from '@theme-original/MDXComponents'
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'

/** The vocabulary of authors: every name a page may use without an import. */
export default {
  ...MDXComponents,
  Name,
  Picture,
  table: Table,
  th: TableHeader,
  TabItem,
  Tabs,
}
