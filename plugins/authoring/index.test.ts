import childProcess from 'node:child_process'
import { existsSync } from 'node:fs'
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

/** The functions that the bundler calls when files have changed. */
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

it('checks only edited pages, in a separate process', () => {
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
  const [, script = '', ...files] = execFile.mock.calls[0]?.[1] ?? []
  expect(existsSync(script)).toBe(true)
  expect(files).toEqual(['docs/api/queries/get.mdx'])
})

it('does nothing in the server build', () => {
  expect(watch(true)).toEqual([])
})
