import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'
import recorded from './replaced.json'
import { root } from './pages'

const firstLine =
  /^\/\/ Replaces (?<name>@docusaurus\/\S+)\s(?:\/\/ )?(?<part>\S+)\s(?:\/\/ )?\(\d+\.\d+\.\d+\)/

/** The path of the original file. */
function originalOf(name: string, part: string): string | undefined {
  const folder = path.join(root, 'node_modules', name, 'lib')
  return [`theme/${part}`, part]
    .flatMap((file) => [`${file}.js`, `${file}/index.js`])
    .map((file) => path.join(folder, file))
    .find((file) => existsSync(file))
}

const hashOf = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Our replacements, each with the hash of its original. */
async function replacements(): Promise<Record<string, string>> {
  const files = await Globby('{src,plugins}/**/*.{ts,tsx}', { cwd: root })
  const found: Record<string, string> = {}
  for (const file of files.sort()) {
    const match = firstLine.exec(readFileSync(path.join(root, file), 'utf8'))
    const { name, part } = match?.groups ?? {}
    if (!name || !part) continue
    const original = originalOf(name, part)
    found[file] = original
      ? hashOf(readFileSync(original))
      : `${name} doesn't have ${part}`
  }
  return found
}

describe('replacements of framework files', () => {
  it('are based on the installed version', async () => {
    // A difference means that an original changed. Read it again, carry over
    // what matters, and write its new hash to replaced.json.
    expect(await replacements()).toEqual(recorded)
  })

  it('are recognized by their first line', () => {
    const line =
      '// Replaces @docusaurus/theme-classic NotFound/Content (3.10.2). Change: it helps.'
    const [, name = '', part = ''] = firstLine.exec(line) ?? []
    expect(originalOf(name, part)).toContain('NotFound')
    expect(originalOf(name, 'NoSuchPart')).toBeUndefined()
    expect(hashOf('a')).not.toBe(hashOf('b'))
  })
})
