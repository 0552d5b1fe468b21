/** An internal link has `to`, an external one `href`. */
export type Target = { to: string; href?: never } | { href: string; to?: never }

type Placed = { position: 'left' | 'right' }

/**
 * What may stand in the top navigation, in the theme's own words; an item
 * without a type is a link. `plugins/navigation` holds the ids to the docs.
 */
export type NavigationItem = Placed &
  (
    | (Target & { type?: undefined; label: string; activeBasePath?: string })
    | {
        type: 'custom-icon'
        icon: 'github' | 'discord'
        /** Spoken, and shown in the drawer. */
        label: string
        href: string
      }
    | { type: 'doc'; label: string; docId: string }
    | { type: 'docSidebar'; label: string; sidebarId: string }
    | { type: 'docsVersionDropdown' }
    | { type: 'localeDropdown' }
  )

/** One column of the footer. */
export interface FooterColumn {
  title: string
  items: (Target & { label: string })[]
}

/** The bar above the navigation. A new `id` shows it again to everyone. */
export interface Announcement {
  id: string
  /** HTML: text and links only. */
  content: string
  isCloseable: boolean
}

/** An old or short address; both are paths of this site, `to` may end in `#id`. */
export interface Redirect {
  from: string
  to: string
}
