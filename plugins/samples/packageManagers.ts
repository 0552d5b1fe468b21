import type { Code, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { readMeta } from './meta'
import { translate, type Other } from './npmCommands'
import { toTabs } from './tabs'

/**
 * Shows commands for npm as each package manager wants them.
 *
 *     ```bash package-manager
 *     npm install cypress --save-dev
 *     ```
 *
 * becomes `<Tabs groupId="package-manager">` with a block for `npm`, `yarn`,
 * `pnpm` and `bun`. A command that cannot be translated ends the build.
 */
const packageManagers: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return
    if (!readMeta(node.meta ?? '').packageManager) return
    const meta = node.meta?.replace(/(^|\s)package-manager(?=\s|$)/, '')
    const block = (value: string): Code => ({ ...node, meta, value })
    const translated = (to: Other): Code => {
      try {
        return block(translate(node.value, to))
      } catch (error) {
        return file.fail((error as Error).message, { place: node.position })
      }
    }
    const [yarn, pnpm, bun] = [
      translated('yarn'),
      translated('pnpm'),
      translated('bun'),
    ]
    if (yarn.value === node.value) {
      file.fail(
        'no command calls npm, so that all tabs would be the same: remove package-manager',
        { place: node.position },
      )
    }
    parent.children[index] = toTabs('package-manager', {
      npm: block(node.value),
      yarn,
      pnpm,
      bun,
    })
    return SKIP
  })
}

export default packageManagers
