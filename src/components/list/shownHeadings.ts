import { useEffect, useSyncExternalStore } from 'react'

/** Anchors of headings that a filter has removed from the page. */
let removed: readonly string[] = []

const listeners = new Set<() => void>()

function set(ids: readonly string[]): void {
  removed = ids
  listeners.forEach((listener) => listener())
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly string[] = []

/**
 * Removes headings from the contents for as long as a filter hides them.
 *
 * @param ids anchors of all headings in the list, in the page's order
 * @param shown those that are on the page
 */
export function useRemovedHeadings(
  ids: readonly string[],
  shown: readonly string[],
): void {
  const hidden = ids.filter((id) => !shown.includes(id)).join(' ')
  useEffect(() => {
    set(hidden ? hidden.split(' ') : none)
    return () => set(none)
  }, [hidden])
}

/** The contents of a page without the headings that a filter has removed. */
export function useShownHeadings<Item extends { id: string }>(
  toc: readonly Item[],
): readonly Item[] {
  const hidden = useSyncExternalStore(
    listen,
    () => removed,
    () => none,
  )
  return hidden.length ? toc.filter(({ id }) => !hidden.includes(id)) : toc
}
