import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The repository's root. */
export const root = path.join(__dirname, '..')

/** Values that occur more than once. */
export const duplicates = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** Every path the site must serve, from `routes.txt` (one per line). */
export function promisedRoutes(): string[] {
  return readFileSync(path.join(root, 'tests/routes.txt'), 'utf8')
    .trim()
    .split('\n')
}
