import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Makes something, or takes what was made when it last had this name, if that
 * was made from the same. Both have to survive as JSON.
 *
 * @param from all that the result depends on
 */
export type DiskCache = <Result>(
  name: string,
  from: unknown,
  make: () => Result | Promise<Result>,
) => Promise<Result>

/**
 * Keeps results from one build to the next, in a file for each name, below
 * `node_modules/.cache`. A folder that cannot be read or written, or that holds
 * something else, is no mistake: everything is made anew then.
 */
export function createDiskCache(siteDir: string, folder: string): DiskCache {
  const parent = path.join(siteDir, 'node_modules/.cache', folder)
  // No result should depend on these. tests/builds/reproducible.test.ts changes
  // them to prove it: that build must neither find nor overwrite our results.
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()

  async function write(file: string, text: string) {
    const unfinished = `${file}.${process.pid}`
    try {
      await mkdir(parent, { recursive: true })
      await writeFile(unfinished, text)
      // Another build may read it: it is never half there.
      await rename(unfinished, file)
    } catch {
      await rm(unfinished, { force: true }).catch(() => {})
    }
  }

  return async (name, from, make) => {
    const file = path.join(parent, hash([name, locale, timeZone].join('\n')))
    const key = hash(JSON.stringify(from))
    const seal = (result: string) => `${hash(key + result)}\n${result}`
    const text = await readFile(file, 'utf8').catch(() => '')
    const known = text.slice(text.indexOf('\n') + 1)
    if (text === seal(known)) return JSON.parse(known)
    const result = await make()
    await write(file, seal(JSON.stringify(result)))
    return result
  }
}
