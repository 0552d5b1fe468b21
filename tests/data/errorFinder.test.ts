import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { readPage } from '../../content/page/readPage'
import { sectionOf } from '../../content/samples/samples'
import {
  findMessages,
  type Message,
} from '../../src/components/errors/findMessages'
import { root } from '../pages'

/**
 * The beginning of what Cypress 14.5.4 printed in real runs, with the heading of the
 * entry. Folders of the machine are replaced, time-outs that the runs shorten are
 * written as the default, and what it says of its versions and system is left out.
 */
const outputs = JSON.parse(
  readFileSync(path.join(__dirname, 'messages.json'), 'utf8'),
) as { heading: string; output: string }[]

const file = 'docs/guides/references/error-messages.mdx'
const page = readPage(file, readFileSync(path.join(root, file), 'utf8'))

/** Text that quotes messages, as `findOnPage.ts` finds it in the page's HTML. */
function quotesIn(node: Nodes): string[] {
  if (node.type === 'code' && node.lang === 'text')
    return node.value.split('\n')
  if (node.type !== 'list') return []
  return node.children.flatMap((item) => {
    const [first] = item.children
    const start = first?.type === 'paragraph' ? first.children[0] : undefined
    return start?.type === 'inlineCode' ? [start.value] : []
  })
}

const messages: (Message & { heading?: string | undefined })[] = []
visit(page.tree, (node) => {
  if (node.type === 'heading') {
    const heading = page.headings.find((one) => one.node === node)
    if (!heading) return
    const { message } = sectionOf(heading)
    messages.push({
      id: heading.id,
      heading: message,
      quotes: message === undefined ? [] : [message],
    })
    return
  }
  const last = messages.pop()
  if (last) {
    messages.push({ ...last, quotes: [...last.quotes, ...quotesIn(node)] })
  }
})

const find = (text: string) =>
  findMessages(messages, text).map(({ heading }) => heading)

describe('real output', () => {
  it('finds its entry first in at least 95 of 100 cases, and nearly always at all', () => {
    const places = outputs.map(({ heading, output }) =>
      find(output).indexOf(heading),
    )
    expect(outputs.length).toBeGreaterThan(120)
    const first = places.filter((place) => place === 0).length
    const among3 = places.filter((place) => place >= 0 && place < 3).length
    expect(first / outputs.length).toBeGreaterThan(0.95)
    expect(among3 / outputs.length).toBeGreaterThan(0.99)
  })

  it('finds the same entry with colors, and with other values', () => {
    const text = [
      '\u001b[31mTimed out retrying after 12345ms: `cy.click()` failed because this element:\u001b[39m',
      '`<a id="x">Buy</a>`',
      'is being covered by another element:',
      '`<div>Cookies?</div>`',
      '    at Context.eval (webpack:///./cypress/e2e/shop.cy.ts:12:7)',
    ].join('\n')
    expect(find(text)[0]).toBe('is being covered by another element')
  })
})

it.each([
  ['is being covered by', 'is being covered by another element'],
  [
    'you returned a promise from a command',
    'Cypress detected that you returned a promise from a command',
  ],
  ['no spec files were found', "Can't run because no spec files were found"],
])('finds a message by a part of it: %s', (part, heading) => {
  expect(find(part)[0]).toBe(heading)
})

it.each([
  '',
  '   ',
  '42',
  'How do I test a form that needs a login?',
  'npm ERR! code ERESOLVE\nnpm ERR! ERESOLVE unable to resolve dependency tree',
  'ENOSPC: no space left on device, write',
  'error TS2322: Type "string" is not assignable to type "number".',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.',
  'fatal: not a git repository (or any of the parent directories): .git',
  'page.goto: net::ERR_NAME_NOT_RESOLVED at https://example.com',
  'Warning: Each child in a list should have a unique "key" prop.',
])('finds nothing for %j', (text) => {
  expect(find(text)).toEqual([])
})
