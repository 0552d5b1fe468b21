import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocusaurusConfig } from '@docusaurus/types'
import type { PluggableList } from 'unified'
import type { Doc } from '../../../lib/docs'
import { readMarkdown } from './markdown'
import { type SearchPage, toSearchPage } from './page'
import { addSearches } from './searches'

/** The remark plugins that the configuration sets for the docs. */
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
 * Reads pages from their sources, because the dev server has no built pages.
 * Skips pages that haven't changed. Pages with a mistake stay as they were,
 * because the server already reports it.
 */
export function createSourceReader(
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
  remarkPlugins: PluggableList,
) {
  const known = new Map<string, { source: string; page: SearchPage }>()

  const read = async (page: Doc): Promise<SearchPage | undefined> => {
    const file = `docs/${page.id}.mdx`
    const text = await readFile(path.join(siteDir, file), 'utf8')
    const source = JSON.stringify(page) + text
    const before = known.get(page.id)
    // Components can include other files, which may have changed.
    const isSelfContained = !/<[A-Z]/.test(source)
    if (isSelfContained && before?.source === source) return before.page
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
    // One at a time, so the server can respond in between.
    for (const page of pages) {
      const found = await read(page)
      const route = `/${page.path.slice(baseUrl.length)}`
      all.push(
        found && (await addSearches(siteDir, { id: page.id, route }, found)),
      )
    }
    return all.filter((page) => page !== undefined)
  }
}
