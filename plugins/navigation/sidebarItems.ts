import type { Options } from '@docusaurus/plugin-content-docs'

type Generator = NonNullable<Options['sidebarItemsGenerator']>

interface Doc {
  title: string
  frontMatter: { sidebar_label?: string }
}

const labelOf = ({ frontMatter, title }: Doc) =>
  frontMatter.sidebar_label ?? title

/** Sorts after every page whose front matter has a `sidebar_position`. */
const afterAll = 1000

/**
 * Lists pages without a `sidebar_position` in the order of their labels, where
 * the framework would list them in the order of their file names.
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
