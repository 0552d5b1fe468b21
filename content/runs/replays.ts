import path from 'node:path'
import type { Code, Parent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import type { RecordedLine } from '../../lib/recording'
import { readMeta } from '../samples/meta'
import type { Case } from './cases'
import { readRecording } from './published'

const root = path.join(__dirname, '../..')

/**
 * Shows under each sample that's marked `replay` what the Command Log showed when it
 * last ran, as `<Replay ids log />`. It runs before `samples`, which removes the word.
 */
const replays: Plugin<[], Root> = () => async (tree, file) => {
  const marked: [Code, Parent][] = []
  visit(tree, 'code', (node, _index, parent) => {
    if (parent && readMeta(node.meta ?? '').replay) marked.push([node, parent])
  })
  if (!marked.length) return
  // Loaded only when needed, because it brings the TypeScript compiler.
  const { recordedCases } = await import('./recordings')
  const name = path.relative(root, file.path).replaceAll(path.sep, '/')
  const cases = recordedCases(root, name)
  for (const [node, parent] of marked) {
    // Not by its line, because the framework has removed the front matter.
    const index = cases.findIndex(({ sample }) => sample.code === node.value)
    const [one] = index < 0 ? [] : cases.splice(index, 1)
    const props = one && propsOf(root, one)
    // The check says why, so that authors can still see the page as they write.
    if (!props) continue
    parent.children.splice(
      parent.children.indexOf(node) + 1,
      0,
      toElement(props),
    )
  }
  tree.children.unshift(importReplay())
}

export default replays

/**
 * What `<Replay>` shows of a sample, if it has been recorded: the names of its
 * recordings, each with the delay of Fernhill if there are several, and the lines of
 * the first one's Command Log.
 */
export function propsOf(
  root: string,
  { recordings = [] }: Pick<Case, 'recordings'>,
): { ids: string; log: string } | undefined {
  const recording = readRecording(root, recordings[0]?.id ?? '')
  return (
    recording && {
      ids: recordings
        .map(({ id, delay }) => (recordings.length > 1 ? `${id} ${delay}` : id))
        .join(),
      log: recording.lines.map(toText).join('\n'),
    }
  )
}

/** Name, message, and badges of a line, with tabs between them. */
export function toText(line: RecordedLine): string {
  const { name, message, child, event, level = 0, state } = line
  const badges = [
    line.elements === undefined ? '' : `${line.elements}`,
    line.alias ?? '',
  ]
  return [
    `${'  '.repeat(level)}${event ? '' : '#'}${state === 'failed' ? '!' : ''}${child ? '-' : ''}${name}`,
    message.replace(/\s+/g, ' '),
    badges.filter(Boolean).join(' '),
  ]
    .join('\t')
    .trimEnd()
}

const toElement = (props: Record<string, string>): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Replay',
  attributes: Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
  children: [],
})

/** `import Replay from '@site/src/components/replay/Replay'` */
function importReplay(): RootContent {
  const node = {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            source: {
              type: 'Literal',
              value: '@site/src/components/replay/Replay',
            },
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: { type: 'Identifier', name: 'Replay' },
              },
            ],
            attributes: [],
          },
        ],
      },
    },
  }
  // Its type belongs to a package of the framework's.
  return node as unknown as RootContent
}
