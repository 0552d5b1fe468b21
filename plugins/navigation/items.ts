/** An item of the navbar or the footer, as its author wrote it. */
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

/** The part of the theme's configuration that leads to pages. */
export interface Navigation {
  navbar?: { items?: Item[] }
  footer?: { links?: Item[] }
  announcementBar?: { content: string }
}

/** An item and where its author finds it. */
export interface Placed {
  item: Item
  /** The file in which it is written. */
  file: string
  /** Its position in that file, in the words of the configuration. */
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

/** Each item of the navbar and, after it, what its dropdown holds. */
export function navbarItems({ navbar }: Navigation): Placed[] {
  return placeAll(navbar?.items ?? [], 'navbar.items', 'src/data/navigation.ts')
}

/** Each link of the footer, after the column that holds it. */
export function footerItems({ footer }: Navigation): Placed[] {
  return placeAll(footer?.links ?? [], 'footer.links', 'src/data/footer.ts')
}

/** Each link in the text of the announcement. */
export function announcementItems({ announcementBar }: Navigation): Placed[] {
  const file = 'src/data/announcement.ts'
  const links = announcementBar?.content.matchAll(/href="([^"]*)"/g) ?? []
  return [...links].map(([, href], index) => ({
    item: { href },
    file,
    place: `link ${index + 1} of announcementBar.content in ${file}`,
  }))
}
