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
    ['press', true],
    ['end', false],
  ]),
  version: '15.3.0',
  template: () =>
    'cy.TEMPLATE_NAME, TEMPLATE_VERSION\n\n<Options of="cy.TEMPLATE_NAME" />\n\nEnd.\n',
}

it('keeps what a planned page says of itself, and its place', () => {
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

it('has no table of options where the types have none', () => {
  const { file, text } = newPage(['command', 'end'], before)
  expect(file).toBe('docs/api/commands/end.mdx')
  expect(text).toMatch(/cy\.end, 15\.3\.0\n\nEnd\.\n$/)
})

it('is promised among the addresses of its folder', () => {
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
