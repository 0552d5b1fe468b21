import type { Code, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { readMeta } from './meta'
import { translate, type Other } from './npmCommands'
import { toTabs } from './tabs'

/**
 * The commands of a block as the other package managers want them.
 *
 * @throws what cannot be translated, and what to write instead
 */
export function translateAll(code: string): Record<Other, string> {
  const translated = {
    yarn: translate(code, 'yarn'),
    pnpm: translate(code, 'pnpm'),
    bun: translate(code, 'bun'),
  }
  if (translated.yarn === code) {
    throw new Error(
      'no command calls npm, so that all tabs would be the same: remove package-manager',
    )
  }
  return translated
}

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
