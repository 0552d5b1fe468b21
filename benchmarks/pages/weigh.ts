import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import type { Weight } from './budgets'
import { chunkNamesOf } from '../../plugins/speed/chunkNames'
import type { Routes } from '../../plugins/speed/generated'

type Node = DefaultTreeAdapterMap['node']

/** The framework's list of the chunks that it wrote. */
interface Manifest {
  /** Ids of the chunks that a named chunk was split into. */
  origins: Record<string, string[]>
  assets: Record<string, { js?: { publicPath: string }[] }>
}

interface Build {
  /** Folder of the built site. */
  outDir: string
  /** Folder of the files that the framework generates during the build. */
  generatedDir: string
  baseUrl: string
}

/** What `plugins/startup` loads later: React, the theme, and the routes. */
const siteChunk = 'site'

/** Files that are compressed already, so hosts send them as they are. */
const isPacked = /\.(png|jpe?g|webp|avif|gif|woff2)$/

/** Hosts compress assets once, but pages on every request, so with less effort. */
const quality = { asset: 11, page: 6 }

/** What a good host sends for a file, or undefined to send it as it is. */
export const compress = (name: string, content: Buffer): Buffer | undefined =>
  isPacked.test(name)
    ? undefined
    : brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.html')
            ? quality.page
            : quality.asset,
        },
      })

const attributesOf = (node: Node): Record<string, string> =>
  'attrs' in node
    ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    : {}

/** What the browser requests for a page's HTML before the load event. */
function findFiles(html: string) {
  const files = { js: new Set<string>(), css: new Set<string>() }
  const pictures = new Set<string>()
  const walk = (node: Node) => {
    const { src, href, rel, as, loading } = attributesOf(node)
    if (node.nodeName === 'script' && src) files.js.add(src)
    if (node.nodeName === 'link' && href) {
      if (rel === 'stylesheet') files.css.add(href)
      if (rel === 'preload' && as === 'image') pictures.add(href)
    }
    if (node.nodeName === 'img' && src && loading !== 'lazy') pictures.add(src)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return { ...files, pictures }
}

/** Weighs pages of the built site, together with everything they load. */
export function weigh(
  pages: readonly string[],
  { outDir, generatedDir, baseUrl }: Build,
): Weight[] {
  const readJson = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedDir, name), 'utf8'))
  const manifest = readJson('client-manifest.json') as Manifest
  const chunks = readJson('speed/chunks.json') as Record<string, string>
  const names = chunkNamesOf(
    readFileSync(path.join(generatedDir, 'routes.js'), 'utf8'),
    readJson('routesChunkNames.json') as Routes,
  )
  const sizes = new Map<string, number>()
  const fileOf = (url: string) => path.join(outDir, url.slice(baseUrl.length))
  const sizeOf = (url: string): number => {
    const known = sizes.get(url)
    if (known !== undefined) return known
    const content = readFileSync(fileOf(url))
    const size = (compress(url, content) ?? content).length
    sizes.set(url, size)
    return size
  }
  const sum = (urls: Iterable<string>) =>
    [...urls].reduce((total, url) => total + sizeOf(url), 0)
  if (!manifest.origins[siteChunk]) {
    throw new Error(`The build in ${generatedDir} has no "${siteChunk}" chunk.`)
  }
  const ofChunk = (name: string) =>
    (manifest.origins[chunks[name] ?? name] ?? []).flatMap((id) =>
      (manifest.assets[id]?.js ?? []).map(({ publicPath }) => publicPath),
    )

  return pages.map((page) => {
    const own = `${page === baseUrl ? '' : page}/index.html`
    const { js, css, pictures } = findFiles(readFileSync(fileOf(own), 'utf8'))
    const parts = names.get(page)
    if (!parts) throw new Error(`The build in ${generatedDir} has no ${page}.`)
    const later = [siteChunk, ...parts].flatMap(ofChunk)
    const shown = [...pictures].filter(
      (url) => url.startsWith(baseUrl) && existsSync(fileOf(url)),
    )
    const html = sizeOf(own)
    const before = html + sum(css) + sum(js) + sum(shown)
    return {
      page,
      html,
      css: sum(css),
      before,
      js: sum(new Set([...js, ...later])),
      all: before + sum(new Set(later)),
      requests: 1 + css.size + js.size + shown.length,
    }
  })
}

/** Weighs the only script that contains a text. */
export function weighScript(text: string, outDir: string): number {
  const folder = path.join(outDir, 'assets/js')
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name)))
    .filter((content) => content.includes(text))
  const [script] = found
  if (!script || found.length > 1) {
    throw new Error(
      `Expected one script to contain "${text}", but found ${found.length}. Name a text that only that script contains.`,
    )
  }
  return compress('script.js', script)?.length ?? script.length
}
