import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import { readPages } from '../rules/readPages'
import { findPages } from '../rules/readSite'
import { claimsOf } from './claims'
import { parseEntries } from './descriptions'
import { checkDrift, drift } from './drift'
import { readElsewhere } from './elsewhere'
import type { Facts } from './facts'
import { readApi } from './readApi'

const folder = path.join(__dirname, 'fixtures/drift')
const site = path.join(folder, 'site')
const read = (...parts: string[]) =>
  readFileSync(path.join(folder, ...parts), 'utf8')
const facts = JSON.parse(read('facts.json')) as Facts

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.\w+$/.test(file))
}

/** Checks the small site in `fixtures`, with the files of a case on top. */
function check(own?: string): string {
  const overlay = own === undefined ? site : path.join(folder, 'cases', own)
  const files = new Set([...filesBelow(site), ...filesBelow(overlay)])
  const text = (file: string) => {
    const changed = path.join(overlay, file)
    return readFileSync(
      existsSync(changed) ? changed : path.join(site, file),
      'utf8',
    )
  }
  const { problems, summary } = drift({
    facts,
    descriptions: {
      sentences: parseEntries('options.yml', text('options.yml')),
    },
    pages: [...files]
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .map((file) => claimsOf(readPage(file, text(file)))),
    elsewhere: readElsewhere(text('elsewhere.yml')),
    read: (file) => read('package', file),
  })
  return [
    ...problems.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    `${summary}\n`,
  ].join('\n')
}

describe('drift', () => {
  it('accepts a site that documents everything once', () => {
    expect(check()).toBe(
      "cypress 15.3.0: 28 API names, 9 claims on 7 pages, 2 documented elsewhere, 1 on pages that aren't written yet\n",
    )
  })

  it.each(readdirSync(path.join(folder, 'cases')))(
    'reports %s',
    async (name) => {
      const expected = path.join(folder, 'cases', name, 'expected.txt')
      await expect(check(name)).toMatchFileSnapshot(expected)
    },
  )

  it('finds nothing on the pages of this site', async () => {
    const root = path.join(__dirname, '../..')
    const api = readApi(root)
    const readings = await readPages(root, findPages(root), api)
    const pages = readings.map(({ claims }) => claims)
    expect(checkDrift(pages, api, root).problems).toEqual([])
    // After a rule changes, every page is read again.
  }, 300_000)
})
