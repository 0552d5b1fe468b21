import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'
import { check, type Problem } from '../plugins/samples/check'
import { extract } from '../plugins/samples/extract'
import { root } from './pages'

const longestRun = 120_000

const asLines = (problems: Problem[]) =>
  problems.map(({ file, line, message }) => `${file}:${line} ${message}`)

async function samplesOf(pattern: string) {
  const files = await Globby(pattern, { cwd: root })
  return files
    .sort()
    .flatMap((file) =>
      extract(file, readFileSync(path.join(root, file), 'utf8')),
    )
}

describe('the samples', () => {
  it(
    'of all pages compile against the documented package',
    async () => {
      const samples = await samplesOf('docs/**/*.mdx')
      expect(asLines(check(samples, root))).toEqual([])
    },
    longestRun,
  )

  it('are left unchecked in one case of a hundred at most', async () => {
    const samples = await samplesOf('docs/**/*.mdx')
    const unchecked = samples.filter(({ meta }) => meta.nocheck !== undefined)
    expect(unchecked.length).toBeLessThanOrEqual(samples.length / 100)
  })

  it(
    'would be refused with any of these mistakes',
    async () => {
      const samples = await samplesOf('plugins/samples/fixtures/*.mdx')
      await expect(
        `${asLines(check(samples, root)).join('\n')}\n`,
      ).toMatchFileSnapshot('../plugins/samples/fixtures/expected.txt')
    },
    longestRun,
  )
})
