import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../lib/problem'
import { readApi } from '../api/readApi'
import { readPage } from '../page/readPage'
import { check } from './check'
import { samplesOf } from './samples'

const root = path.join(__dirname, '../..')
const api = readApi(root)

const longestRun = 60_000

/** Each fixture page has every mistake of its kind once. */
const pages = Globby.sync('fixtures/*.mdx', { cwd: __dirname }).sort()

const expectedOf = (page: string) => page.replace(/\.mdx$/, '.expected.txt')

const print = (problems: Problem[]) =>
  problems
    .map(({ file, line, message }) => `${file}:${line} ${message}\n`)
    .join('')

function readSamples(page: string) {
  const text = readFileSync(path.join(__dirname, page), 'utf8')
  const file = path.posix.join('content/samples', page)
  return samplesOf(readPage(file, text))
}

describe('the checks of samples', () => {
  it.each(pages)(
    'find the mistakes in %s',
    async (page) => {
      const { problems } = await check(readSamples(page), api, root)
      await expect(print(problems)).toMatchFileSnapshot(expectedOf(page))
    },
    longestRun,
  )

  it(
    'find on all pages together what they find on each',
    async () => {
      const samples = pages.flatMap(readSamples)
      const { problems, summary } = await check(samples, api, root)
      const expected = pages.map((page) =>
        readFileSync(path.join(__dirname, expectedOf(page)), 'utf8'),
      )
      expect(print(problems)).toBe(expected.join(''))
      expect(summary).toMatchObject({
        samples: samples.length,
        unchecked: 5,
        profiles: 6,
      })
    },
    longestRun,
  )
})
