import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { searchesOf } from '../../../lib/searches'
import type { SearchPage, Searches } from './page'

/** Adds the searches from the page's file. Pages without a file have none. */
export async function addSearches(
  siteDir: string,
  id: string,
  page: SearchPage,
): Promise<SearchPage> {
  const file = path.join(siteDir, searchesOf(`docs/${id}.mdx`))
  const text = await readFile(file, 'utf8').catch(() => '')
  return { ...page, searches: (parse(text) as Searches | null) ?? {} }
}
