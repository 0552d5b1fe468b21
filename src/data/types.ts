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
    | { type: 'html'; value: string }
    | { type: 'doc'; label: string; docId: string }
    | { type: 'docSidebar'; label: string; sidebarId: string }
    | { type: 'docsVersionDropdown' }
    | { type: 'localeDropdown' }
  )

/** A section of the site: its name and its landing page. */
export interface Section {
  label: string
  to: string
}

/** One column of the footer. */
export interface FooterColumn {
  title: string
  items: (Target & { label: string })[]
}

/** Colors of the announcement; without them it has those of the site. */
type AnnouncementColors =
  | { backgroundColor: string; textColor: string }
  | { backgroundColor?: undefined; textColor?: undefined }

/** The bar above the navigation. A new `id` shows it again to everyone. */
export type Announcement = AnnouncementColors & {
  id: string
  /** HTML: text and links only, which `plugins/shell` holds it to. */
  content: string
  isCloseable: boolean
}

/** An old or short address; both are paths of this site, `to` may end in `#id`. */
export interface Redirect {
  from: string
  to: string
}

/** A task that readers come to the home page for. */
export interface HomeTask {
  title: string
  text: string
  /** The line of code or the command that the task comes down to. */
  code: string
  icon: 'download' | 'test' | 'network' | 'retry' | 'run'
  to: string
}

/** A part of the site, as the home page shows it. */
export interface HomeSection {
  title: string
  text: string
  to: string
  links: { label: string; to: string }[]
}

/** Something new in Cypress. */
export interface HomeNews {
  /** The version that brought it. */
  version: string
  title: string
  text: string
  to: string
}

/** A kind of badge, and when it names a version. */
export interface BadgeKind {
  text: string
  /** A word between text and version. */
  before?: string
  icon: 'browser' | 'check' | 'component' | 'experiment' | 'warning'
  version: 'always' | 'sometimes' | 'never'
}

/** A site that videos are watched on, and the player it has for other sites. */
export interface VideoProvider {
  name: string
  watch: string
  player: string
  path: string
  settings: string
}
