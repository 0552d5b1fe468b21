import path from 'node:path'

/** Checks pages, and tells what is wrong with them, or nothing. */
type Check = (files: string[]) => Promise<string>

/**
 * Checks each page that was edited, one check at a time: what is edited
 * meanwhile waits for the next. Says nothing of a page that was fine before.
 *
 * @returns what to call with the files that were edited
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
        // A problem begins with its place.
        const isBroken = found
          .split('\n')
          .some((line) => line.startsWith(`${file}:`))
        if (isBroken) broken.add(file)
        else if (broken.delete(file)) print(`${file} is fine again.`)
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
