/**
 * Whether something keeps growing: even the lowest reading of the second half is above
 * all of the first. What only goes up and down, or is filled once, doesn't.
 *
 * @param readings at equal intervals, after everything was used once
 * @param share of the first half that doesn't count, because readings aren't exact
 */
export function keepsGrowing(readings: readonly number[], share = 0): boolean {
  const half = Math.ceil(readings.length / 2)
  return (
    Math.min(...readings.slice(half)) >
    Math.max(...readings.slice(0, half)) * (1 + share)
  )
}
