import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import api from '../api/remark'
import type { Problem } from '../../lib/problem'
import fileTrees from '../remark/fileTrees'
import headingBadges from '../remark/headingBadges'
import steps from '../remark/steps'
import type { Page } from '../page/page'

/** What happens to a page before its headings get their ids. */
const processor = unified().use([api, fileTrees, headingBadges, steps]).freeze()

interface Located extends Error {
  reason?: string
  line?: number
}

/**
 * The page as the framework gets it, with the rows that are made at build
 * time. What would end the build is a problem here.
 */
export function expand({ file, tree }: Page): {
  tree: Root
  problems: Problem[]
} {
  const copy = structuredClone(tree)
  try {
    const expanded = processor.runSync(copy, new VFile({ path: file }))
    return { tree: expanded as Root, problems: [] }
  } catch (error) {
    const { reason, message, line = 1 } = error as Located
    return {
      tree: copy,
      problems: [{ file, line, message: reason ?? message }],
    }
  }
}
