import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { siteBuild } from './fixtures'

/** The address of the one script of the built site that has all these words. */
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
      `${words.join(', ')}: in ${found.join(', ') || 'no script'}`,
    )
  }
  return `/${found[0]}`
}
