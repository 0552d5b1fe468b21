/** An internal link uses `to`, an external one `href`. */
type Target = { to: string; href?: never } | { href: string; to?: never }

/**
 * An item of the top navigation, in the theme's own format; an item without a
 * type is a link. `plugins/navigation` checks that the IDs exist.
 */
export type NavigationItem = { position: 'left' | 'right' } & (
  | (Target & { type?: undefined; label: string; activeBasePath?: string })
  | {
      type: 'custom-icon'
      icon: 'github' | 'discord'
      /** Accessible name, and the text in the mobile drawer. */
      label: string
      href: string
    }
  | { type: 'html'; value: string }
  | { type: 'doc'; label: string; docId: string }
  | { type: 'docSidebar'; label: string; sidebarId: string }
  | { type: 'docsVersionDropdown' }
  | { type: 'localeDropdown' }
)

/** A name of the API, and where it's documented. */
export interface ApiLink {
  text: string
  to: string
}

/** Names of the API that are documented at the same place. */
export interface ApiEntry {
  names: ApiLink[]
  /** A sentence, with backticks around code. */
  text: string
  /** The members of an object. */
  members?: ApiLink[]
}

/** A part of the index of the API. */
export interface ApiGroup {
  /** That of its heading. */
  id: string
  entries: ApiEntry[]
}

/** A group of pages in a sidebar: its name, and the pages' file names. */
export interface SidebarGroup {
  label: string
  pages: string[]
}

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

/** Colors of the announcement; defaults to the site's colors. */
type AnnouncementColors =
  | { backgroundColor: string; textColor: string }
  | { backgroundColor?: undefined; textColor?: undefined }

/** The bar above the navigation. Changing `id` shows it to everyone again. */
export type Announcement = AnnouncementColors & {
  id: string
  /** HTML with text and links only; `plugins/shell` rejects anything else. */
  content: string
  isCloseable: boolean
}

/** A redirect between two paths of this site; `to` can end in `#id`. */
export interface Redirect {
  from: string
  to: string
}

/** A short link under `https://on.cypress.io/` and its target. */
export interface ShortLink {
  /** Including the fragment, which servers never see: `get#Alias`. */
  name: string
  /** A path of this site; can end in `#id`. */
  to: string
  /** The last version known to print it, if the current one doesn't. */
  printedBy?: string
}

/** A task on the home page. */
export interface HomeTask {
  title: string
  text: string
  /** The one line of code or the command that solves it. */
  code: string
  icon: 'component' | 'download' | 'test' | 'network' | 'retry' | 'run'
  to: string
}

/** A section of the site on the home page. */
export interface HomeSection {
  title: string
  text: string
  to: string
  links: { label: string; to: string }[]
}

/** A recent Cypress feature on the home page. */
export interface HomeNews {
  /** The version that introduced it. */
  version: string
  title: string
  text: string
  to: string
}

/** A kind of badge, and whether it takes a version. */
export interface BadgeKind {
  text: string
  /** A word between the text and the version. */
  before?: string
  icon: 'browser' | 'check' | 'code' | 'component' | 'experiment' | 'warning'
  version: 'always' | 'sometimes' | 'never'
}

/** A video site, and its player for embedding. */
export interface VideoProvider {
  name: string
  watch: string
  player: string
  path: string
  settings: string
}

/** Who maintains a plugin, and whether readers should be careful with it. */
export type PluginBadge =
  'official' | 'verified' | 'community' | 'experiment' | 'deprecated'

/** A plugin listed at `/plugins`. */
export interface PluginEntry {
  /** Name of the npm package, or of the repository if there's no package. */
  name: string
  /** `owner/name` on GitHub, for a plugin that isn't an npm package. */
  repository?: string
  badges: PluginBadge[]
  /** What it does and for whom, in fewer than 100 characters. */
  text: string
  /** What else readers search for, besides the name and text. */
  keywords: string[]
  /** The replacement for a deprecated plugin: another plugin, or a page. */
  instead?: { plugin: string } | { label: string; to: string }
}

/** A group of plugins; `/plugins` has a heading with this title and ID. */
export interface PluginGroup {
  id: string
  title: string
  plugins: PluginEntry[]
}

/** The latest version of each package, written by `npm run versions`. */
export type PluginVersions = Record<string, { version: string; date?: string }>

/** The topic of a post, recording, or course; readers can filter by it. */
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

/** A language code for the `lang` attribute. */
export type MediaLanguage = 'es' | 'fr' | 'pl' | 'pt' | 'ru' | 'sk'

/** A post, talk, episode, course, or project in the lists under Examples. */
export interface MediaEntry {
  title: string
  /** Anchor on the page; only needed if another entry has the same title. */
  id?: string
  href: string
  /** Authors, speakers, or teachers; empty for projects. */
  people: string[]
  /** `2020-11-24`, or just the year or month if that's all we know. */
  date?: string
  /** The blog, show, event, provider, or company. */
  source?: string
  topic?: MediaTopic
  /** Omitted for English. */
  language?: MediaLanguage
  level?: 'Beginner' | 'Intermediate' | 'Advanced'
  price?: 'Free'
  framework?: 'React' | 'Vue' | 'No framework'
  /** What the title doesn't say, in our own words. */
  text?: string
  slides?: string
  code?: string
}

/** What a change means for people who upgrade; releases list changes in this order. */
export type ChangeKind =
  'breaking' | 'deprecated' | 'feature' | 'fix' | 'performance' | 'dependency'

/** A Cypress release. */
export interface Release {
  /** `major.minor.patch`. */
  version: string
  /** Release date: `2025-09-23`. */
  date: string
  /**
   * One or two sentences per change, made of text, code, and links to pages. Then
   * the numbers of its issues and pull requests: `Fixes a typo. #12 #345`.
   */
  changes: Partial<Record<ChangeKind, readonly string[]>>
}
