import type { Options } from '@docusaurus/plugin-content-docs'

type Generator = NonNullable<Options['sidebarItemsGenerator']>

interface Doc {
  title: string
  frontMatter: { sidebar_label?: string }
}

const labelOf = ({ frontMatter, title }: Doc) =>
  frontMatter.sidebar_label ?? title

/** Higher than any `sidebar_position` in the front matter of a page. */
const afterAll = 1000

/**
 * Sorts pages without a `sidebar_position` by their labels. The framework would
 * sort them by their file names.
 */
export const sidebarItemsGenerator: Generator = ({
  defaultSidebarItemsGenerator,
  docs,
  ...rest
}) =>
  defaultSidebarItemsGenerator({
    ...rest,
    docs: docs
      .toSorted((one, other) =>
        labelOf(one).localeCompare(labelOf(other), 'en'),
      )
      .map((doc, index) => ({
        ...doc,
        sidebarPosition: doc.sidebarPosition ?? afterAll + index,
      })),
  })
