import path from 'node:path'

/** Checks pages and returns what to print: their mistakes, or nothing. */
type Check = (files: string[]) => Promise<string>

/**
 * Checks pages when they're edited. It runs one check at a time, and pages that
 * are edited meanwhile wait for the next one. Pages that were fine and still are
 * print nothing.
 *
 * @returns a function to call with edited files
 */
export function watchPages(
  root: string,
  check: Check,
  print: (text: string) => void,
): (edited: Iterable<string>) => void {
  const waiting = new Set<string>()
  const broken = new Set<string>()
  let isBusy = false

  async function work() {
    isBusy = true
    while (waiting.size) {
      const files = [...waiting]
      waiting.clear()
      const found = (await check(files)).trim()
      for (const file of files) {
        // Each problem starts with its location.
        const isBroken = found
          .split('\n')
          .some((line) => line.startsWith(`${file}:`))
        if (isBroken) broken.add(file)
        else if (broken.delete(file)) print(`${file} has no more mistakes.`)
      }
      if (found) print(found)
    }
    isBusy = false
  }

  return (edited) => {
    for (const name of edited) {
      const file = path.relative(root, name).replaceAll(path.sep, '/')
      if (/^docs\/.*\.mdx$/.test(file)) waiting.add(file)
    }
    if (!isBusy && waiting.size) void work()
  }
}
