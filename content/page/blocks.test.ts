import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { readApi } from '../api/readApi'
import { readSource } from './files'
import { readPage } from './readPage'
import { readPages } from '../rules/readPages'
import { findPages } from '../rules/readSite'
import { root } from '../../tests/pages'

interface Shown {
  line: number
  language: string
  code: string
}

const framework = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze()

/** The code blocks that Docusaurus shows. */
function shown(text: string): Shown[] {
  const blocks: Shown[] = []
  const page = text.replace(/^---\n[^]*?\n---(?=\n)/, (front) =>
    front.replace(/.+/g, ''),
  )
  visit(framework.parse(page), 'code', ({ position, lang, value }) => {
    blocks.push({
      line: (position?.start.line ?? 0) + 1,
      language: lang ?? '',
      code: value,
    })
  })
  return blocks
}

const pick = ({ line, language, code }: Shown): Shown => ({
  line,
  language,
  code,
})

const read = (text: string) => readPage('page.mdx', text).blocks.map(pick)

const cases: Record<string, string> = {
  'a block between backticks': 'Text\n\n```ts\ncy.get()\n```\n\nText\n',
  'a block between tildes': '~~~ts\n```\n~~~\n',
  'a block inside a block': '````md\n```ts\ncy.get()\n```\n````\n',
  'a block in a list':
    '- Text:\n\n  ```ts\n  cy\n    .get()\n  ```\n\n- Text\n',
  'a block at the start of a list item': '1. ```ts\n   cy.get()\n   ```\n',
  'a block in a quote': '> ```ts\n> cy.get()\n>\n> cy.get()\n> ```\n',
  'a block in a tab':
    '<Tabs>\n  <TabItem value="a">\n\n    ```ts\n    cy.get()\n\n      .click()\n    ```\n\n  </TabItem>\n</Tabs>\n',
  'a block in a directive': ':::note\n\n```bash\nnpm\n```\n\n:::\n',
  'a closing line with more ticks': '```ts\ncy\n`````\nText\n',
  'a line that only looks like the end': '```ts\n```ts\n```\n',
  'an empty block': '```ts\n```\n',
  'a block without a language': '```\noutput\n```\n',
  'inline code': "Text ```ts``` text\n\n```ts``` isn't a block\n",
  'a block in a comment': '{/*\n\n```ts\ncy\n```\n\n*/}\n\n```js\ncy\n```\n',
  'a comment on one line': '{/* A remark. */}\n\n```js\ncy\n```\n',
  'indented text, which is not code in MDX': '    indented\n',
  'front matter':
    '---\ntitle: "```"\ndescription: |\n  ```ts\n---\n\n```js\n1\n```\n',
  'a block without an end': 'Text\n\n```ts\ncy.get()\n',
}

describe('the blocks of a page', () => {
  it.each(Object.entries(cases))(
    'match what Docusaurus shows: %s',
    (_, text) => {
      expect(read(text)).toEqual(shown(text))
    },
  )

  it('match what Docusaurus shows on every page', async () => {
    const readings = await readPages(root, findPages(root), readApi(root))
    let count = 0
    for (const { outline, samples } of readings) {
      const { file } = outline
      const found = samples.filter(({ cell }) => cell === undefined).map(pick)
      expect(found, file).toEqual(shown(readSource(root, file).text))
      count += found.length
    }
    expect(count).toBeGreaterThan(300)
    // After a rule changes, every page is read again.
  }, 300_000)

  it('can have Windows line endings', () => {
    expect(
      read('---\r\na: b\r\n---\r\n\r\n```ts\r\ncy\r\n  .get()\r\n```\r\n'),
    ).toEqual([{ line: 6, language: 'ts', code: 'cy\n  .get()' }])
  })
})
