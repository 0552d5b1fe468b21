import fs, { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression'
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it, vi } from 'vitest'
import { listedOptions } from './elements'
import api from './remark'

const processor = unified().use(api).freeze()

function expand(page: string, by = processor): Root {
  const tree = fromMarkdown(page, {
    extensions: [mdxJsx(), mdxExpression(), mdxMd()],
    mdastExtensions: [mdxJsxFromMarkdown(), mdxExpressionFromMarkdown()],
  })
  const file = new VFile({ path: 'docs/api/page.mdx' })
  return by.runSync(tree, file) as Root
}

/** Prints the tree as Markdown. */
function print(node: Nodes): string {
  const inside = 'children' in node ? node.children.map(print) : []
  switch (node.type) {
    case 'root':
      return `${inside.join('\n\n')}\n`
    case 'heading':
      return `## ${inside.join('')}`
    case 'list':
      return inside.join('\n')
    case 'listItem':
      return `- ${inside.join('')}`
    case 'table':
      return inside.join('\n')
    case 'tableRow':
      return `| ${inside.join(' | ')} |`
    case 'code':
      return `\`\`\`${node.lang}\n${node.value}\n\`\`\``
    case 'link':
      // Links to rows depend on whether that page lists the option.
      return `[${inside.join('')}](${node.url.replace(/(configuration)#\w+$/, '$1')})`
    case 'inlineCode':
      return `\`${node.value}\``
    case 'text':
      return node.value
    case 'mdxJsxTextElement':
      return element(node, inside.join(''))
    default:
      return inside.join('')
  }
}

function element(
  node: Extract<Nodes, { type: 'mdxJsxTextElement' }>,
  text: string,
) {
  const attributes = node.attributes.map((attribute) =>
    'name' in attribute ? ` ${attribute.name}="${attribute.value}"` : '',
  )
  return node.name === 'wbr'
    ? '·'
    : `<${node.name}${attributes.join('')}>${text}</${node.name}>`
}

describe('pages', () => {
  it('get Markdown that is generated from the types', async () => {
    const folder = path.join(__dirname, 'fixtures/tables')
    const page = readFileSync(path.join(folder, 'page.mdx'), 'utf8')
    await expect(print(expand(page))).toMatchFileSnapshot(
      path.join(folder, 'expected.txt'),
    )
  })

  it('read the API once for all pages', () => {
    const page = '<Options of="cy.click" />\n\n<Yields of="cy.click" />\n'
    const reads = vi.spyOn(fs, 'readFileSync')
    syncBuiltinESMExports()
    const first = unified().use(api).freeze()
    expand(page, first)
    expect(reads).toHaveBeenCalled()
    reads.mockClear()
    expand(page, first)
    expect(reads).not.toHaveBeenCalled()
    reads.mockRestore()
    syncBuiltinESMExports()
  })
})

describe('mistakes fail the build', () => {
  it.each([
    ['<Options of="cy.clik" />', 'Did you mean "cy.click"?'],
    ['<Options of="cy.log" />', 'There are no options of "cy.log".'],
    ['<Signature of="cy.clik" />', 'The types have no function "cy.clik".'],
    [
      '<Yields of="cy.clik" />',
      'The types have no command "cy.clik". Did you mean "cy.click"?',
    ],
    [
      '<Values of="PositionTypes" />',
      'The types have no enumeration "PositionTypes".',
    ],
    ['<Options />', 'The attribute "of" is missing.'],
    [
      '<Options of={name} />',
      'An attribute isn\'t a string. Write it in quotes, as in of="cy.click".',
    ],
    [
      '<Options off="cy.click" />',
      'Unknown attribute "off". Allowed: of, group, only, without, prefix. Did you mean "of"?',
    ],
    [
      '<Options of="cy.click" only="forse" />',
      /"cy.click" has no option "forse"\. Allowed: .* Did you mean "force"\?/,
    ],
    [
      '<Options of="cy.click" without="forse" />',
      /"cy.click" has no option "forse"\. Allowed: .* Did you mean "force"\?/,
    ],
    [
      '<Options of="config" group="timeout" />',
      'content/api/options.yml has no group "timeout".',
    ],
    [
      '<Options of="config" group="files" only="video" />',
      'group, only, and without exclude each other',
    ],
    [
      '<Options of="cy.click">\n<Option name="forse">Sends the events at once.</Option>\n</Options>',
      /"cy.click" has no option "forse"\. Allowed: .* Did you mean "force"\?/,
    ],
    [
      '<Options of="cy.click">\n<Option>Sends the events at once.</Option>\n</Options>',
      'An <Option> has no name. Write one, as in <Option name="timeout">.',
    ],
    [
      '<Options of="cy.click">\n<Option name="log">One.</Option>\n<Option name="log">Two.</Option>\n</Options>',
      'There\'s more than one <Option name="log">. Keep one of them.',
    ],
    [
      '<Options of="cy.click">\n<Option name="altKey">Holds down Alt (Option\non a Mac) during the click.</Option>\n</Options>',
      '<Option name="altKey"> repeats content/api/options.yml.',
    ],
    [
      '<Options of="cy.click">\n\nSome text.\n\n</Options>',
      'Write only <Option name="…">a sentence</Option> there.',
    ],
    [
      '<Options of="cy.click">\n<Option name="log">\n\nOne.\n\nTwo.\n\n</Option>\n</Options>',
      'An <Option> has more than one paragraph. Write one paragraph,',
    ],
    [
      '<Options of="cy.click">\n<Option name="log"></Option>\n</Options>',
      'An <Option> has no text. Write one paragraph,',
    ],
    [
      '## Force\n\n<Options of="cy.click" />',
      'The row "force" of "cy.click" has the id "force", and so does a heading on this page.',
    ],
    [
      '## Why {/* #log */}\n\n<Options of="cy.click" />',
      'has the id "log", and so does a heading on this page.',
    ],
    [
      'A <Name id="log">log</Name>.\n\n<Options of="cy.click" />',
      'and so does <Name id="log"> on this page.',
    ],
    [
      '<Options of="cy.click" />\n\n<Options of="cy.dblclick" />',
      'has the id "altKey", and so does the table of "cy.click" on this page. Add a prefix to the ids of the table: <Options of="cy.dblclick" prefix="…" />.',
    ],
    [
      '<Options of="PluginConfigOptions" />',
      'of "PluginConfigOptions" has no description. Add one to content/api/options.yml',
    ],
    ['See <Yields of="cy.click" />.', "It's in a line of text."],
  ])('%s', (page, message) => {
    expect(() => expand(page)).toThrow(message)
  })

  it('with their position', () => {
    expect(() => expand('One.\n\n<Options of="cy.clik" />')).toThrow(
      expect.objectContaining({ file: 'docs/api/page.mdx', line: 3 }),
    )
  })
})

describe('links to configuration options', () => {
  const groups = { files: ['video', 'port'], timeouts: ['execTimeout'] }

  it.each([
    ['', []],
    ['<Options of="config" group="files" />', ['video', 'port']],
    [
      '<Options of="config" />\n\n<Options of="cy.exec" />',
      ['video', 'port', 'execTimeout'],
    ],
    ['<Options\n  of="config"\n  group="timeouts"\n/>', ['execTimeout']],
    ['Write `<Options of="config" />` there.', []],
  ])('go to a row if %j is on the page', (page, listed) => {
    expect([...listedOptions(page, groups)]).toEqual(listed)
  })
})
