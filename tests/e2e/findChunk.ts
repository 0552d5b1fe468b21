import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { siteBuild } from './fixtures'

/** Returns the path of the only script that contains all these strings. */
export async function findChunk(...words: string[]): Promise<string> {
  const files = await Globby('assets/js/*.js', { cwd: siteBuild })
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(siteBuild, file), 'utf8')),
  )
  const found = files.filter((_file, index) =>
    words.every((word) => texts[index]?.includes(word)),
  )
  if (found.length !== 1) {
    throw new Error(
      `Expected one script to contain ${words.join(' and ')}, but found ${found.join(', ') || 'none'}. Pass strings that only that script contains.`,
    )
  }
  return `/${found[0]}`
}
