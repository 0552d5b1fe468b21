import { type ShownHit, levels } from './hits'

/** A hit and the hits in the sections below it. */
export interface Branch<Found> {
  hit: Found
  /** How many of the hit's headings the branches above it already show. */
  shown: number
  below: Branch<Found>[]
}

/** What the tree needs to know about a hit. */
type Placed = Pick<ShownHit, 'hierarchy'> & { url: string }

/** The page of a hit, and the headings that lead to it. */
function placeOf({ url, hierarchy }: Placed): string[] {
  const [page = ''] = url.split('#')
  return [page, ...levels.flatMap((level) => hierarchy[level] ?? [])]
}

const isAbove = (place: readonly string[], other: readonly string[]) =>
  place.length < other.length &&
  place.every((heading, index) => heading === other[index])

/**
 * Arranges hits as a tree: each one is below the closest section around it that's
 * also a hit. Everything else stays in the order of the hits.
 */
export function treeOf<Found extends Placed>(
  hits: readonly Found[],
): Branch<Found>[] {
  const all = hits.map((hit) => ({
    place: placeOf(hit),
    branch: { hit, shown: 0, below: [] } as Branch<Found>,
  }))
  return all.flatMap(({ place, branch }) => {
    const [closest] = all
      .filter((other) => isAbove(other.place, place))
      .sort((a, b) => b.place.length - a.place.length)
    if (!closest) return [branch]
    branch.shown = closest.place.length - 1
    closest.branch.below.push(branch)
    return []
  })
}

/** A hit in a list that looks like a tree. */
export interface Row<Found> {
  hit: Found
  /** 1 at the top of the tree. */
  level: number
  /** See `Branch`. */
  shown: number
}

/** The rows of a tree from top to bottom, parents above children. */
export const rowsOf = <Found>(
  branches: readonly Branch<Found>[],
  level = 1,
): Row<Found>[] =>
  branches.flatMap(({ hit, shown, below }) => [
    { hit, level, shown },
    ...rowsOf(below, level + 1),
  ])
