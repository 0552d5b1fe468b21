import { describe, expect, it } from 'vitest'
import type { LoadContext } from '@docusaurus/types'
import path from 'node:path'
import lazyPages from './lazyPages'

const context = {
  siteDir: path.join(__dirname, 'none'),
  generatedFilesDir: '/site/.docusaurus',
} as LoadContext

/** The dev server's configuration for this bundler. */
const configure = (instance: object) =>
  (
    lazyPages(context).configureWebpack as unknown as (
      config: object,
      isServer: boolean,
      utils: object,
    ) => { plugins: { apply: (compiler: object) => void }[] }
  )({}, false, { currentBundler: { instance } })

interface Compilation {
  files?: string[]
  errors?: string[]
  /** Whether another compilation started it. */
  isChild?: boolean
}

/** Runs the hook for a compilation that read these files. */
async function compile({ files = [], errors = [], isChild }: Compilation) {
  let run: ((compilation: object) => Promise<void>) | undefined
  const tapPromise = (_name: string, tapped: typeof run) => {
    run = tapped
  }
  const compiler = { hooks: { afterCompile: { tapPromise } } }
  const instance = { lazyCompilationMiddleware: () => {} }
  configure(instance).plugins[0]?.apply(compiler)
  const fileDependencies = Object.assign(new Set(files), { addAll: () => {} })
  await run?.({ compiler: isChild ? {} : compiler, errors, fileDependencies })
}

describe('lazyPages', () => {
  it("fails if the bundler doesn't read the framework's registry", async () => {
    await compile({ files: [path.join('/site/.docusaurus', 'registry.js')] })
    await expect(compile({ files: ['/site/other.js'] })).rejects.toThrow(
      'Found: no module /site/.docusaurus/registry.js.',
    )
  })

  it("doesn't hide the error of a failed compilation", async () => {
    await compile({ errors: ['a mistake'] })
  })

  it('ignores the compilation of the HTML template', async () => {
    await compile({ isChild: true })
  })

  it("fails if the bundler can't compile lazily", () => {
    expect(() => configure({})).toThrow(
      'Found: a bundler without lazyCompilationMiddleware().',
    )
  })
})
