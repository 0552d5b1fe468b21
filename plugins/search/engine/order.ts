/**
 * The place of the last of the sorted values that is not more than the sought
 * one, or 0: where to look for what lies between two of them.
 */
export function lastAtMost<T>(values: readonly T[], sought: T): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! <= sought) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}
