import { badges } from '../../data/badges'
import type { PluginBadge, PluginEntry, PluginGroup } from '../../data/types'
import { type Choice, type Filters, hasWords } from '../list/filters'

/** The badges that a reader can choose from, in this order. */
const badgeOrder: readonly PluginBadge[] = [
  'official',
  'verified',
  'community',
  'experiment',
  'deprecated',
]

/** What plugins can be chosen by. */
export const choicesOf = (groups: readonly PluginGroup[]): Choice[] => [
  {
    name: 'category',
    label: 'Category',
    all: 'All categories',
    options: groups.map(({ id, title, plugins }) => ({
      value: id,
      label: `${title} (${plugins.length})`,
    })),
  },
  {
    name: 'badge',
    label: 'Badge',
    all: 'All badges',
    options: badgeOrder.map((badge) => ({
      value: badge,
      label: `${badges[badge].text} (${countPlugins(filterGroups(groups, { q: '', badge }))})`,
    })),
  },
]

function fits(
  { name, text, keywords, badges }: PluginEntry,
  { q, badge }: Filters,
  { title }: PluginGroup,
): boolean {
  if (badge && !badges.some((own) => own === badge)) return false
  return hasWords([name, text, title, ...keywords].join(' '), q)
}

/** The plugins that fit, in groups of which none is empty. */
export function filterGroups(
  groups: readonly PluginGroup[],
  filters: Filters,
): PluginGroup[] {
  return groups.flatMap((group) => {
    if (filters.category && filters.category !== group.id) return []
    const plugins = group.plugins.filter((plugin) =>
      fits(plugin, filters, group),
    )
    return plugins.length ? [{ ...group, plugins }] : []
  })
}

/** How many plugins there are in all groups together. */
export const countPlugins = (groups: readonly PluginGroup[]): number =>
  groups.reduce((sum, { plugins }) => sum + plugins.length, 0)

/** What stands behind `#` in a link to a plugin; `@a/b` is not that of `a-b`. */
export const idOf = (name: string): string =>
  name.replace('@', '').replace('/', '--')

/** Whether `#id` is the place of a group or of a plugin. */
export const isPlace = (groups: readonly PluginGroup[], id: string): boolean =>
  groups.some(
    (group) =>
      group.id === id || group.plugins.some(({ name }) => idOf(name) === id),
  )
