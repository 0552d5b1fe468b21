import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'

/**
 * All files that shape a page: what is written, what is made of it, and, by the
 * lock file, every package that makes it.
 */
const sources = [
  '{content,docs,i18n,lib,plugins,src,static}/**',
  '*.{json,ts}',
  // Some samples are formatted by it.
  '.prettierrc',
]

/**
 * Changes whenever what is made of the sources may. It is known before any of
 * that is made, and a hash of everything that goes into it.
 *
 * @param settings of the build, with what comes from the environment
 * @param isLeftOut for files that do not matter
 */
export async function hashContent(
  siteDir: string,
  settings: unknown,
  isLeftOut: (file: string) => boolean = () => false,
): Promise<string> {
  const hash = createHash('sha256')
  // Of Node.js and of the Unicode and compression in it.
  hash.update(JSON.stringify([settings, process.versions]))
  const files = await Globby(sources, { cwd: siteDir })
  for (const file of files.sort()) {
    if (isLeftOut(file)) continue
    const bytes = await readFile(path.join(siteDir, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 10)
}
