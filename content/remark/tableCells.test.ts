import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx'
import { gfm } from 'micromark-extension-gfm'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { visit } from 'unist-util-visit'
import tableCells from './tableCells'

/** Adds properties to the tables in the Markdown. */
function prepare(markdown: string): Root {
  const root = fromMarkdown(markdown, {
    extensions: [gfm(), mdxJsx(), mdxMd()],
    mdastExtensions: [gfmFromMarkdown(), mdxJsxFromMarkdown()],
  })
  const run = tableCells.call(undefined as never) as unknown as (
    root: Root,
    file: VFile,
  ) => void
  run(root, new VFile())
  return root
}

/** The properties of the cells. */
function label(markdown: string): unknown[] {
  const root = prepare(markdown)
  const added: unknown[] = []
  visit(root, 'tableCell', ({ data }) => {
    added.push(data?.hProperties)
  })
  return added
}

const isList = (markdown: string) =>
  prepare(markdown).children.some(
    ({ data }) =>
      data && 'hProperties' in data && 'dataList' in (data.hProperties ?? {}),
  )

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
    ['`isVisible()`', undefined],
    ['`isVisible(element)`', { role: 'cell' }],
    ['[a link of more than twenty letters](/a)', undefined],
    ['`isDescendent($outer, $inner)`', undefined],
    ['[`isVisible(element)`](/a)', { role: 'cell' }],
  ])('keeps two columns side by side if they fit: %s', (code, cell) => {
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

  it('shows options as a list, and next to them their types without a label', () => {
    const options = `
| Option | Type | Default | Set in | What it does |
|-|-|-|-|-|
| <Name id="log">log</Name> | \`boolean\` | \`true\` | root | Shows it. |
| <Name id="name">name</Name> | \`string\` | required | root | Names it. |
`
    expect(isList(options)).toBe(true)
    expect(label(options).slice(-10)).toEqual([
      { role: 'cell' },
      { role: 'cell' },
      { role: 'cell', dataLabel: 'Default' },
      { role: 'cell', dataLabel: 'Set in' },
      { role: 'cell' },
      { role: 'cell' },
      { role: 'cell' },
      { role: 'cell' },
      { role: 'cell', dataLabel: 'Set in' },
      { role: 'cell' },
    ])
  })

  it.each([
    [
      'a name in each row, and a column with a fact',
      '| Flag | Value | What it does |\n|-|-|-|\n| <Name id="a">-a</Name> | b | Does it. |',
      true,
    ],
    [
      'no names',
      '| Flag | Value | What it does |\n|-|-|-|\n| `-a` | b | Does it. |',
      false,
    ],
    [
      'no facts',
      '| Flag | Why | What it does |\n|-|-|-|\n| <Name id="a">-a</Name> | b | Does it. |',
      false,
    ],
    [
      'a fact in the last column',
      '| Flag | Why | Value |\n|-|-|-|\n| <Name id="a">-a</Name> | b | Does it. |',
      false,
    ],
    [
      'long messages with long explanations',
      '| Message | Meaning |\n|-|-|\n| `cy.visit() failed trying to load the page` | The server answered with an error status. |',
      true,
    ],
    [
      'long messages with short explanations',
      '| Message | Meaning |\n|-|-|\n| `cy.visit() failed trying to load the page` | No answer. |',
      false,
    ],
  ])(
    'decides by the content whether a table is a list: %s',
    (_, markdown, is) => {
      expect(isList(markdown)).toBe(is)
    },
  )
})
