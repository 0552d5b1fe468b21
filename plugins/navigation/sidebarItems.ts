import path from 'node:path'
import type { Options } from '@docusaurus/plugin-content-docs'
import { readDescriptions } from '../../content/api/descriptions'
import { kinds, listedAs } from '../../content/api/kinds'
import { sidebarGroups } from '../../src/data/sidebarGroups'
import type { SidebarGroup } from '../../src/data/types'
import { divide } from './divide'

type Generator = NonNullable<Options['sidebarItemsGenerator']>
type Doc = Parameters<Generator>[0]['docs'][number]

const labelOf = ({ frontMatter, title }: Doc) =>
  frontMatter.sidebar_label ?? title

/** Higher than any `sidebar_position` in the front matter of a page. */
const afterAll = 1000

/** The commands of each kind, in alphabetical order. */
function commandGroups(): SidebarGroup[] {
  const { owners } = readDescriptions(path.join(__dirname, '../..')).commands
  const own = Object.entries(owners.commands ?? {}).map(
    ([name, { kind }]) => [name, kind] as const,
  )
  const kindOf = Object.entries({ ...Object.fromEntries(own), ...listedAs })
  return Object.entries(kinds).flatMap(([kind, { folder, group }]) =>
    folder === 'commands'
      ? [
          {
            label: group,
            pages: kindOf
              .filter(([, listed]) => listed === kind)
              .map(([name]) => name.toLowerCase())
              .sort(),
          },
        ]
      : [],
  )
}

/**
 * Sorts pages without a `sidebar_position` by their labels. The framework would
 * sort them by their file names. Some folders are divided into groups.
 */
export const sidebarItemsGenerator: Generator = ({
  defaultSidebarItemsGenerator,
  docs,
  categoriesMetadata,
  item,
  ...rest
}) => {
  const sorted = docs
    // `sidebars.ts` links to those that say which sidebar they belong to.
    .filter(({ frontMatter }) => !frontMatter.displayed_sidebar)
    .toSorted((one, other) => labelOf(one).localeCompare(labelOf(other), 'en'))
    .map((doc, index) => ({
      ...doc,
      sidebarPosition: doc.sidebarPosition ?? afterAll + index,
    }))
  return defaultSidebarItemsGenerator({
    ...rest,
    item,
    ...divide(item.dirName, sorted, categoriesMetadata, {
      'api/commands': commandGroups(),
      ...sidebarGroups,
    }),
  })
}
