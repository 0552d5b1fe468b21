import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../tests/pages'

/** Below the root, so that the build finds packages. Git ignores it. */
const generated = '.docusaurus-benchmark'

/** CPU seconds of a production build. */
function time(outDir: string, caches: string): number {
  const command = `node_modules/.bin/docusaurus build --out-dir '${outDir}' >&2 && times`
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      // Where jiti caches the compiled configuration and plugins.
      TMPDIR: caches,
    },
  })
  if (status !== 0) {
    throw new Error(`The build to measure failed:\n${stderr}`)
  }
  // The second line is the time of child processes: 1m2.5s 0m3.5s.
  const [, ofChildren = ''] = stdout.split('\n')
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest))
    .reduce((sum, seconds) => sum + seconds, 0)
}

/**
 * CPU seconds of a build without caches, and of another one right after it. They
 * don't include the time that a build waits on a busy machine.
 */
export function timeBuilds(): { cold: number; warm: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const remove = (name: string) =>
    rmSync(path.join(root, name), { recursive: true, force: true })
  const clean = () => remove(generated)
  clean()
  remove('node_modules/.cache')
  try {
    const build = () => time(path.join(folder, 'build'), folder)
    const cold = build()
    return { cold, warm: build() }
  } finally {
    clean()
    rmSync(folder, { recursive: true })
  }
}
