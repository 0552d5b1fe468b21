import { badges } from '../../data/badges'
import type { PluginBadge, PluginEntry, PluginGroup } from '../../data/types'
import { type Choice, type Filters, hasWords } from '../list/filters'

/** The options of the badge filter, in this order. */
const badgeOrder: readonly PluginBadge[] = [
  'official',
  'verified',
  'community',
  'experiment',
  'deprecated',
]

/** The filters for plugins. */
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

function matches(
  { name, text, keywords, badges }: PluginEntry,
  { q, badge }: Filters,
  { title }: PluginGroup,
): boolean {
  if (badge && !badges.some((own) => own === badge)) return false
  return hasWords([name, text, title, ...keywords].join(' '), q)
}

/** The plugins that match, without empty groups. */
export function filterGroups(
  groups: readonly PluginGroup[],
  filters: Filters,
): PluginGroup[] {
  return groups.flatMap((group) => {
    if (filters.category && filters.category !== group.id) return []
    const plugins = group.plugins.filter((plugin) =>
      matches(plugin, filters, group),
    )
    return plugins.length ? [{ ...group, plugins }] : []
  })
}

/** The number of plugins in all groups. */
export const countPlugins = (groups: readonly PluginGroup[]): number =>
  groups.reduce((sum, { plugins }) => sum + plugins.length, 0)

/** The anchor of a plugin. `@a/b` and `a-b` have different ones. */
export const idOf = (name: string): string =>
  name.replace('@', '').replace('/', '--')

/** Whether `#id` is the anchor of a group or a plugin. */
export const hasAnchor = (
  groups: readonly PluginGroup[],
  id: string,
): boolean =>
  groups.some(
    (group) =>
      group.id === id || group.plugins.some(({ name }) => idOf(name) === id),
  )
