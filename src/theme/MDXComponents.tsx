import Picture from '@site/src/components/Picture'
import MDXComponents from '@theme-original/MDXComponents'
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'

/** The vocabulary of authors: every name a page may use without an import. */
export default { ...MDXComponents, Picture, TabItem, Tabs }
