import path from 'node:path'
import type { Element, ElementContent, Root } from 'hast'
import { expect, it } from 'vitest'
import { unified } from 'unified'
import { VFile } from 'vfile'
import highlightSamples from './rehype'

type Child = ElementContent | string

const h = (
  tagName: string,
  properties: Element['properties'],
  ...children: Child[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
})

const code = (text: string) => h('code', {}, text)

const get = code('cy.get()')

/** A page as text, with its links as `[text](address)`. */
async function render(children: Element[], slug = '/x'): Promise<string> {
  const file = new VFile({
    path: path.join(__dirname, '../../docs/x.mdx'),
    data: { frontMatter: { slug } },
  })
  const root: Root = { type: 'root', children: structuredClone(children) }
  const print = (node: Root | Element | ElementContent): string => {
    if (node.type === 'text') return node.value
    if (!('children' in node)) return ''
    const inside = node.children
      .map((child) =>
        child.type === 'element' || child.type === 'text' ? print(child) : '',
      )
      .join('')
    if (node.type !== 'element') return inside
    const { html, href } = node.properties
    if (typeof html === 'string') return html
    return typeof href === 'string' ? `[${inside}](${href})` : inside
  }
  await unified().use(highlightSamples, { baseUrl: '/' }).run(root, file)
  return print(root)
}

it('links code that names the API at its first use in a section', async () => {
  expect(
    await render([
      h('p', {}, get, ', ', get, ' '),
      h('h2', {}, 'A '),
      h('p', {}, get),
    ]),
  ).toBe(
    '[cy.get()](/api/commands/get), cy.get() A [cy.get()](/api/commands/get)',
  )
})

it.each([
  ['in a heading', h('h3', {}, get), 'cy.get()'],
  ['in a link', h('a', { href: '/y' }, get), '[cy.get()](/y)'],
  [
    'that the author links below',
    h('p', {}, get, ' ', h('a', { href: '/api/commands/get' }, 'get')),
    'cy.get() [get](/api/commands/get)',
  ],
  [
    'that a list item explains',
    h('li', {}, '\n', h('p', {}, get, ' finds')),
    '\ncy.get() finds',
  ],
  ['that names nothing', h('p', {}, code('button.click()')), 'button.click()'],
  [
    'that has a place on the page',
    h('p', {}, h('i', { id: 'baseUrl' }), code('baseUrl')),
    'baseUrl',
  ],
])("doesn't link code %s", async (_, element, text) => {
  expect(await render([element])).toBe(text)
})

it("doesn't link a page to itself", async () => {
  expect(await render([h('p', {}, get)], '/api/commands/get')).toBe('cy.get()')
})

it('makes a place a tab stop once, in text and samples', async () => {
  const sample = h(
    'pre',
    {},
    h('code', { className: ['language-ts'] }, 'cy.get().click()'),
  )
  const again = '<a tabindex=-1 href=/api/commands/'
  const html = await render([h('p', {}, get), sample])
  expect(html).toContain(`${again}get>`)
  expect(html).toContain('<a href=/api/commands/click>')
})

it('makes it a stop in each tab, because only one of them is shown', async () => {
  const tab = () =>
    h(
      'details',
      {},
      h('pre', {}, h('code', { className: ['language-js'] }, 'cy.get()')),
    )
  expect((await render([tab(), tab()])).split('<a href=')).toHaveLength(3)
})
