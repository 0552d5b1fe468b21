/** An element as JSON: its name, its attributes, and what's in it. */
export type Tree = [
  name: string,
  attributes: Record<string, string>,
  content: (Tree | string)[],
]

/** How the reader left a sidebar. */
export interface Kept {
  /** The address of a script that changes with each version of the site. */
  build: string
  /** How far it's scrolled. */
  top: number
  /** The lists of the open groups, by the place of the group. */
  groups: Record<string, Tree>
}

/** Followed by the name of the sidebar. */
export const storageKey = 'docusaurus.sidebar.'

/** Finds the script whose address is `build`. */
export const buildScript = 'script[src*=runtime]'

/** Between the labels of groups in a place, which begins with the sidebar's name. */
export const separator = ' > '

/** The class of a closed group. */
export const collapsed = 'menu__list-item--collapsed'

/** What's kept, by the name of the sidebar. Works even if storage doesn't. */
export const memory = new Map<string, Kept>()

/** The version of the site that the page is from. */
export const buildOf = () =>
  document.querySelector(buildScript)?.getAttribute('src') ?? ''

/** What an earlier page of this version of the site stored. */
function readStorage(name: string): Kept | undefined {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(storageKey + name) ?? '{}',
    ) as Partial<Kept>
    const { build, top = 0, groups } = kept
    return groups && build === buildOf() ? { build, top, groups } : undefined
  } catch {
    // The browser forbids storage, or the value isn't ours.
    return undefined
  }
}

/** How the reader left a sidebar in this tab, if they've seen it before. */
export function recall(name: string): Kept | undefined {
  const kept = memory.get(name) ?? readStorage(name)
  if (kept) memory.set(name, kept)
  return kept
}

/** Whether the reader left a group open. */
export const wasOpen = (place: string): boolean =>
  recall(place.split(separator)[0] ?? '')?.groups[place] !== undefined
