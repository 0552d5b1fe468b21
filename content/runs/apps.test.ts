import { expect, it } from 'vitest'
import { readMeta } from '../samples/meta'
import type { Sample } from '../samples/samples'
import { appOf } from './apps'

const sample = (language: string, info: string, code: string): Sample => ({
  file: 'docs/examples/x.mdx',
  line: 1,
  indent: 0,
  language,
  meta: readMeta(info),
  code,
})

const app = [
  sample('js', 'title="server.js"', 'serve()'),
  sample('js', 'title="public/app.js"', 'const a = 1\n\nshow(a)\nhide()'),
  sample('diff', 'title="public/app.js"', ' \n-show(a)\n+show(2)\n hide()'),
  sample('js', '', 'unnamed()'),
]

it('is found if a sample starts it, with its changes', () => {
  const spec = sample('ts', '', "cy.task<string>('startApp', 'fixed')")
  expect(Object.fromEntries(appOf([...app, spec]))).toEqual({
    'server.js': 'serve()',
    'fixed/server.js': 'serve()',
    'public/app.js': 'const a = 1\n\nshow(a)\nhide()',
    'fixed/public/app.js': 'const a = 1\n\nshow(2)\nhide()',
  })
})

it('is left out if no sample starts it', () => {
  expect(appOf(app).size).toBe(0)
})
