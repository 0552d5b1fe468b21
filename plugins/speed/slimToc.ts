import type { Root } from 'hast'
import type { Plugin } from 'unified'

/** What's needed of the syntax tree of `export const toc = [{ …, level: 3 }]`. */
interface Item {
  properties?: { key?: { value?: unknown }; value?: { value?: unknown } }[]
}

interface Export {
  declaration?: {
    declarations?: {
      id: { name?: string }
      init?: { elements?: Item[] } | null
    }[]
  } | null
}

/** What the table of contents shows, unless a page says otherwise. */
const deepestByDefault = 3

/** The level of an item. Those of another page, `...part`, have none. */
const levelOf = ({ properties = [] }: Item) =>
  properties.find(({ key }) => key?.value === 'level')?.value?.value

/**
 * Leaves out of a page's chunk the headings that its table of contents doesn't show.
 * Without it, they'd be there once more, in the chunk's export `toc`.
 */
const slimToc: Plugin<[], Root> = () => (root, file) => {
  const { frontMatter } = file.data as {
    frontMatter?: { toc_max_heading_level?: number }
  }
  const deepest = frontMatter?.toc_max_heading_level ?? deepestByDefault
  for (const { data } of root.children) {
    const { estree } = (data ?? {}) as { estree?: { body: Export[] } }
    for (const { declaration } of estree?.body ?? []) {
      for (const { id, init } of declaration?.declarations ?? []) {
        if (id.name !== 'toc' || !init?.elements) continue
        init.elements = init.elements.filter(
          (item) => Number(levelOf(item) ?? 0) <= deepest,
        )
      }
    }
  }
}

export default slimToc
