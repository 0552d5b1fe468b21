import path from 'node:path'
import { expect, it } from 'vitest'
import { redirects } from '../../src/data/redirects'
import { readSource } from '../page/files'
import { redirectsOf } from './redirects'
import { redirectsFile } from './routes'

const root = path.join(__dirname, '../..')

it('reads every redirect, as the site does', () => {
  const source = readSource(root, redirectsFile)
  const entries = redirectsOf(source)
  expect(entries.map(({ from, to }) => ({ from, to }))).toEqual(redirects)
  const lines = source.text.split('\n')
  for (const { from, line } of entries) expect(lines[line - 1]).toContain(from)
})
