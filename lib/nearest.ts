/** How many characters to add, remove, or replace to turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1]
    for (let column = 1; column <= b.length; column += 1) {
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1),
        ),
      )
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The allowed word that was probably meant; undefined if none is close. */
export function nearest(
  found: string,
  allowed: readonly string[],
): string | undefined {
  const [best] = allowed
    .map((word) => ({
      word,
      distance: editDistance(found.toLowerCase(), word.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance)
  const limit = Math.max(2, found.length / 2)
  return best && best.distance <= limit ? best.word : undefined
}
