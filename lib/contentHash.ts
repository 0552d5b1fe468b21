import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'

/**
 * Everything that affects the built pages: their content, the code that renders
 * them, and, through the lock file, every package involved.
 */
const sources = [
  '{content,docs,i18n,lib,plugins,src,static}/**',
  '*.{json,ts}',
  // Some samples are formatted with it.
  '.prettierrc',
]

/**
 * A version for everything the build makes from the sources. It changes
 * whenever the output might, and it's known before there is any output.
 *
 * @param settings build settings, including those from environment variables
 * @param isIgnored whether a file doesn't affect the output
 */
export async function hashContent(
  siteDir: string,
  settings: unknown,
  isIgnored: (file: string) => boolean = () => false,
): Promise<string> {
  const hash = createHash('sha256')
  // The output also depends on Node.js's versions of Unicode and zlib.
  hash.update(JSON.stringify([settings, process.versions]))
  const files = await Globby(sources, { cwd: siteDir })
  for (const file of files.sort()) {
    if (isIgnored(file)) continue
    const bytes = await readFile(path.join(siteDir, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 10)
}
