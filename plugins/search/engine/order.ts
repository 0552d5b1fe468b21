/**
 * Binary search for the index of the last value that's at most `sought`, or 0
 * if all are greater. With the first term of each file, for example, it finds
 * the file that a term would be in.
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
