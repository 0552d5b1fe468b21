import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** A file and its text. */
export interface Source {
  file: string
  text: string
}

/** Every file in a folder, sorted. Paths start at the root. */
function filesBelow(root: string, folder: string): string[] {
  const found = readdirSync(path.join(root, folder), { withFileTypes: true })
  return found
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(root, file) : [file]
    })
    .sort()
}

/**
 * The files at a path: every file in a folder, a single file, or
 * none if nothing is there. Paths start at the root, with forward slashes.
 */
export function filesAt(root: string, place: string): string[] {
  const found = statSync(path.join(root, place), { throwIfNoEntry: false })
  if (found?.isDirectory()) return filesBelow(root, place)
  return found ? [place] : []
}

/** Reads a file by its path from the root. */
export const readSource = (root: string, file: string): Source => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
})
