import type { Problem } from '../../lib/problem'
import { historyOf } from '../page/history'
import { isUnlisted, type Page } from '../page/page'
import { compareVersions, isVersion } from '../page/versions'

const header = ['Version', 'Change']

/** The section "History" has a table of versions, newest first. */
export function history(page: Page, documented: string): Problem[] {
  if (isUnlisted(page)) return []
  const { file } = page
  const at = (line: number, message: string): Problem => ({
    file,
    line,
    message,
  })
  const own = historyOf(page)
  if (!own) return []
  const { line: start, table } = own
  const [titles, ...rows] = (table ? [table.header, ...table.rows] : []).map(
    ({ line, cells }) => ({ line, cells: cells.map(({ text }) => text) }),
  )
  if (!titles) {
    return [
      at(
        start,
        `The section "History" has no table. Add one with the columns ${header.join(' and ')}, and a row for each version that changed something, newest first.`,
      ),
    ]
  }
  if (titles.cells.join() !== header.join()) {
    return [
      at(
        titles.line,
        `The history has the columns ${titles.cells.join(', ')}. Write ${header.join(', ')}.`,
      ),
    ]
  }
  return rows.flatMap(({ line, cells: [version = '', change = ''] }, index) => {
    if (!isVersion(version)) {
      // The list of changes doesn't go back any further.
      const isOldest = index === rows.length - 1
      if (isOldest && /^before \d+\.\d+\.\d+$/.test(version)) return []
      return at(
        line,
        `"${version}" isn't a version. Write all three numbers, such as ${documented}. Only the last row can be less precise, such as "before 0.3.3".`,
      )
    }
    if (compareVersions(version, documented) > 0) {
      return at(
        line,
        `Version ${version} is newer than ${documented}, which this site documents. Correct the number or remove the row.`,
      )
    }
    const above = rows[index - 1]?.cells[0] ?? ''
    if (above && compareVersions(version, above) >= 0) {
      return at(
        line,
        version === above
          ? `Version ${version} has two rows. Put both changes in one.`
          : `Version ${version} is below ${above}. Sort the rows with the newest version first.`,
      )
    }
    if (!change)
      return at(line, `Version ${version} has an empty change. Describe it.`)
    return []
  })
}
