import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  DEFAULT_PARSE_FRONT_MATTER,
  Globby,
  parseMarkdownFile,
} from '@docusaurus/utils'
import { idOf } from '../../lib/releases'
import { from4to9 } from '../../src/data/releases/from4to9'
import { since10 } from '../../src/data/releases/since10'
import { upTo3 } from '../../src/data/releases/upTo3'
import type { Release } from '../../src/data/types'
import type { Doc } from '../../lib/docs'
import remarkPlugins from '../../content/remark'
import { root } from '../../tests/pages'
import type { Section } from '../../plugins/search/build/cut'
import { readMarkdown } from '../../plugins/search/build/markdown'
import { type SearchPage, toSearchPage } from '../../plugins/search/build/page'
import { addSearches } from '../../plugins/search/build/searches'

const options = {
  remarkPlugins,
  siteDir: root,
  readFile: (file: string) => readFile(file, 'utf8'),
}

/** A page's metadata and file. */
interface DocsPage extends Doc {
  file: string
}

interface CorpusPage extends SearchPage {
  /** Whether it's published. Otherwise, it's only an outline. */
  isWritten: boolean
}

async function readDocsPage(file: string): Promise<DocsPage> {
  const { frontMatter } = await parseMarkdownFile({
    filePath: file,
    fileContent: await readFile(path.join(root, file), 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  })
  const id = file.replace(/^docs\/|\.mdx$/g, '')
  const route =
    typeof frontMatter.slug === 'string'
      ? frontMatter.slug
      : `/${id.replace(/\/index$/, '')}`
  const [sidebar, ...folders] = id.split('/').slice(0, -1)
  return {
    file,
    id,
    path: route,
    title: String(frontMatter.title),
    description: String(frontMatter.description ?? ''),
    sidebar,
    categories: folders.map((folder) => folder.replace(/-/g, ' ')),
    unlisted: frontMatter.unlisted === true,
  }
}

/**
 * All pages that can be search results, including ones that aren't written yet.
 */
export async function readDocsPages(): Promise<DocsPage[]> {
  const files = await Globby('docs/**/*.mdx', {
    cwd: root,
    ignore: ['**/_*.mdx', 'docs/{contributing,partials}/**'],
  })
  return Promise.all(files.sort().map(readDocsPage))
}

/** The releases that a component renders from data, by page. */
const releasesOn: Partial<Record<string, readonly Release[]>> = {
  'guides/references/changelog': since10,
  'guides/references/changelog-4-to-9': from4to9,
  'guides/references/changelog-0-to-3': upTo3,
}

const toSection = ({ version, date, changes }: Release): Section => ({
  level: 3,
  heading: version,
  anchor: idOf(version),
  terms: [],
  text: [date, ...Object.values(changes).flat()],
  code: [],
  isSignpost: false,
})

/**
 * Reads a page like the dev server does, and adds the versions of the
 * changelog.
 */
export async function readPage(page: DocsPage): Promise<CorpusPage> {
  const tree = await readMarkdown(page.file, options)
  const found = toSearchPage(page, tree)
  found.sections.push(...(releasesOn[page.id] ?? []).map(toSection))
  return {
    ...(await addSearches(root, { id: page.id, route: page.path }, found)),
    isWritten: !page.unlisted,
  }
}

/**
 * Reads all pages, including the outlines of pages that aren't written yet, so
 * the engine is tested on the whole site.
 */
export const readCorpus = async (): Promise<CorpusPage[]> =>
  Promise.all((await readDocsPages()).map(readPage))
