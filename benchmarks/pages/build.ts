import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../tests/pages'

/** Below the root, so that what is built finds its packages; Git ignores it. */
const generated = '.docusaurus-benchmark'

/** Seconds of processor time that one production build takes. */
function time(outDir: string, caches: string): number {
  const command = `node_modules/.bin/docusaurus build --out-dir '${outDir}' >&2 && times`
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      // Where compiled TypeScript of the configuration and plugins is kept.
      TMPDIR: caches,
    },
  })
  if (status !== 0) {
    throw new Error(`The build that was to be timed failed:\n${stderr}`)
  }
  // The second line is that of the children: 1m2.5s user, 0m3.5s system.
  const [, ofChildren = ''] = stdout.split('\n')
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest))
    .reduce((sum, seconds) => sum + seconds, 0)
}

/**
 * Seconds of processor time of a build that finds no cache, and of another one
 * directly after it. The waiting that a busy machine makes is not in them.
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
