import type { PluginBadge, PluginEntry, PluginGroup } from '../../data/types'

/** What a reader looks for; an empty string leaves it open. */
export interface Filters {
  text: string
  /** The id of a group. */
  category: string
  badge: PluginBadge | ''
}

/** All plugins. */
export const noFilters: Filters = { text: '', category: '', badge: '' }

/** The badges that a reader can choose from, in this order. */
export const badgeOrder: readonly PluginBadge[] = [
  'official',
  'verified',
  'community',
  'experiment',
  'deprecated',
]

/** The filters of an address; values that nothing has are left out. */
export function readFilters(
  search: string,
  groups: readonly PluginGroup[],
): Filters {
  const parameters = new URLSearchParams(search)
  const category = parameters.get('category')
  const badge = parameters.get('badge')
  return {
    text: parameters.get('q') ?? '',
    category: groups.find(({ id }) => id === category)?.id ?? '',
    badge: badgeOrder.find((known) => known === badge) ?? '',
  }
}

/** The part of an address that says what is looked for. */
export function toSearch({ text, category, badge }: Filters): string {
  const parameters = new URLSearchParams()
  if (text.trim()) parameters.set('q', text.trim())
  if (category) parameters.set('category', category)
  if (badge) parameters.set('badge', badge)
  return parameters.size ? `?${parameters}` : ''
}

/** From this length on, a word is also found inside of longer ones. */
const longEnough = 3

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)

/** Whether what was typed, a word or its beginning, stands in the text. */
const hasWord = (words: readonly string[], typed: string): boolean =>
  words.some((word) =>
    typed.length < longEnough ? word.startsWith(typed) : word.includes(typed),
  )

function fits(
  { name, text, keywords, badges }: PluginEntry,
  typed: readonly string[],
  { title }: PluginGroup,
  badge: Filters['badge'],
): boolean {
  if (badge && !badges.includes(badge)) return false
  const words = wordsOf([name, text, title, ...keywords].join(' '))
  return typed.every((word) => hasWord(words, word))
}

/** The plugins that fit, in groups of which none is empty. */
export function filterGroups(
  groups: readonly PluginGroup[],
  { text, category, badge }: Filters,
): PluginGroup[] {
  const typed = wordsOf(text)
  return groups.flatMap((group) => {
    if (category && category !== group.id) return []
    const plugins = group.plugins.filter((plugin) =>
      fits(plugin, typed, group, badge),
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
