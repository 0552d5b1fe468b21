import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * Says whether a file exists and this user may run it.
 *
 * @param {string} file
 */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Lists where programs would be if they were in PATH, the best place first. Whether
 * there's a file is for `isExecutable` to say.
 *
 * @param {string[]} names of programs, in the order of preference
 */
export const inPath = (...names) =>
  names.flatMap((name) =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .map((folder) => path.join(folder, name)),
  )
