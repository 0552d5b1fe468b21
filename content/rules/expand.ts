import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Api } from '../api/readApi'
import api from '../api/remark'
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
 * Creates a function that adds everything to a page that the build adds before it
 * generates ids, such as generated table rows. Errors that would end the build
 * become problems.
 */
export function createExpander(known: Api): (page: Page) => Expanded {
  const processor = unified()
    .use(api, known)
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
