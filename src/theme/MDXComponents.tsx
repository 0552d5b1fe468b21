import Badge from '@site/src/components/Badge'
import FileTree from '@site/src/components/FileTree'
import Icon from '@site/src/components/Icon'
import Name from '@site/src/components/Name'
import Picture from '@site/src/components/Picture'
import Steps from '@site/src/components/Steps'
import Table from '@site/src/components/Table'
import TableHeader from '@site/src/components/TableHeader'
import Video from '@site/src/components/Video'
import MDXComponents from '@theme-original/MDXComponents'
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'

/** Every component that a page can use without an import. */
export default {
  ...MDXComponents,
  Badge,
  FileTree,
  Icon,
  Name,
  Picture,
  Steps,
  table: Table,
  th: TableHeader,
  TabItem,
  Tabs,
  Video,
}
