import { expect, it } from 'vitest'
import { newPage, withRoute, type Before } from './newPage'
import { outlineOf } from '../page/outline'
import { readPage } from '../page/readPage'

const planned = `---
title: Press
slug: /api/commands/press
description: 'A reference, with a colon: kept.'
api: cy.press
unlisted: true
---

Planned.
`
const before: Before = {
  pages: [outlineOf(readPage('docs/api/actions/press.mdx', planned))],
  read: () => planned,
  commands: new Map([
    ['press', { hasOptions: true, kind: 'action', hasYields: true }],
    ['end', { hasOptions: false, kind: 'utility', hasYields: true }],
    ['nextAll', { hasOptions: true, kind: 'query', hasYields: false }],
    ['tap', { hasOptions: true, kind: undefined, hasYields: true }],
    ['peek', { hasOptions: true, kind: undefined, hasYields: false }],
  ]),
  commandsFile: 'content/api/commands.yml',
  version: '15.3.0',
  template: () =>
    'cy.TEMPLATE_NAME, TEMPLATE_VERSION\n\n<Options of="cy.TEMPLATE_NAME" />\n\nEnd.\n',
}

it('keeps the front matter and the path of a planned page', () => {
  expect(newPage(['command', 'press'], before)).toEqual({
    file: 'docs/api/actions/press.mdx',
    route: '/api/commands/press',
    text: `---
title: Press
slug: /api/commands/press
description: 'A reference, with a colon: kept.'
api: cy.press
---

cy.press, 15.3.0

<Options of="cy.press" />

End.
`,
  })
})

it('is in the folder for its kind, and has a slug if its path differs', () => {
  const query = newPage(['command', 'nextAll'], before)
  expect(query.file).toBe('docs/api/queries/nextall.mdx')
  expect(query.text).toContain('slug: /api/commands/nextall\n')
  const other = newPage(['command', 'end'], before)
  expect(other.text).not.toContain('slug:')
})

it('says what to add for a command whose kind is unknown', () => {
  const list = `content/api/commands.yml doesn't list`
  expect(() => newPage(['command', 'tap'], before)).toThrow(
    `${list} "tap", whose kind decides the folder of its page and its group in the sidebar. Add a line below "commands:", in alphabetical order:

  tap: { kind: …, position: … }

kind: assertion (docs/api/assertions), query (docs/api/queries), action (docs/api/actions), navigation (docs/api/commands), network (docs/api/commands), storage (docs/api/commands), time (docs/api/commands), files (docs/api/commands), utility (docs/api/commands)
position: parent (starts a chain), child (needs a subject), dual (does either)`,
  )
  expect(() => newPage(['command', 'peek'], before)).toThrow(
    '\n  peek: { kind: …, position: …, yields: … }\n',
  )
})

it('has no table of options if the types have no options', () => {
  const { file, text } = newPage(['command', 'end'], before)
  expect(file).toBe('docs/api/commands/end.mdx')
  expect(text).toMatch(/cy\.end, 15\.3\.0\n\nEnd\.\n$/)
})

it('is listed next to the other paths of its folder', () => {
  const routes = ['/', '/guides/a/b', '/guides/a/d', '/faq/b']
  expect(withRoute(routes, '/guides/a/c')).toEqual([
    '/',
    '/guides/a/b',
    '/guides/a/c',
    '/guides/a/d',
    '/faq/b',
  ])
  expect(withRoute(routes, '/guides/a/a')[1]).toBe('/guides/a/a')
  expect(withRoute(routes, '/faq/c').at(-1)).toBe('/faq/c')
  expect(withRoute(routes, '/new/c').at(-1)).toBe('/new/c')
  expect(withRoute(routes, '/faq/b')).toEqual(routes)
})
