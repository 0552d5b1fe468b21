import { describe, expect, it } from 'vitest'
import type { LoadContext } from '@docusaurus/types'
import path from 'node:path'
import lazyPages from './lazyPages'

const context = {
  siteDir: path.join(__dirname, 'none'),
  generatedFilesDir: '/site/.docusaurus',
} as LoadContext

/** The configuration of the development server, with this in the bundler. */
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
  /** Whether it's a compilation within the one of the site. */
  isChild?: boolean
}

/** Compiles what has read these files. */
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

describe('pages on demand', () => {
  it('need the registry of the framework', async () => {
    await compile({ files: [path.join('/site/.docusaurus', 'registry.js')] })
    await expect(compile({ files: ['/site/other.js'] })).rejects.toThrow(
      'Found: no module /site/.docusaurus/registry.js.',
    )
  })

  it('leave a compilation that has failed to its own error', async () => {
    await compile({ errors: ['a mistake'] })
  })

  it('leave the compilation of the template alone', async () => {
    await compile({ isChild: true })
  })

  it('need a bundler that can do that', () => {
    expect(() => configure({})).toThrow(
      'Found: a bundler without lazyCompilationMiddleware().',
    )
  })
})
