import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Plugin } from 'unified'
import { shortVersion } from '../api/versionTags'
import { isVersion } from '../page/versions'

/**
 * Gives each row of a section "History" its version, so that `lib/lens.ts` can mark
 * what's newer than the version that a reader uses.
 */
const historyRows: Plugin<[], Root> =
  () =>
  ({ children }) => {
    const start = children.findIndex(
      (node) => node.type === 'heading' && toString(node) === 'History',
    )
    const table = children.slice(start + 1).find(({ type }) => type === 'table')
    if (start < 0 || table?.type !== 'table') return
    for (const row of table.children) {
      const version = toString(row.children[0])
      if (!isVersion(version)) continue
      row.data = { hProperties: { 'data-v': shortVersion(version) } }
    }
  }

export default historyRows
