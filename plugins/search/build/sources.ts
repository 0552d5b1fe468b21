import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocusaurusConfig } from '@docusaurus/types'
import type { PluggableList } from 'unified'
import type { Doc } from '../../../lib/docs'
import { readMarkdown } from './markdown'
import { type SearchPage, toSearchPage } from './page'

/** The rules that the configuration gives the docs. */
export function remarkPluginsOf({
  presets,
}: Pick<DocusaurusConfig, 'presets'>): PluggableList {
  return presets.flatMap((preset) => {
    if (!Array.isArray(preset)) return []
    const { docs } = (preset[1] ?? {}) as {
      docs?: Record<
        'beforeDefaultRemarkPlugins' | 'remarkPlugins',
        PluggableList | undefined
      >
    }
    return [
      ...(docs?.beforeDefaultRemarkPlugins ?? []),
      ...(docs?.remarkPlugins ?? []),
    ]
  })
}

/**
 * Reads pages from their sources, for the development server, which builds no
 * pages. A page that has not changed is read once; one with a mistake stays as
 * it was, for the server already shows the mistake.
 */
export function createSourceReader(
  siteDir: string,
  remarkPlugins: PluggableList,
) {
  const known = new Map<string, { source: string; page: SearchPage }>()

  const read = async (page: Doc): Promise<SearchPage | undefined> => {
    const file = `docs/${page.id}.mdx`
    const text = await readFile(path.join(siteDir, file), 'utf8')
    const source = JSON.stringify(page) + text
    const before = known.get(page.id)
    // What a page takes from other files may have changed without it.
    const isWhole = !/<[A-Z]/.test(source)
    if (isWhole && before?.source === source) return before.page
    try {
      const tree = await readMarkdown(file, {
        remarkPlugins,
        siteDir,
        readFile: (name) => readFile(name, 'utf8'),
      })
      known.set(page.id, { source, page: toSearchPage(page, tree) })
    } catch {
      return before?.page
    }
    return known.get(page.id)?.page
  }

  return async (pages: readonly Doc[]): Promise<SearchPage[]> => {
    const all: (SearchPage | undefined)[] = []
    // One after the other: the server has other things to do meanwhile.
    for (const page of pages) all.push(await read(page))
    return all.filter((page) => page !== undefined)
  }
}
