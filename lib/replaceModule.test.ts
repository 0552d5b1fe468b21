import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rspack } from '@docusaurus/faster'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceModule } from './replaceModule'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replace-module-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Bundles `main.js`, and returns the errors and the calls in the output. */
async function bundle(pattern: RegExp, main = `import './theirs/prefetch'`) {
  const files = {
    'main.js': main,
    'theirs/prefetch.js': 'theirs()',
    'ours.js': 'ours()',
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const replace = replaceModule({
    pattern,
    replacement: path.join(folder, 'ours.js'),
    patch: 'plugins/ours/index.ts',
    see: 'theirs/index.js',
  })
  const compiler = rspack({
    mode: 'none',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'out') },
    plugins: [replace as never],
  })
  const errors = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error)
      const { errors = [] } = stats?.toJson() ?? {}
      compiler.close(() => resolve(errors.map(({ message }) => message)))
    })
  })
  const text = await readFile(path.join(folder, 'out/main.js'), 'utf8')
  return { errors, calls: text.match(/^(ours|theirs)\(\)/gm) }
}

it.each([
  ['the request', /^\.\/theirs\/prefetch$/],
  ['the file', /theirs[\\/]prefetch\.js$/],
])('replaces a module by %s', async (_what, pattern) => {
  expect(await bundle(pattern)).toEqual({
    errors: [],
    calls: ['ours()'],
  })
})

it('fails the build when nothing requests the module anymore', async () => {
  const { errors } = await bundle(/theirs[\\/]preload\.js$/)
  expect(errors).toHaveLength(1)
  // The bundler draws a line down the left side.
  const lines = errors.join().split('\n')
  expect(lines.map((line) => line.slice('  │ '.length)).join('\n')).toContain(
    `plugins/ours/index.ts no longer fits the installed version of Docusaurus or Rspack.
Found: no module that matches /theirs[\\\\/]preload\\.js$/.
Expected: one, to replace with ${path.join(folder, 'ours.js')}.
Fix: check what theirs/index.js does now,`,
  )
})

it('adds nothing to the errors of a build that fails anyway', async () => {
  const { errors } = await bundle(/theirs/, `import './missing'`)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('./missing')
})
