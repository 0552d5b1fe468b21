import { describe, expect, it } from 'vitest'
import { cut } from './cut'
import { readMarkdown } from './markdown'

const read = async (files: Record<string, string>) =>
  cut(
    await readMarkdown('docs/page.mdx', {
      remarkPlugins: [],
      siteDir: '/site',
      readFile: async (file) => files[file] ?? Promise.reject(new Error(file)),
    }),
    'Title',
  ).sections

const readPage = (page: string) => read({ '/site/docs/page.mdx': page })

describe('readMarkdown', () => {
  it('skips front matter, imports, and expressions', async () => {
    const sections = await readPage(
      "---\ntitle: T\n---\n\nimport X from './x'\n\nText {1 + 1}.\n",
    )
    expect(sections).toMatchObject([{ text: ['Text .'] }])
  })

  it('gives headings the same IDs as Docusaurus', async () => {
    const sections = await readPage(
      '## Same name\n\n## Same name\n\n### `uncaught:exception` {/* #own */}\n',
    )
    expect(sections.slice(1)).toMatchObject([
      { heading: 'Same name', anchor: 'same-name' },
      { heading: 'Same name', anchor: 'same-name-1' },
      { heading: 'uncaught:exception', anchor: 'own' },
    ])
  })

  it('reads tabs, admonitions, and tables', async () => {
    const [section] = await readPage(`
<Tabs>
<TabItem value="npm" label="With npm">

Run it.

</TabItem>
</Tabs>

:::tip[Note well]

Inside.

:::

| Option | What |
| - | - |
| <Name>force</Name> | Skips |
`)
    expect(section?.text).toEqual([
      'With npm',
      'Run it.',
      'Note well',
      'Inside.',
      'force Skips',
    ])
    expect(section?.terms).toEqual(['force'])
  })

  it('reads components of the site', async () => {
    const [section] = await readPage(`
Stays on about:blank. <Badge kind="since" version="1.0" />

<Picture src="/x.svg" alt="A queue" caption="First in" width="1" height="1" />

<Tabs>
<TabItem value="macos">

Drag it.

</TabItem>
</Tabs>
`)
    expect(section?.text).toEqual([
      'Stays on about:blank. Since 1.0',
      'A queue',
      'First in',
      'macOS',
      'Drag it.',
    ])
  })

  it('removes comments that mark lines of code', async () => {
    const [section] = await readPage(
      '```ts\n// highlight-next-line\none\n  // added-start\ntwo\n// added-end\n```\n',
    )
    expect(section?.code).toEqual(['one\ntwo'])
  })

  it('expands partials, with relative paths and with @site', async () => {
    const sections = await read({
      '/site/docs/page.mdx':
        "import One from './_one.mdx'\nimport Two from '@site/docs/_two.mdx'\n\nBefore.\n\n<One />\n\n<div>\n\n<Two />\n\n</div>\n",
      '/site/docs/_one.mdx': 'Of the first.\n',
      '/site/docs/_two.mdx': '## Second\n\nOf the second.\n',
    })
    expect(sections).toMatchObject([
      { text: ['Before.', 'Of the first.'] },
      { heading: 'Second', anchor: 'second', text: ['Of the second.'] },
    ])
  })

  it('runs remark plugins first', async () => {
    const tree = await readMarkdown('docs/page.mdx', {
      remarkPlugins: [
        () => (root: { children: unknown[] }) => {
          root.children = [
            { type: 'paragraph', children: [{ type: 'text', value: 'Made.' }] },
          ]
        },
      ],
      siteDir: '/site',
      readFile: async () => '<Options of="cy.click" />',
    })
    expect(cut(tree, 'Title').sections[0]?.text).toEqual(['Made.'])
  })
})
