interface Section {
  /** Where it starts, in pixels from the top of the window. */
  top: number
}

/**
 * The section that's being read. If one starts in the upper half of the window,
 * it's the first of those. Otherwise, it's the one that started before.
 *
 * @param start where the visible part of the window starts, below the navbar
 * @param middle the middle of the window
 */
export function findCurrent<S extends Section>(
  sections: readonly S[],
  start: number,
  middle: number,
): S | undefined {
  const next = sections.findIndex(({ top }) => top >= start)
  if (next < 0) return sections.at(-1)
  const section = sections[next]
  return section && section.top < middle ? section : sections[next - 1]
}
