import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { visit } from 'unist-util-visit'
import tableCells from './tableCells'

/** The properties that are added to the cells of a table. */
function label(markdown: string): unknown[] {
  const root = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const run = tableCells.call(undefined as never) as unknown as (
    root: Root,
    file: VFile,
  ) => void
  run(root, new VFile())
  const added: unknown[] = []
  visit(root, 'tableCell', ({ data }) => {
    added.push(data?.hProperties)
  })
  return added
}

describe('tableCells', () => {
  it('labels cells with the names of their columns', () => {
    expect(
      label(
        '| Option | `Type` | About |\n|-|-|-|\n| `log` | boolean | Shows it. |',
      ),
    ).toEqual([
      { role: 'columnheader' },
      { role: 'columnheader' },
      { role: 'columnheader' },
      { role: 'cell' },
      { role: 'cell', dataLabel: 'Type' },
      { role: 'cell' },
    ])
  })

  it.each([
    ['`isVisible(element)`', undefined],
    ['[a link of more than twenty letters](/a)', undefined],
    ['`isDescendent($outer, $inner)`', { role: 'cell' }],
    ['[`isDescendent($outer, $inner)`](/a)', { role: 'cell' }],
  ])('keeps two columns side by side unless code is long: %s', (code, cell) => {
    expect(
      label(`| Function | About |\n|-|-|\n| ${code} | x |`).at(-1),
    ).toEqual(cell)
  })

  it('labels a column unless all cells are sentences', () => {
    expect(
      label('| | On | Off |\n|-|-|-|\n| a | | Yes. |\n| b | `b` | `c` |'),
    ).toEqual([
      { role: 'cell' },
      { role: 'columnheader' },
      { role: 'columnheader' },
      { role: 'rowheader', scope: 'row' },
      { role: 'cell', dataLabel: 'On' },
      { role: 'cell', dataLabel: 'Off' },
      { role: 'rowheader', scope: 'row' },
      { role: 'cell', dataLabel: 'On' },
      { role: 'cell', dataLabel: 'Off' },
    ])
  })

  it('makes the first column row headings if the first cell is empty', () => {
    expect(label('| | On |\n|-|-|\n| a | Yes |')).toEqual([
      undefined,
      undefined,
      { scope: 'row' },
      undefined,
    ])
  })

  it('keeps a table with two short columns as it is', () => {
    expect(label('| Version | Change |\n|-|-|\n| 5.2.0 | Added. |')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
