import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'

/** All that what is found depends on. */
const sources = [
  'docs/**/*.{md,mdx}',
  'plugins/**/*.{ts,tsx,yml,json}',
  'src/**/*.{ts,tsx}',
]

/**
 * Changes whenever the index may: the folder of its files is named by it, for
 * the names of files that are written after bundling are not hashed.
 */
export async function readVersion(siteDir: string): Promise<string> {
  const hash = createHash('sha256')
  const files = await Globby(sources, { cwd: siteDir })
  for (const file of files.sort()) {
    hash.update(file).update(await readFile(path.join(siteDir, file)))
  }
  return hash.digest('hex').slice(0, 10)
}
