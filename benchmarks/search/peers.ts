import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { build } from 'esbuild'
import MiniSearch from 'minisearch'
import { root } from '../../tests/pages'
import { escapeHtml } from '../../lib/escapeHtml'
import { pack } from '../../plugins/search/build/pack'
import type { SearchPage } from '../../plugins/search/build/page'
import type { Files } from './serve'

/** A search engine to measure. */
export interface Peer {
  name: string
  /** `/search.js` exports `search(query)`, which returns pages, best first. */
  files: Files
}

/** Bundles a module in `browser/` for production. */
async function bundle(entry: string): Promise<Files> {
  const { outputFiles } = await build({
    entryPoints: { search: path.join(__dirname, 'browser', `${entry}.ts`) },
    outdir: '/',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    logLevel: 'error',
  })
  return new Map(
    outputFiles.map((file) => [`/${path.basename(file.path)}`, file.contents]),
  )
}

/** This site's own engine. */
export async function createOwn(pages: readonly SearchPage[]): Promise<Peer> {
  const files = await bundle('own')
  for (const [name, text] of pack(pages)) {
    files.set(`/search-index/${name}`, text)
  }
  return { name: 'this site', files }
}

/** MiniSearch with the fields, weights, and options that VitePress uses. */
export async function createMiniSearch(
  pages: readonly SearchPage[],
): Promise<Peer> {
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
  })
  for (const page of pages) {
    const titles: string[] = []
    page.sections.forEach(({ level, heading, text, code }, at) => {
      titles.length = level - 1
      index.add({
        id: `${page.path}#${at}`,
        title: heading,
        titles: titles.filter(Boolean),
        text: [...text, ...code].join('\n'),
      })
      titles[level - 1] = heading
    })
  }
  const files = await bundle('miniSearch')
  files.set('/index.json', JSON.stringify(index))
  return { name: 'MiniSearch', files }
}

const toHtml = ({ title, sections }: SearchPage) =>
  `<html lang="en"><head><title>${escapeHtml(title)}</title></head><body>${sections
    .map(({ level, heading, anchor, text, code }) =>
      [
        `<h${level}${anchor ? ` id="${escapeHtml(anchor)}"` : ''}>${escapeHtml(heading)}</h${level}>`,
        ...text.map((piece) => `<p>${escapeHtml(piece)}</p>`),
        ...code.map((block) => `<pre>${escapeHtml(block)}</pre>`),
      ].join('\n'),
    )
    .join('\n')}</body></html>`

/** Pagefind with its defaults. */
export async function createPagefind(
  pages: readonly SearchPage[],
): Promise<Peer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'))
  for (const page of pages) {
    const file = path.join(folder, page.path, 'index.html')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, toHtml(page))
  }
  execFileSync(path.join(root, 'node_modules/.bin/pagefind'), [
    '--site',
    folder,
  ])
  const files = await bundle('pagefind')
  for (const name of await Globby('pagefind/**', { cwd: folder })) {
    files.set(`/${name}`, await readFile(path.join(folder, name)))
  }
  await rm(folder, { recursive: true })
  return { name: 'Pagefind', files }
}
