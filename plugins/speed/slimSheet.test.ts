import { expect, it } from 'vitest'
import { slimSheetIn } from './slimSheet'

const css = '@layer a{.pills{top:0}:root{--a:0;--b:0}.b{top:0}}'
const slim = (files: Record<string, string>) =>
  slimSheetIn(new Map(Object.entries(files)))

it('slims the style sheet, but keeps what scripts read', () => {
  expect(slim({ 'a.css': css, 'a.js': 'f("var(--b)")' })).toEqual({
    name: 'a.css',
    css: '@layer a{:root{--b:0}.b{top:0}}',
  })
})

it.each([
  ['no style sheet', {}, 'Found: 0 style sheets.'],
  [
    'two style sheets',
    { 'a.css': css, 'b.css': css },
    'Found: 2 style sheets: a.css, b.css.',
  ],
  [
    'framework styles outside of layers',
    { 'a.css': '@layer a, b;.pills{top:0}' },
    'Found: a.css without any @layer.',
  ],
])('fails the build for %s', (_what, files, message) => {
  expect(() => slim(files)).toThrow(message)
})
