import type { Doc } from '../../../lib/docs'
import { navigation } from '../../../src/data/navigation'
import { type Cut, cut, type Section } from './cut'
import type { Element } from './tree'

/** A page with all that search knows of it; both kinds of records come of it. */
export interface SearchPage {
  /** Route with base URL. */
  path: string
  title: string
  description: string
  /** Label of the section of the site: `Guides`. */
  area: string
  /** Labels of the categories around it, the outermost first. */
  trail: string[]
  sections: Section[]
  /** Addresses that the page links to. */
  links: Cut['links']
}

/** The area of pages that no section of the site has. */
const elsewhere = 'Docs'

/** Label of the section whose pages have this sidebar. */
export function areaOf(sidebar: string | undefined): string {
  const section = navigation.find(
    (item) => 'activeBasePath' in item && item.activeBasePath === `/${sidebar}`,
  )
  return (section && 'label' in section && section.label) || elsewhere
}

/** Pages that search may lead readers to. */
export const isForReaders = ({ id, unlisted }: Doc): boolean =>
  !unlisted && !/^(partials|contributing)\//.test(id)

/** Cuts a page, wherever its tree was read from. */
export function toSearchPage(page: Doc, tree: Element): SearchPage {
  const { path, title, description, sidebar, categories } = page
  return {
    path,
    title,
    description,
    area: areaOf(sidebar),
    trail: categories,
    ...cut(tree, title),
  }
}
