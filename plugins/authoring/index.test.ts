import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import type { LoadContext } from '@docusaurus/types'
import { afterAll, expect, it, vi } from 'vitest'
import authoring from './index'

// Not `vi.mock`: test files share their modules, so the mock would stay.
const execFile = vi
  .spyOn(childProcess, 'execFile')
  .mockReturnValue(undefined as never)
syncBuiltinESMExports()
afterAll(() => {
  execFile.mockRestore()
  syncBuiltinESMExports()
})

const siteDir = path.join(__dirname, '../..')

/** What the bundler calls when files have changed. */
function watch(isServer: boolean) {
  const { configureWebpack } = authoring({ siteDir } as LoadContext)
  const config = (
    configureWebpack as (config: object, isServer: boolean) => object
  )({}, isServer) as { plugins?: { apply: (compiler: object) => void }[] }
  const runs: ((compiler: object) => void)[] = []
  const tap = (_name: string, run: (compiler: object) => void) => runs.push(run)
  config.plugins?.forEach(({ apply }) =>
    apply({ hooks: { watchRun: { tap } } }),
  )
  return runs
}

it('checks an edited page in a process of its own, and none before', () => {
  const [run] = watch(false)
  run?.({})
  expect(execFile).not.toHaveBeenCalled()
  run?.({
    modifiedFiles: new Set(
      ['docs/api/queries/get.mdx', 'docs/api/queries/removed.mdx'].map((file) =>
        path.join(siteDir, file),
      ),
    ),
  })
  expect(execFile).toHaveBeenCalledOnce()
  expect(execFile.mock.calls[0]?.[1]?.slice(1)).toEqual([
    path.join(__dirname, 'check.ts'),
    'docs/api/queries/get.mdx',
  ])
})

it('leaves the pages that are rendered on the server alone', () => {
  expect(watch(true)).toEqual([])
})
