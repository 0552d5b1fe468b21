import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')

describe('the download of the sample application', () => {
  const archive = readFileSync(path.join(build, 'fernhill.zip'))
  const files = unzipSync(archive)
  const names = Object.keys(files)

  it('is small, because it contains nothing that was built or installed', () => {
    expect(archive.length).toBeLessThan(2_000_000)
  })

  it('contains what a reader needs to run it', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'fernhill/README.md',
        'fernhill/cypress.config.ts',
        'fernhill/package-lock.json',
        'fernhill/package.json',
      ]),
    )
  })

  it('has the content of the folder', () => {
    const changed = names.filter(
      (name) =>
        !readFileSync(path.join(root, name)).equals(files[name] ?? Buffer.of()),
    )
    expect(changed).toEqual([])
  })

  // A copy without a history can't tell.
  it.skipIf(!existsSync(path.join(root, '.git')))(
    'has the files that Git tracks, or would',
    () => {
      const listed = execFileSync(
        'git',
        'ls-files -z --cached --others --exclude-standard fernhill'.split(' '),
        { cwd: root, encoding: 'utf8' },
      )
      const expected = listed
        .split('\0')
        .filter((name) => name && existsSync(path.join(root, name)))
      expect(names).toEqual(expected.sort())
    },
  )
})
