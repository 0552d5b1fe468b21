import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { gitDates } from './gitDates'

const folder = mkdtempSync(path.join(tmpdir(), 'dates-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (cwd: string, ...words: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Ada', '-c', 'user.email=a@b', ...words],
    {
      cwd,
      stdio: 'pipe',
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
        // A folder above the temporary one may be a repository.
        GIT_CEILING_DIRECTORIES: tmpdir(),
      },
    },
  )

/** Makes a repository with two commits, of which the second changes another file. */
function makeRepository() {
  const site = path.join(folder, 'whole')
  git(folder, 'init', '--quiet', site)
  for (const name of ['page.mdx', 'other.mdx']) {
    writeFileSync(path.join(site, name), name)
    git(site, 'add', name)
    git(site, 'commit', '--quiet', '--message', name)
  }
  return site
}

/** The date of a page of the site, and what the build says. */
async function dateIn(siteDir: string) {
  const said: string[] = []
  const dates = gitDates((message) => said.push(message))
  dates.initialize({ siteDir })
  const info = await dates.getFileLastUpdateInfo(path.join(siteDir, 'page.mdx'))
  return { date: info && new Date(info.timestamp).toISOString(), said }
}

const site = makeRepository()

it('is the date of the last commit that changed the page', async () => {
  expect(await dateIn(site)).toEqual({
    date: '2026-01-02T03:04:05.000Z',
    said: [],
  })
})

it("isn't known in a shallow clone", async () => {
  const shallow = path.join(folder, 'shallow')
  git(folder, 'clone', '--quiet', '--depth', '1', `file://${site}`, shallow)
  const { date, said } = await dateIn(shallow)
  expect(date).toBeNull()
  expect(said).toEqual([
    "[WARNING] Pages don't show when they last changed: this clone is shallow. To get the rest of its history, run: git fetch --unshallow.",
  ])
})

it("isn't known outside a repository", async () => {
  const { date, said } = await dateIn(folder)
  expect(date).toBeNull()
  expect(said).toEqual([
    "[WARNING] Pages don't show when they last changed: there is no git history here. To get it, clone the repository instead of downloading its files.",
  ])
})
