import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Returns the cached result for a name if its inputs haven't changed. Otherwise it
 * makes the result and caches it. Inputs and results have to be JSON.
 *
 * @param from all inputs that the result depends on
 */
export type DiskCache = <Result>(
  name: string,
  from: unknown,
  make: () => Result | Promise<Result>,
) => Promise<Result>

/**
 * Creates a cache that survives between builds. Each name has a file in
 * `node_modules/.cache`. If a file can't be read or written, or is damaged, its
 * result is made again.
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
      // Another build may be reading the file, so it must never be incomplete.
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
