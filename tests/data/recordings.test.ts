import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mostLines, recordedCases } from '../../content/runs/recordings'
import { findPages } from '../../content/rules/readSite'
import type { Recording } from '../../lib/recording'
import { root } from '../pages'

const folder = path.join(root, 'static/replays')
const ids = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'))
const read = (name: string) => readFileSync(path.join(folder, name))

/** What a reader loads to watch a recording to its end, compressed with Brotli. */
const most = 40_000

describe.each(ids)('recording %s', (id) => {
  const text = read(`${id}.json`)
  const { lines, pages } = JSON.parse(text.toString()) as Recording
  const files = [...new Set(pages.map(({ file }) => `${file}.html`))]

  it('has lines, and all of its pages', () => {
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(mostLines)
    expect(
      files.filter((name) => !existsSync(path.join(folder, name))),
    ).toEqual([])
  })

  it(`weighs at most ${most / 1000} kB`, () => {
    const sizes = [text, ...files.map(read)].map(
      (one) => brotliCompressSync(one).length,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most)
  })
})

it('every recording belongs to a sample, and every page and style sheet to a recording', () => {
  const cases = findPages(root).flatMap((file) => recordedCases(root, file))
  const wanted = new Set(
    cases.flatMap(({ recordings }) => recordings?.map(({ id }) => id) ?? []),
  )
  expect(ids.filter((id) => !wanted.has(id))).toEqual([])
  const pages = ids.flatMap((id) =>
    (JSON.parse(read(`${id}.json`).toString()) as Recording).pages.map(
      ({ file }) => `${file}.html`,
    ),
  )
  const sheets = pages.flatMap(
    (name) =>
      read(name)
        .toString()
        .match(/[\w-]+\.css/g) ?? [],
  )
  const shown = new Set([...pages, ...sheets])
  const stray = readdirSync(folder).filter(
    (name) => /\.(html|css)$/.test(name) && !shown.has(name),
  )
  expect(stray).toEqual([])
  expect(sheets.filter((name) => !existsSync(path.join(folder, name)))).toEqual(
    [],
  )
}, 60_000)

it('121 pages have one, and no change takes it away', () => {
  const pages = findPages(root).filter(
    (file) => recordedCases(root, file).length,
  )
  expect(pages.length).toBeGreaterThanOrEqual(121)
}, 60_000)

it('no page shows where it was recorded', () => {
  const telling = readdirSync(folder).filter(
    (name) => /\.(json|html|css)$/.test(name) && read(name).includes(root),
  )
  expect(telling).toEqual([])
})
