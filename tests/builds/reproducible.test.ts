import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Globby } from '@docusaurus/utils'
import { afterAll, describe, expect, it } from 'vitest'
import { buildsDir } from '../fixtures/buildSite'
import { root } from '../pages'

/** What each file of a built site holds, by a hash. */
async function hashFiles(folder: string): Promise<Map<string, string>> {
  const files = await Globby('**', { cwd: folder, dot: true })
  const hashes = new Map<string, string>()
  for (const file of files.sort()) {
    const content = await readFile(path.join(folder, file))
    hashes.set(file, createHash('sha256').update(content).digest('hex'))
  }
  return hashes
}

/** Files that only one of two builds has, or that differ. */
function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const files = new Set([...one.keys(), ...other.keys()])
  return [...files].filter((file) => one.get(file) !== other.get(file))
}

describe('a second build', () => {
  let folder: string | undefined
  afterAll(() => folder && rm(folder, { recursive: true, force: true }))

  it('is the same as the first, byte for byte', async () => {
    await mkdir(buildsDir, { recursive: true })
    folder = await mkdtemp(path.join(buildsDir, 'again-'))
    const outDir = path.join(folder, 'build')
    await promisify(execFile)(
      process.execPath,
      [
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'build',
        '--out-dir',
        outDir,
      ],
      {
        cwd: root,
        maxBuffer: 2 ** 26,
        env: {
          ...process.env,
          // As on another machine: neither may be seen in the result.
          TZ: 'Pacific/Auckland',
          LANG: 'tr_TR.UTF-8',
        },
      },
    )
    const [first, second] = [
      await hashFiles(path.resolve(root, process.env.SITE_BUILD ?? 'build')),
      await hashFiles(outDir),
    ]
    expect(first.size).toBeGreaterThan(300)
    expect(differences(first, second)).toEqual([])
  }, 900_000)

  it('would be told from one that differs', () => {
    const one = new Map([
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
    ])
    const other = new Map([
      ['a', '1'],
      ['b', '2'],
      ['d', '1'],
    ])
    expect(differences(one, other)).toEqual(['b', 'c', 'd'])
  })
})
