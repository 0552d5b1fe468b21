import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'

/**
 * All files that shape a page: what is written, what is made of it, and, by the
 * lock file, every package that makes it.
 */
const sources = ['{docs,i18n,plugins,src,static}/**', '*.{json,ts}']

/**
 * Changes whenever the index may: its folder is named by it, and caches keep
 * what is in there for good. It has to be known to the scripts that are bundled
 * before the pages are there from which the index is made, so it is no hash of
 * the index, but of everything that goes into one.
 *
 * @param settings of the build, with what comes from the environment
 */
export async function readVersion(
  siteDir: string,
  settings: unknown,
): Promise<string> {
  const hash = createHash('sha256')
  // Of Node.js and of the Unicode and compression in it.
  hash.update(JSON.stringify([settings, process.versions]))
  const files = await Globby(sources, { cwd: siteDir })
  for (const file of files.sort()) {
    const bytes = await readFile(path.join(siteDir, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 10)
}
