import type { Code, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { readMeta } from './meta'
import { translate, type Other } from './npmCommands'
import { toTabs } from './tabs'

/**
 * Translates the npm commands of a block for each of the other package managers.
 *
 * @throws with a message that says what can't be translated, and what to write
 */
export function translateAll(code: string): Record<Other, string> {
  const translated = {
    yarn: translate(code, 'yarn'),
    pnpm: translate(code, 'pnpm'),
    bun: translate(code, 'bun'),
  }
  if (translated.yarn === code) {
    throw new Error(
      'No command calls npm, so all tabs would show the same. Remove package-manager from the fence.',
    )
  }
  return translated
}

/**
 * Shows npm commands in tabs, one for each package manager.
 *
 *     ```bash package-manager
 *     npm install cypress --save-dev
 *     ```
 *
 * becomes `<Tabs groupId="package-manager">` with a block for `npm`, `yarn`,
 * `pnpm`, and `bun`. A command that can't be translated fails the build.
 */
const packageManagers: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return
    if (!readMeta(node.meta ?? '').packageManager) return
    const meta = node.meta?.replace(/(^|\s)package-manager(?=\s|$)/, '')
    const block = (value: string): Code => ({ ...node, meta, value })
    try {
      const { yarn, pnpm, bun } = translateAll(node.value)
      parent.children[index] = toTabs('package-manager', {
        npm: block(node.value),
        yarn: block(yarn),
        pnpm: block(pnpm),
        bun: block(bun),
      })
    } catch (error) {
      file.fail((error as Error).message, { place: node.position })
    }
    return SKIP
  })
}

export default packageManagers
