import {
  announcementItems,
  footerItems,
  navbarItems,
  type Navigation,
  type Placed,
} from './items'
import { suggest } from '../../lib/suggest'
import { toRoute, type Site } from './site'

/** A broken item, in the words of the error message. */
export interface Mistake {
  place: string
  found: string
  allowed: string
  fix: string
}

/** The theme's types, and our own from `plugins/shell/theme/NavbarItem`. */
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

function typeMistake({ item: { type }, file, place }: Placed): Mistake[] {
  if (type === undefined || itemTypes.includes(type)) return []
  return [
    {
      place,
      found: `Bad navbar item type ${type}`,
      allowed: `no type (a link), ${itemTypes.join(', ')}.${suggest(type, itemTypes)}`,
      fix: `Correct the type in ${file}.`,
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
      allowed: `the path of a file in docs/, without its extension.${suggest(docId, site.docIds)}`,
      fix: `Correct docId in ${file}, or add the page docs/${docId}.mdx.`,
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
        allowed: `${ids.join(', ')}.${suggest(sidebarId, ids)}`,
        fix: `Correct sidebarId in ${file}, or add the sidebar to sidebars.ts.`,
      },
    ]
  }
  if (linkable) return []
  return [
    {
      place,
      found: `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
      allowed: 'a sidebar with at least one page.',
      fix: `Add a page to the sidebar in sidebars.ts, or remove the item from ${file}.`,
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
      allowed: `the path of a page, without the base URL.${suggest(route, site.routes)}`,
      fix: `Correct the link in ${file}, or add the page.`,
    },
  ]
}

/** Navbar items whose type doesn't exist. */
export function findTypeMistakes(navigation: Navigation): Mistake[] {
  return navbarItems(navigation).flatMap(typeMistake)
}

/** Items that link to a doc, a sidebar, or a page that doesn't exist. */
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

/** Throws one error that lists all mistakes, if there are any. */
export function throwMistakes(mistakes: Mistake[]): void {
  if (mistakes.length === 0) return
  const count = `${mistakes.length} mistake${mistakes.length > 1 ? 's' : ''}`
  const list = mistakes.map(
    ({ place, found, allowed, fix }) =>
      `${place}\n  Found: ${found}\n  Allowed: ${allowed}\n  Fix: ${fix}`,
  )
  throw new Error([`${count} in the site's navigation:`, ...list].join('\n\n'))
}
