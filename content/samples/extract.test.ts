import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression'
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { extract } from './extract'

const root = path.join(__dirname, '../..')

interface Block {
  line: number
  language: string
  code: string
}

/** What the parser of pages takes for code. */
function parsed(text: string): Block[] {
  const blocks: Block[] = []
  const page = text.replace(/^---\n[^]*?\n---(?=\n)/, (front) =>
    front.replace(/.+/g, ''),
  )
  const tree = fromMarkdown(page, {
    extensions: [gfm(), directive(), mdxJsx(), mdxMd(), mdxExpression()],
    mdastExtensions: [
      gfmFromMarkdown(),
      directiveFromMarkdown(),
      mdxJsxFromMarkdown(),
      mdxExpressionFromMarkdown(),
    ],
  })
  visit(tree, 'code', ({ position, lang, value }) => {
    blocks.push({
      line: (position?.start.line ?? 0) + 1,
      language: lang ?? '',
      code: value,
    })
  })
  return blocks
}

const scanned = (text: string): Block[] =>
  extract('page.mdx', text).map(({ line, language, code }) => ({
    line,
    language,
    code,
  }))

const cases: Record<string, string> = {
  'a block between backticks': 'Text\n\n```ts\ncy.get()\n```\n\nText\n',
  'a block between tildes': '~~~ts\n```\n~~~\n',
  'a block that holds a block': '````md\n```ts\ncy.get()\n```\n````\n',
  'a block in a list':
    '- Text:\n\n  ```ts\n  cy\n    .get()\n  ```\n\n- Text\n',
  'a block that begins its item': '1. ```ts\n   cy.get()\n   ```\n',
  'a block in a quote': '> ```ts\n> cy.get()\n>\n> cy.get()\n> ```\n',
  'a block in a tab':
    '<Tabs>\n  <TabItem value="a">\n\n    ```ts\n    cy.get()\n\n      .click()\n    ```\n\n  </TabItem>\n</Tabs>\n',
  'a block in a directive': ':::note\n\n```bash\nnpm\n```\n\n:::\n',
  'a closing line with more ticks': '```ts\ncy\n`````\nText\n',
  'a line that only looks like the end': '```ts\n```ts\n```\n',
  'an empty block': '```ts\n```\n',
  'a block without a language': '```\noutput\n```\n',
  'code in a line': 'Text ```ts``` text\n\n```ts``` is no block\n',
  'a comment, which is no code':
    '{/*\n\n```ts\ncy\n```\n\n*/}\n\n```js\ncy\n```\n',
  'a comment in one line': '{/* A remark. */}\n\n```js\ncy\n```\n',
  'front matter':
    '---\ntitle: "```"\ndescription: |\n  ```ts\n---\n\n```js\n1\n```\n',
  'a block without an end': 'Text\n\n```ts\ncy.get()\n',
}

describe('extract', () => {
  it.each(Object.entries(cases))('reads %s as the parser does', (_, text) => {
    expect(scanned(text)).toEqual(parsed(text))
  })

  it('finds on every page what the parser finds', async () => {
    const files = await Globby('docs/**/*.mdx', { cwd: root })
    let count = 0
    for (const file of files) {
      const text = readFileSync(path.join(root, file), 'utf8')
      const found = scanned(text)
      expect(found, file).toEqual(parsed(text))
      count += found.length
    }
    expect(count).toBeGreaterThan(300)
  }, 60_000)

  it('reads lines that end as on Windows', () => {
    expect(scanned('```ts\r\ncy.get()\r\n```\r\n')).toEqual([
      { line: 2, language: 'ts', code: 'cy.get()' },
    ])
  })

  it('tells the place, the indent and the words of a block', () => {
    expect(
      extract(
        'docs/a.mdx',
        '- Text:\n\n  ```ts title="a b.ts" wrong\n  1\n  ```\n',
      ),
    ).toMatchObject([
      {
        file: 'docs/a.mdx',
        line: 4,
        indent: 2,
        meta: { title: 'a b.ts', wrong: true, unknown: [] },
      },
    ])
  })
})
