import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** A file with its text. */
export interface Source {
  file: string
  text: string
}

/** Files below a folder, from the root and with forward slashes, sorted. */
export function filesBelow(root: string, folder: string): string[] {
  const found = readdirSync(path.join(root, folder), { withFileTypes: true })
  return found
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(root, file) : [file]
    })
    .sort()
}

/** Files at a path, be it a file, a folder or nothing. */
export function filesAt(root: string, place: string): string[] {
  const found = statSync(path.join(root, place), { throwIfNoEntry: false })
  if (found?.isDirectory()) return filesBelow(root, place)
  return found ? [place] : []
}

/** Reads a file, whose name is below the root. */
export const readSource = (root: string, file: string): Source => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
})
