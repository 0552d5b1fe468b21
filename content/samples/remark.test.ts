import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import packageManagers from './packageManagers'
import samples from './remark'

type Transform = (root: Root, file: VFile) => Promise<void> | void

/** The page after the plugins ran, with code blocks written as fences again. */
async function transform(page: string, path = 'docs/page.mdx') {
  const root = fromMarkdown(page, {
    extensions: [mdxJsx()],
    mdastExtensions: [mdxJsxFromMarkdown()],
  })
  const file = new VFile({ path, value: page })
  for (const plugin of [samples, packageManagers]) {
    const run = plugin.call(undefined as never) as unknown as Transform
    await run(root, file)
  }
  return root.children.map(write).join('\n')
}

function write(node: Nodes): string {
  if (node.type === 'code') {
    const info = [node.lang, node.meta].filter(Boolean).join(' ')
    return `\`\`\`${info}\n${node.value}\n\`\`\``
  }
  if (node.type === 'text') return node.value
  const inner = 'children' in node ? node.children.map(write).join('\n') : ''
  if (node.type !== 'mdxJsxFlowElement') return inner
  const attributes = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? ` ${attribute.name}=${String(attribute.value)}`
      : '',
  )
  return `<${node.name}${attributes.join('')}>\n${inner}\n</${node.name}>`
}

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``

describe('a TypeScript sample', () => {
  it('is also shown as JavaScript if the two differ', async () => {
    expect(
      await transform(fence('ts title="a.cy.ts"', "const a: string = 'b'")),
    ).toBe(`<Tabs groupId=language className=tabs--beside-title>
<TabItem value=typescript>
\`\`\`ts title="a.cy.ts"
const a: string = 'b'
\`\`\`
</TabItem>
<TabItem value=javascript>
\`\`\`js title="a.cy.js"
const a = 'b'
\`\`\`
</TabItem>
</Tabs>`)
  })

  it('has its switch in the bar, next to the file name or the verdict', async () => {
    const tabsOf = async (info: string) =>
      (await transform(fence(info, "const a: string = 'b'"))).split('\n')[0]
    const beside = '<Tabs groupId=language className=tabs--beside-title>'
    expect(await tabsOf('ts correct')).toBe(beside)
    expect(await tabsOf('ts avoid')).toBe(beside)
    expect(await tabsOf('ts')).toBe('<Tabs groupId=language>')
  })

  it.each([
    ['it is the same', fence('ts title="a.cy.ts"', 'cy.log()')],
    ['nothing would be left', fence('ts', 'type A = string')],
    ['TypeScript is the subject', fence('ts typescript-only', 'let a: string')],
    ['it cannot be checked', fence('ts nocheck="no such package"', 'let a: A')],
    ['it declares', fence('ts title="a.d.ts"', 'declare let a: string')],
    ['it is of Angular', fence('ts', "import '@angular/core'\nlet a: string")],
  ])('is shown once if %s', async (_, page) => {
    const bare = page.replace(/ (typescript-only|nocheck="[^"]*")/, '')
    expect(await transform(page)).toBe(bare)
  })

  it('is shown once on pages about Angular', async () => {
    const page = fence('ts', 'let a: string')
    expect(await transform(page, 'docs/angular/api.mdx')).toBe(page)
    expect(await transform(page, 'docs/react/api.mdx')).not.toBe(page)
  })

  it("says that it's wrong, but not which error it has", async () => {
    expect(
      await transform(fence('ts errors="2322"', 'let a: string = 1')),
    ).toBe(fence('ts wrong', 'let a: string = 1'))
  })

  it("hides what's above the cut", async () => {
    expect(
      await transform(
        fence('ts', 'declare const a: A\n// ---cut---\nstart(a)'),
      ),
    ).toBe(fence('ts', 'start(a)'))
  })

  it('is a whole config file in both languages', async () => {
    const shown = await transform(
      fence('ts config', "defineConfig({ e2e: { baseUrl: '/' } })"),
    )
    expect(shown).toContain(
      "import { defineConfig } from 'cypress'\n\nexport default defineConfig({ e2e: { baseUrl: '/' } })",
    )
    expect(shown).toContain(
      "js title=\"cypress.config.js\"\nconst { defineConfig } = require('cypress')\n\nmodule.exports = defineConfig({ e2e: { baseUrl: '/' } })",
    )
  })

  it('marks the lines of a range in both languages', async () => {
    const shown = await transform(
      fence('ts {3-4}', 'interface A {}\n\nlet a: A\nlet b: A'),
    )
    expect(shown).toContain(`\`\`\`js
// highlight-next-line
let a
// highlight-next-line
let b
\`\`\``)
    expect(await transform(fence('ts {1}', 'cy.log()'))).toBe(
      fence('ts {1}', 'cy.log()'),
    )
  })

  it('keeps its place in a list and in tabs', async () => {
    const shown = await transform(
      `<Tabs>\n<TabItem value="vue">\n\n${fence('ts', 'let a: A')}\n\n</TabItem>\n</Tabs>\n\n- Item\n\n  \`\`\`ts\n  let b: B\n  \`\`\`\n`,
    )
    expect(shown.match(/<Tabs/g)).toHaveLength(3)
    expect(shown).toMatch(/<TabItem value=vue>\n<Tabs groupId=language>/)
    expect(shown).toMatch(/Item\n<Tabs groupId=language>/)
  })

  it.each([
    [fence('ts {1}', '1\n// ---cut---\n2'), '{1} counts lines, but'],
    [fence('ts {1}', '// added-next-line\n2'), 'both mark lines'],
    [fence('ts', '1\n// ---cut---'), 'There is no code below'],
    [fence('ts', 'enum A {}'), 'JavaScript has no enums'],
    [fence('diff', 'a'), 'a line of a diff'],
  ])('fails the build: %s', async (page, message) => {
    await expect(transform(page)).rejects.toThrow(message)
  })
})

describe('other blocks', () => {
  it('lose the words that are only for the checks', async () => {
    expect(
      await transform(
        fence('js title="a.js" run profile="node" showLineNumbers', 'a()'),
      ),
    ).toBe(fence('js title="a.js" showLineNumbers', 'a()'))
  })

  it("are highlighted as HTML if they're components", async () => {
    expect(await transform(fence('vue title="A.vue"', '<p />'))).toBe(
      fence('html title="A.vue"', '<p />'),
    )
  })

  it("are highlighted as the file that they change if they're a diff", async () => {
    expect(
      await transform(fence('diff title="package.json"', '-{}\n+[]')),
    ).toBe(
      fence(
        'json title="package.json"',
        '// removed-next-line\n{}\n// added-next-line\n[]',
      ),
    )
  })
})

describe('npm commands', () => {
  it('are shown for each package manager', async () => {
    expect(await transform(fence('bash package-manager', 'npm ci'))).toBe(
      `<Tabs groupId=package-manager>
<TabItem value=npm>
\`\`\`bash
npm ci
\`\`\`
</TabItem>
<TabItem value=yarn>
\`\`\`bash
yarn install --immutable
\`\`\`
</TabItem>
<TabItem value=pnpm>
\`\`\`bash
pnpm install --frozen-lockfile
\`\`\`
</TabItem>
<TabItem value=bun>
\`\`\`bash
bun install --frozen-lockfile
\`\`\`
</TabItem>
</Tabs>`,
    )
  })

  it('are left alone without the word', async () => {
    const page = fence('bash', 'npm ci')
    expect(await transform(page)).toBe(page)
  })

  it.each([
    ['npm update', '"npm update" can\'t be translated'],
    ['ls', 'No command calls npm'],
  ])('fail the build: %s', async (commands, message) => {
    await expect(
      transform(fence('bash package-manager', commands)),
    ).rejects.toThrow(message)
  })
})
