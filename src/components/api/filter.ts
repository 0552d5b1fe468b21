import type { ApiEntry, ApiGroup } from '../../data/types'
import { type Filters, hasWords } from '../list/filters'

function matches({ names, text, members = [] }: ApiEntry, q: string): boolean {
  const known = [...names, ...members].map((name) => name.text)
  return hasWords([...known, text].join(' '), q)
}

/** The entries that match, without empty groups. */
export function filterGroups(
  groups: readonly ApiGroup[],
  { q }: Filters,
): ApiGroup[] {
  return groups.flatMap((group) => {
    const entries = group.entries.filter((entry) => matches(entry, q))
    return entries.length ? [{ ...group, entries }] : []
  })
}

/** The number of names in all groups. */
export const countNames = (groups: readonly ApiGroup[]): number =>
  groups
    .flatMap(({ entries }) => entries)
    .reduce(
      (sum, { names, members = [] }) => sum + names.length + members.length,
      0,
    )

/** Whether `#id` is the anchor of a group. */
export const hasAnchor = (groups: readonly ApiGroup[], id: string): boolean =>
  groups.some((group) => group.id === id)
