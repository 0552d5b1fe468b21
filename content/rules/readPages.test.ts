import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPages } from './readPages'

let root: string
const read = (name: string) => readFileSync(name, 'utf8')
const file = 'docs/guides/page.mdx'

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

const headings = () =>
  readPages(root, [file], '15.3.0').map(({ outline }) => outline.anchors)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('remembers pages until they or the rules change', () => {
  write(file, '## One')
  expect(headings()).toEqual([['one']])
  // What is remembered is used: a forged memory is believed …
  const cache = path.join(root, '.cache/pages.json')
  const forge = () =>
    writeFileSync(cache, read(cache).replaceAll('"one"', '"forged"'))
  forge()
  expect(headings()).toEqual([['forged']])
  // … but not of another text …
  write(file, '## One\n')
  expect(headings()).toEqual([['one']])
  // … nor by other rules.
  forge()
  write('src/data/tabs.ts', 'export const tabGroups = {}')
  expect(headings()).toEqual([['one']])
})

it('reads all pages anew if the memory is broken', () => {
  write(file, '## One')
  write('.cache/pages.json', '{')
  expect(headings()).toEqual([['one']])
})
