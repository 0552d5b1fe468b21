/** An item of the navbar or the footer, as configured. */
interface Item {
  type?: string
  label?: string
  to?: string
  href?: string
  docId?: string
  sidebarId?: string
  items?: Item[]
  dropdownItemsBefore?: Item[]
  dropdownItemsAfter?: Item[]
}

/** The part of the theme's configuration that links to pages. */
export interface Navigation {
  navbar?: { items?: Item[] }
  footer?: { links?: Item[] }
  announcementBar?: { content: string }
}

/** An item, and where to find it. */
export interface Placed {
  item: Item
  /** Where it's configured. */
  file: string
  /** For messages: `navbar.items[1] ("Guides") in src/data/navigation.ts`. */
  place: string
}

const nested = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const

function placeAll(items: Item[], list: string, file: string): Placed[] {
  return items.flatMap((item, index) => {
    const path = `${list}[${index}]`
    const name = item.label ? ` ("${item.label}")` : ''
    return [
      { item, file, place: `${path}${name} in ${file}` },
      ...nested.flatMap((key) =>
        placeAll(item[key] ?? [], `${path}.${key}`, file),
      ),
    ]
  })
}

/** Every item of the navbar, each followed by the items in its dropdown. */
export function navbarItems({ navbar }: Navigation): Placed[] {
  return placeAll(navbar?.items ?? [], 'navbar.items', 'src/data/navigation.ts')
}

/** Every column of the footer, each followed by its links. */
export function footerItems({ footer }: Navigation): Placed[] {
  return placeAll(footer?.links ?? [], 'footer.links', 'src/data/footer.ts')
}

/** Every link in the announcement. */
export function announcementItems({ announcementBar }: Navigation): Placed[] {
  const file = 'src/data/announcement.ts'
  const links = announcementBar?.content.matchAll(/href="([^"]*)"/g) ?? []
  return [...links].map(([, href], index) => ({
    item: { href },
    file,
    place: `link ${index + 1} of announcementBar.content in ${file}`,
  }))
}
