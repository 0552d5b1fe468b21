import { nearest } from './nearest'

/** The end of a message that names what was most likely meant. */
export function suggest(found: string, allowed: readonly string[]): string {
  const word = nearest(found, allowed)
  return word === undefined ? '' : `; did you mean "${word}"?`
}
