import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The repository's root. */
export const root = path.join(__dirname, '..')

/** The values that occur more than once. */
export const duplicates = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** Every address the site promises to answer, one a line in `routes.txt`. */
export function promisedRoutes(): string[] {
  return readFileSync(path.join(root, 'tests/routes.txt'), 'utf8')
    .trim()
    .split('\n')
}
