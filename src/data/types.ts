/** An internal link has `to`, an external one `href`. */
type Target = { to: string; href?: never } | { href: string; to?: never }

/**
 * What may stand in the top navigation, in the theme's own words; an item
 * without a type is a link. `plugins/navigation` holds the ids to the docs.
 */
export type NavigationItem = { position: 'left' | 'right' } & (
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

/** A short address below `https://on.cypress.io/`, and what answers it. */
export interface ShortLink {
  /** With what stands behind `#`, which no server sees: `get#Alias`. */
  name: string
  /** A path of this site, which may end in `#id`. */
  to: string
  /** The last version known to print it, if the current one does not. */
  printedBy?: string
}

/** A task that readers come to the home page for. */
export interface HomeTask {
  title: string
  text: string
  /** The line of code or the command that the task comes down to. */
  code: string
  icon: 'component' | 'download' | 'test' | 'network' | 'retry' | 'run'
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
  icon: 'browser' | 'check' | 'code' | 'component' | 'experiment' | 'warning'
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

/** Who is behind a plugin, and whether there is something to beware of. */
export type PluginBadge =
  'official' | 'verified' | 'community' | 'experiment' | 'deprecated'

/** A plugin of the list at `/plugins`. */
export interface PluginEntry {
  /** That of its npm package, or of the repository if it has no package. */
  name: string
  /** `owner/name` on GitHub, of a plugin that is no npm package. */
  repository?: string
  badges: PluginBadge[]
  /** What it does for whom, in less than 100 characters. */
  text: string
  /** Words by which readers look for it, beyond name and text. */
  keywords: string[]
  /** What to use in place of a deprecated plugin: another one, or a page. */
  instead?: { plugin: string } | { label: string; to: string }
}

/** Plugins for one purpose; `/plugins` has a heading with this title and id. */
export interface PluginGroup {
  id: string
  title: string
  plugins: PluginEntry[]
}

/** The latest version of each package, as `npm run versions` found it. */
export type PluginVersions = Record<string, { version: string; date?: string }>

/** What a post, a recording or a course is about; a reader can choose by it. */
type MediaTopic =
  | 'Accessibility'
  | 'Case studies'
  | 'CI and parallel runs'
  | 'Component testing'
  | 'Coverage and reports'
  | 'Data and email'
  | 'First steps'
  | 'Flaky tests and debugging'
  | 'Frameworks and backends'
  | 'Login'
  | 'Network and APIs'
  | 'Selectors and structure'
  | 'Setup and tools'
  | 'Strategy'
  | 'Visual testing'

/** The code of a language, as HTML has it. */
export type MediaLanguage = 'es' | 'fr' | 'pl' | 'pt' | 'ru' | 'sk'

/** A post, a talk, an episode, a course or a project of the lists in Examples. */
export interface MediaEntry {
  title: string
  /** The place on the page; only where another entry has the same title. */
  id?: string
  href: string
  /** Who wrote it, speaks in it or teaches it; of a project, nobody. */
  people: string[]
  /** `2020-11-24`, or as much of it as is known. */
  date?: string
  /** The blog, show, event, provider or company. */
  source?: string
  topic?: MediaTopic
  /** If it is not English. */
  language?: MediaLanguage
  level?: 'Beginner' | 'Intermediate' | 'Advanced'
  price?: 'Free'
  framework?: 'React' | 'Vue' | 'No framework'
  /** What the title does not tell, in our own words. */
  text?: string
  slides?: string
  code?: string
}

/** What a change means to who upgrades; a version tells its changes in this order. */
export type ChangeKind =
  'breaking' | 'deprecated' | 'feature' | 'fix' | 'performance' | 'dependency'

/** A version of Cypress. */
export interface Release {
  /** All three numbers. */
  version: string
  /** When it came out: `2025-09-23`. */
  date: string
  /** Each change in one sentence, of words, code, and links to pages. */
  changes: Partial<Record<ChangeKind, readonly string[]>>
}
