import type { Doc } from '../../../lib/docs'
import { isSearched } from '../../../lib/searches'
import { navigation } from '../../../src/data/navigation'
import { type Cut, cut, type Section } from './cut'
import type { Calls } from './otherTools'
import type { Element } from '../../../lib/article'

/** What people type, by the id of the heading (`lib/searches.ts`). */
export type Searches = Readonly<Record<string, readonly string[]>>

/**
 * Everything that search knows about a page, for both the local index and
 * hosted search.
 */
export interface SearchPage {
  /** Route with the base URL. */
  path: string
  title: string
  description: string
  /** Label of its section of the site, such as "Guides". */
  area: string
  /** Labels of the sidebar categories that it's in, outermost first. */
  trail: string[]
  sections: Section[]
  /** URLs that the page links to. */
  links: Cut['links']
  /** What people type when its sections answer them (`addSearches()`). */
  searches: Searches
  /** What other tools call its sections (`otherTools.ts`). */
  calls: Calls
}

/** The area of pages outside all sections of the site. */
const elsewhere = 'Docs'

/** The label of the section that has this sidebar. */
function areaOf(sidebar: string | undefined): string {
  const section = navigation.find(
    (item) => 'activeBasePath' in item && item.activeBasePath === `/${sidebar}`,
  )
  return (section && 'label' in section && section.label) || elsewhere
}

/** Whether a page can be a search result. */
export const isForReaders = ({ id, unlisted }: Doc): boolean =>
  !unlisted && isSearched(id)

/**
 * Splits a page into sections, whether its tree comes from HTML or from
 * Markdown.
 */
export function toSearchPage(page: Doc, tree: Element): SearchPage {
  const { path, title, description, sidebar, categories } = page
  return {
    path,
    title,
    description,
    area: areaOf(sidebar),
    trail: categories,
    searches: {},
    calls: {},
    ...cut(tree, title),
  }
}
