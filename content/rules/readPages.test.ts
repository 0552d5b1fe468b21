import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readApi } from '../api/readApi'
import { readPages } from './readPages'

const api = readApi(path.join(__dirname, '../..'))
const file = 'docs/guides/page.mdx'
const folder = 'node_modules/.cache/pages'
let root: string

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

/** Identifies the files in the cache: what's read again replaces its file. */
function readCache(): string[] {
  mkdirSync(path.join(root, folder), { recursive: true })
  return readdirSync(path.join(root, folder)).map(
    (name) => `${name} ${statSync(path.join(root, folder, name)).ino}`,
  )
}

/** The reading of the page, and whether it was read again. */
async function read() {
  const before = readCache()
  const [reading] = await readPages(root, [file], api)
  return { reading, again: readCache().join() !== before.join() }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('caches pages until they or the rules change', async () => {
  write(file, '---\napi: cy.get\n---\n\n## One\n\n```ts\ncy\n```\n')
  const first = await read()
  expect(first).toMatchObject({
    reading: {
      outline: { anchors: ['one'] },
      claims: { claims: [{ name: 'cy.get', line: 2 }] },
      samples: [{ code: 'cy' }],
    },
    again: true,
  })
  expect(await read()).toEqual({ ...first, again: false })
  write(file, '## Two\n')
  expect(await read()).toMatchObject({
    reading: { outline: { anchors: ['two'] } },
    again: true,
  })
  expect((await read()).again).toBe(false)
  write('content/runs/lastRun.json', '{}')
  expect((await read()).again).toBe(false)
  write('src/data/tabs.ts', 'export const tabGroups = {}')
  expect((await read()).again).toBe(true)
})

it("reads a page again if another page's history changes", async () => {
  const other = 'docs/api/click.mdx'
  const history = (version: string) =>
    `---\napi: cy.click\n---\n\n## History\n\n| Version | Changes |\n| --- | --- |\n| ${version} | Option \`force\` added. |\n`
  write(file, '## One')
  write(other, history('6.1.0'))
  await read()
  write(other, `${history('6.1.0')}\nText below.\n`)
  expect((await read()).again).toBe(false)
  // Says nothing of a name that another page may show.
  write(other, `${history('6.1.0')}| 6.0.0 | Command added. |\n`)
  expect((await read()).again).toBe(false)
  write(other, history('6.2.0'))
  expect((await read()).again).toBe(true)
})

it('reads a page again if its cache is damaged', async () => {
  write(file, '## One')
  const first = await read()
  for (const name of readdirSync(path.join(root, folder))) {
    write(path.join(folder, name), '{')
  }
  expect(await read()).toEqual(first)
})
