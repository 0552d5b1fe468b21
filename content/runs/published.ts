import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Recording } from '../../lib/recording'

/** Where readers get recordings from, relative to the repository's root. */
export const published = 'static/replays'

/** The file of a recording. */
export const fileOf = (root: string, id: string) =>
  path.join(root, published, `${id}.json`)

/**
 * Reads what readers watch of a sample.
 *
 * @param id of the recording, from the sample's case
 */
export function readRecording(root: string, id: string): Recording | undefined {
  const file = fileOf(root, id)
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Recording)
    : undefined
}
