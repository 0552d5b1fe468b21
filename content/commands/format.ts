import path from 'node:path'
import type { Problem } from '../../lib/problem'
import { readSource } from '../page/files'

/** Formats a page with Prettier. */
export async function format(
  root: string,
  file: string,
  text: string,
): Promise<string> {
  const prettier = await import('prettier')
  const filepath = path.join(root, file)
  const options = await prettier.resolveConfig(filepath)
  return prettier.format(text, { ...options, filepath })
}

/** Finds pages that aren't formatted with Prettier. */
export async function checkFormat(
  root: string,
  files: readonly string[],
): Promise<Problem[]> {
  const found = await Promise.all(
    files.map(async (file) => {
      const { text } = readSource(root, file)
      // The rules report syntax errors.
      const formatted = await format(root, file, text).catch(() => text)
      if (formatted === text) return []
      const lines = formatted.split('\n')
      const index = text.split('\n').findIndex((line, at) => line !== lines[at])
      return {
        file,
        line: Math.max(index, 0) + 1,
        message: `The page isn't formatted from here on. Run "npx prettier --write ${file}".`,
      }
    }),
  )
  return found.flat()
}
