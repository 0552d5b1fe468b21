import type { Problem } from '../../lib/problem'
import { isUnlisted, lineOf, type Page } from '../page/page'
import { compareVersions, isVersion } from '../page/versions'

const header = ['Version', 'Change']

/** Under "History" stands a table of versions, the newest first. */
export function history(page: Page, documented: string): Problem[] {
  if (isUnlisted(page)) return []
  const { file, headings, tables } = page
  const at = (line: number, message: string): Problem => ({
    file,
    line,
    message,
  })
  const own = headings.findIndex(
    ({ node, text }) => node.depth === 2 && text === 'History',
  )
  const [heading, next] = headings.slice(own, own + 2)
  if (own < 0 || !heading) return []
  const start = lineOf(heading.node)
  const end = next ? lineOf(next.node) : Infinity
  const table = tables.find(
    ({ header: { line } }) => line > start && line < end,
  )
  const [titles, ...rows] = (table ? [table.header, ...table.rows] : []).map(
    ({ line, cells }) => ({ line, cells: cells.map(({ text }) => text) }),
  )
  if (!titles) {
    return [
      at(
        start,
        `No table under "History": it has the columns ${header.join(' and ')}, and a row for each version that changed something, the newest first`,
      ),
    ]
  }
  if (titles.cells.join() !== header.join()) {
    return [
      at(
        titles.line,
        `The history has the columns ${titles.cells.join(', ')}: write ${header.join(' and ')}`,
      ),
    ]
  }
  return rows.flatMap(({ line, cells: [version = '', change = ''] }, index) => {
    if (!isVersion(version)) {
      // What is older than the list of changes.
      const isOldest = index === rows.length - 1
      if (isOldest && /^before \d+\.\d+\.\d+$/.test(version)) return []
      return at(
        line,
        `The version "${version}" is no version: write all three numbers, such as ${documented}; only the last row may say "before 0.3.3"`,
      )
    }
    if (compareVersions(version, documented) > 0) {
      return at(
        line,
        `Version ${version} is newer than ${documented}, which this site documents: correct the number or remove the row`,
      )
    }
    const above = rows[index - 1]?.cells[0] ?? ''
    if (above && compareVersions(version, above) >= 0) {
      return at(
        line,
        version === above
          ? `Version ${version} stands twice: put both changes into one row`
          : `Version ${version} stands below ${above}: the newest comes first`,
      )
    }
    if (!change) return at(line, `Version ${version} says no change: add it`)
    return []
  })
}
