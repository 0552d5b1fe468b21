import {
  announcementItems,
  footerItems,
  navbarItems,
  type Navigation,
  type Placed,
} from './items'
import { nearest } from '../../lib/nearest'
import { toRoute, type Site } from './site'

/** What an author is told about one wrong entry. */
export interface Mistake {
  place: string
  found: string
  allowed: string
  mend: string
}

/** The theme's own types, and ours: `plugins/shell/theme/NavbarItem`. */
const itemTypes = [
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
  'custom-icon',
]

function guess(found: string, allowed: readonly string[]): string {
  const word = nearest(found, allowed)
  return word === undefined ? '' : `; nearest: "${word}"`
}

function typeMistake({ item: { type }, file, place }: Placed): Mistake[] {
  if (type === undefined || itemTypes.includes(type)) return []
  return [
    {
      place,
      found: `Bad navbar item type ${type}`,
      allowed: `no type (a link), ${itemTypes.join(', ')}${guess(type, itemTypes)}`,
      mend: `correct type in ${file}`,
    },
  ]
}

function docMistake({ item, file, place }: Placed, site: Site): Mistake[] {
  const { docId } = item
  if (docId === undefined || site.docIds.includes(docId)) return []
  return [
    {
      place,
      found: `Couldn't find any doc with id "${docId}" in version "${site.version}".`,
      allowed: `the path of a file below docs/, without its ending${guess(docId, site.docIds)}`,
      mend: `correct docId in ${file}, or add the page docs/${docId}.mdx`,
    },
  ]
}

function sidebarMistake({ item, file, place }: Placed, site: Site): Mistake[] {
  const { sidebarId } = item
  if (sidebarId === undefined) return []
  const ids = [...site.sidebars.keys()]
  const linkable = site.sidebars.get(sidebarId)
  if (linkable === undefined) {
    return [
      {
        place,
        found: `Can't find any sidebar with id "${sidebarId}" in version "${site.version}".`,
        allowed: `${ids.join(', ')}${guess(sidebarId, ids)}`,
        mend: `correct sidebarId in ${file}, or add the sidebar to sidebars.ts`,
      },
    ]
  }
  if (linkable) return []
  return [
    {
      place,
      found: `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
      allowed: 'a sidebar with at least one page',
      mend: `add a page to the sidebar in sidebars.ts, or remove the item from ${file}`,
    },
  ]
}

function linkMistake({ item, file, place }: Placed, site: Site): Mistake[] {
  const target = item.to ?? item.href
  if (!target?.startsWith('/')) return []
  const route = toRoute(target.replace(/[?#].*/, ''))
  if (site.routes.includes(route)) return []
  return [
    {
      place,
      found: `No page has the path "${route}".`,
      allowed: `the path of a page, without the base URL${guess(route, site.routes)}`,
      mend: `correct the link in ${file}, or add the page`,
    },
  ]
}

/** Navbar items of a type that neither the theme nor this site knows. */
export function findTypeMistakes(navigation: Navigation): Mistake[] {
  return navbarItems(navigation).flatMap(typeMistake)
}

/** Every doc, sidebar and page that navigation names and the site lacks. */
export function findTargetMistakes(
  navigation: Navigation,
  site: Site,
): Mistake[] {
  return [
    ...navbarItems(navigation),
    ...footerItems(navigation),
    ...announcementItems(navigation),
  ].flatMap((placed) => [
    ...docMistake(placed, site),
    ...sidebarMistake(placed, site),
    ...linkMistake(placed, site),
  ])
}

/** Ends the build, telling all mistakes at once, if there is any. */
export function throwMistakes(mistakes: Mistake[]): void {
  if (mistakes.length === 0) return
  const count = `${mistakes.length} mistake${mistakes.length > 1 ? 's' : ''}`
  const list = mistakes.map(
    ({ place, found, allowed, mend }) =>
      `${place}\n  Found: ${found}\n  Allowed: ${allowed}\n  Mend: ${mend}`,
  )
  throw new Error([`${count} in the site's navigation:`, ...list].join('\n\n'))
}
