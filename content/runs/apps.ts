import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Sample } from '../samples/samples'

/** What a hidden line of a sample calls to start the application of its page. */
const starts = /\bcy\.task[^(]*\('startApp'/

/**
 * The application that a page has its readers write: as it is at first, and in
 * `fixed`, with the changes that the page shows as a diff.
 *
 * @returns the files by their names, if samples of the page start it
 */
export function appOf(samples: readonly Sample[]): Map<string, string> {
  const files = new Map<string, string>()
  if (!samples.some(({ code }) => starts.test(code))) return files
  for (const { language, meta, code } of samples) {
    const { title = '' } = meta
    const name = `fixed/${title}`
    if (title && /^(js|html)$/.test(language)) {
      files.set(title, code).set(name, code)
    } else if (language === 'diff' && files.has(name)) {
      const [before, after] = [/^[ -]/, /^[ +]/].map((kept) =>
        code
          .split('\n')
          .filter((line) => !line || kept.test(line))
          .map((line) => line.slice(1))
          .join('\n'),
      )
      files.set(
        name,
        files.get(name)?.replace(before ?? '', () => after ?? '') ?? '',
      )
    }
  }
  return files
}

/** Writes the files where the task `startApp` looks for them. */
export function writeApp(folder: string, samples: readonly Sample[]): void {
  for (const [name, text] of appOf(samples)) {
    const file = path.join(folder, 'app', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
