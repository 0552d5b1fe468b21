import type { Page } from '../pages'
import { navigation } from '../../src/data/navigation'
import type { PageRecord } from './rank'

/** The label of the section whose pages have this sidebar. */
function sectionOf(sidebar: string): string[] {
  return navigation.flatMap((item) =>
    'activeBasePath' in item && item.activeBasePath === `/${sidebar}`
      ? [item.label]
      : [],
  )
}

/** Pieces of other pages, and what is for authors. */
const notForReaders = /^(partials|contributing)\//

/** Turns the pages a reader may look for into what search knows of them. */
export function toRecords(pages: Page[]): PageRecord[] {
  return pages
    .filter(({ unlisted, id }) => !unlisted && !notForReaders.test(id))
    .map(({ title, description, path, sidebar, categories }) => ({
      title,
      description,
      path,
      trail: [...(sidebar ? sectionOf(sidebar) : []), ...categories],
    }))
}
