import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { searchesOf } from '../../../lib/searches'
import { callsOf } from './otherTools'
import type { SearchPage, Searches } from './page'

const isPhrases = (value: unknown): boolean =>
  Array.isArray(value) && value.every((phrase) => typeof phrase === 'string')

/**
 * Adds the searches from the page's file, and what other tools call its sections.
 * Pages without a file have no searches.
 *
 * @throws if the file doesn't contain lists of phrases
 */
export async function addSearches(
  siteDir: string,
  { id, route }: { id: string; route: string },
  page: SearchPage,
): Promise<SearchPage> {
  const file = searchesOf(`docs/${id}.mdx`)
  const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => '')
  const { contents, errors } = parseDocument(text)
  const searches = (contents?.toJSON() ?? {}) as Searches
  if (errors.length || !Object.values(searches).every(isPhrases)) {
    throw new Error(
      `${file} doesn't list phrases by the ids of headings. Run "npm run check" to see what's wrong.`,
    )
  }
  return {
    ...page,
    searches,
    calls: callsOf(route, page.sections),
  }
}
