import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Api } from '../api/readApi'
import made from '../api/remark'
import type { Problem } from '../../lib/problem'
import fileTrees from '../remark/fileTrees'
import headingBadges from '../remark/headingBadges'
import steps from '../remark/steps'
import type { Page } from '../page/page'

interface Located extends Error {
  reason?: string
  line?: number
}

/** A page's tree with what the build adds, and why it would fail. */
export interface Expanded {
  tree: Root
  problems: Problem[]
}

/**
 * Makes the function that turns a page into what the framework gives ids to:
 * with the rows that are made at build time. What would end the build is a
 * problem here.
 */
export function createExpander(api: Api): (page: Page) => Expanded {
  const processor = unified()
    .use(made, api)
    .use([fileTrees, headingBadges, steps])
    .freeze()
  return ({ file, tree }) => {
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
}
