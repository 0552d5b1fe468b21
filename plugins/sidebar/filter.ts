import type { PropSidebarItem } from '@docusaurus/plugin-content-docs'

interface Page {
  label: string
  href: string
}

/** Pages under the label of the group that they're in. */
export interface Group {
  label: string
  pages: Page[]
}

const pagesIn = (item: PropSidebarItem): Page[] => {
  if (item.type === 'category') return item.items.flatMap(pagesIn)
  return item.type === 'link' && !item.unlisted ? [item] : []
}

/** The pages of a sidebar in its groups. Pages outside of groups come first. */
export function groupsOf(items: readonly PropSidebarItem[]): Group[] {
  const groups = items.filter((item) => item.type === 'category')
  const others = items.filter((item) => item.type !== 'category')
  return [
    { label: '', pages: others.flatMap(pagesIn) },
    ...groups.map((group) => ({ label: group.label, pages: pagesIn(group) })),
  ]
}

/** How readers also write commands, but the sidebar doesn't. */
const ignored = /\bcy\.|^\.|[()]/g

const simplify = (text: string) =>
  text.trim().toLowerCase().replace(ignored, '')

/**
 * The pages whose label contains every typed word. If the label of a group does,
 * all of its pages stay.
 */
export function filterGroups(groups: readonly Group[], typed: string): Group[] {
  const words = simplify(typed).split(/\s+/).filter(Boolean)
  const matches = (...texts: string[]) => {
    const text = simplify(texts.join(' '))
    return words.every((word) => text.includes(word))
  }
  return groups
    .map(({ label, pages }) => ({
      label,
      pages: pages.filter((page) => matches(page.label, label)),
    }))
    .filter(({ pages }) => pages.length)
}
