/**
 * Classes of Infima that nothing on the site has: its grid, its steps of
 * distance, and components of other sites. `tests/builds/styles.test.ts` holds
 * that neither a page nor a script has one.
 */
export const isUnusedClass = (name: string): boolean =>
  families.test(name) && !used.has(name)

const families =
  /^(row--|col--|container--fluid|margin(-\w+)?--|padding(-\w+)?--|shadow--|text--|avatar|alert__|alert--primary|badge--(?!secondary)|breadcrumbs--|button--(?!outline|secondary|primary)|button-group|card__|card--|dropdown--(hoverable|nocaret)|hero__|hero--|navbar__items--center|navbar__search|pagination--|pagination__|pills)/

/** What the theme has all the same. */
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
 * Classes of parts of the theme that no page shows, though scripts have them:
 * tags, a dark or hiding navbar, a dark footer or one with a logo, a sidebar
 * that can be hidden. `tests/builds/styles.test.ts` holds that no page has one.
 */
export const isUnshownClass = (name: string): boolean => parts.test(name)

/** Of CSS modules, the name that stands before the hash. */
const parts =
  /^((card|hero|pagination|footer--dark|footer__(link-separator|logo)|navbar--(dark|primary)|tabs--block)$|(anchorTargetHideOnScrollNavbar|collapseSidebarButton(Icon)?|darkNavbarColorModeToggle|docItemWrapperEnhanced|docSidebarContainerHidden|expandButton(Icon)?|footerLogoLink|navbarHid(den|eable)|sidebar(Hidden|Logo|WithHideableNavbar)|tag(s|Regular|WithCount)?)_)/
