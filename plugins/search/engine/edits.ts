/**
 * The edit distance between two words. Two swapped letters count as one edit.
 * Returns `max + 1` if there are more than `max` edits. With `asPrefix`, the
 * rest of `word` is ignored, because the user may still be typing.
 */
export function editsBetween(
  typed: string,
  word: string,
  max: number,
  asPrefix = false,
): number {
  const columns = word.length
  if (!asPrefix && Math.abs(typed.length - columns) > max) return max + 1
  let before: number[] = []
  let above = Array.from({ length: columns + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === word[column - 1]
      let edits = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      if (swapped) edits = Math.min(edits, before[column - 2]! + 1)
      current.push(edits)
      least = Math.min(least, edits)
    }
    if (least > max) return max + 1
    before = above
    above = current
  }
  const edits = asPrefix ? Math.min(...above) : above[columns]!
  return Math.min(edits, max + 1)
}

/** A bit for each letter, to rule out most words without comparing them. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) {
    bits |= 1 << (word.charCodeAt(index) % 32)
  }
  return bits
}

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count
}
