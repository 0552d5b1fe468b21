import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  DEFAULT_PARSE_FRONT_MATTER,
  Globby,
  parseMarkdownFile,
} from '@docusaurus/utils'
import { releases } from '../../src/data/changelog'
import type { Doc } from '../../lib/docs'
import remarkPlugins from '../../content/remark'
import { root } from '../../tests/pages'
import type { Section } from '../../plugins/search/build/cut'
import { readMarkdown } from '../../plugins/search/build/markdown'
import { type SearchPage, toSearchPage } from '../../plugins/search/build/page'

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

/** The versions in the changelog, which a component renders from data. */
const versions = releases.map(({ version, date, changes }): Section => ({
  level: 3,
  heading: version,
  anchor: version.replaceAll('.', '-'),
  terms: [],
  text: [date, ...Object.values(changes).flat()],
  code: [],
  isSignpost: false,
}))

/**
 * Reads a page like the dev server does, and adds the versions of the
 * changelog.
 */
export async function readPage(page: DocsPage): Promise<CorpusPage> {
  const tree = await readMarkdown(page.file, options)
  const found = toSearchPage(page, tree)
  if (page.id === 'guides/references/changelog') {
    found.sections.push(...versions)
  }
  return { ...found, isWritten: !page.unlisted }
}

/**
 * Reads all pages, including the outlines of pages that aren't written yet, so
 * the engine is tested on the whole site.
 */
export const readCorpus = async (): Promise<CorpusPage[]> =>
  Promise.all((await readDocsPages()).map(readPage))
