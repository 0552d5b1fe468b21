/**
 * Infima classes that the site doesn't use: the grid, spacing utilities, and
 * components for other kinds of sites. `tests/builds/styles.test.ts` makes sure
 * that no page or script contains one.
 */
export const isUnusedClass = (name: string): boolean =>
  families.test(name) && !used.has(name)

const families =
  /^(row--|col--|container--fluid|margin(-\w+)?--|padding(-\w+)?--|shadow--|text--|avatar|alert__|alert--primary|badge--(?!secondary)|breadcrumbs--|button--(?!outline|secondary|primary)|button-group|card__|card--|dropdown--(hoverable|nocaret)|hero__|hero--|navbar__items--center|navbar__search|pagination--|pagination__|pills|table-of-contents)/

/** Exceptions that the theme does use. */
const used = new Set([
  'margin-top--sm',
  'margin-left--sm',
  'margin-bottom--sm',
  'margin-top--md',
  'margin-bottom--md',
  'margin-right--md',
  'padding--none',
  'padding-top--md',
  'padding-bottom--lg',
  'text--center',
  'text--truncate',
])

/**
 * Classes of theme features that are in the scripts but turned off: tags, a dark
 * or hideable navbar, a footer that's dark or has a logo, and a hideable sidebar.
 * `tests/builds/styles.test.ts` makes sure that no page contains one.
 */
export const isUnshownClass = (name: string): boolean => parts.test(name)

/** Classes of CSS modules are matched without their hash. */
const parts =
  /^((card|hero|pagination|footer--dark|footer__(link-separator|logo)|navbar--(dark|primary)|tabs--block)$|(anchorTargetHideOnScrollNavbar|collapseSidebarButton(Icon)?|darkNavbarColorModeToggle|docItemWrapperEnhanced|docSidebarContainerHidden|expandButton(Icon)?|footerLogoLink|navbarHid(den|eable)|sidebar(Hidden|Logo|WithHideableNavbar)|tag(s|Regular|WithCount)?)_)/
