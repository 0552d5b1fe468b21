import { nearest } from './nearest'

/**
 * The last sentence of a message, with the name that was probably meant. It's
 * empty if no name is close, and otherwise starts with a space.
 */
export function suggest(found: string, allowed: readonly string[]): string {
  const word = nearest(found, allowed)
  return word === undefined ? '' : ` Did you mean "${word}"?`
}
