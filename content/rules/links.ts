import { nearest } from '../../lib/nearest'
import type { Problem } from '../../lib/problem'
import type { Link, Outline } from '../page/outline'
import type { Source } from '../page/files'
import { redirectsFile } from './routes'
import type { Site } from './site'
import { suggest } from '../../lib/suggest'

/** Every link in pages and data leads to an existing page and heading. */
export function links(site: Site): Problem[] {
  const map = mapOf(site)
  const inPages = site.outlines.flatMap((page) =>
    page.links.flatMap((link) =>
      asProblem(page.file, link, pageMessage(link.url, page, map)),
    ),
  )
  const inData = site.data.flatMap((source) =>
    linksOfData(source)
      // The rule for redirects reports those that don't end at a page.
      .filter(
        ({ url }) => source.file !== redirectsFile || endsAtPage(url, map),
      )
      .flatMap((link) =>
        asProblem(source.file, link, siteMessage(link.url, map)),
      ),
  )
  return [...inPages, ...inData]
}

function asProblem(
  file: string,
  { line }: Link,
  message: string | undefined,
): Problem[] {
  return message === undefined ? [] : [{ file, line, message }]
}

interface SiteMap {
  /** Ids that a link can end with, by path; undefined if unknown. */
  anchors: Map<string, string[] | undefined>
  unlisted: Set<string>
  redirects: ReadonlyMap<string, string>
  anchorsOf: (page: Outline) => string[]
}

/** What links can lead to. */
export function mapOf({ outlines, otherRoutes, redirects }: Site): SiteMap {
  const byFile = new Map(outlines.map((page) => [page.file, page]))
  const anchorsOf = ({ anchors, partials }: Outline): string[] => [
    ...anchors,
    ...partials.flatMap((file) => {
      const partial = byFile.get(file)
      return partial ? anchorsOf(partial) : []
    }),
  ]
  const pages = outlines.flatMap((page) =>
    page.route === undefined ? [] : [{ ...page, route: page.route }],
  )
  return {
    anchors: new Map<string, string[] | undefined>([
      ...otherRoutes.map((route) => [route, undefined] as const),
      ...pages.map((page) => [page.route, anchorsOf(page)] as const),
    ]),
    unlisted: new Set(
      pages.filter(({ unlisted }) => unlisted).map(({ route }) => route),
    ),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    anchorsOf,
  }
}

function endsAtPage(url: string, { anchors, redirects }: SiteMap): boolean {
  const route = url.replace(/#.*/, '')
  return anchors.has(route) && !redirects.has(route)
}

function pageMessage(
  url: string,
  page: Outline,
  map: SiteMap,
): string | undefined {
  if (url.startsWith('#')) {
    const anchor = decode(url.slice(1))
    const anchors = map.anchorsOf(page)
    // A partial can link to headings of the pages that include it.
    if (anchors.includes(anchor) || page.route === undefined) return undefined
    return anchorMessage(url, page.route, anchor, anchors, map)
  }
  if (url.startsWith('/')) return siteMessage(url, map)
  if (!/^[a-z][a-z+.-]*:/i.test(url)) {
    return `The link "${url}" is relative, so it breaks if the page moves. Write the whole path, such as "/guides/core-concepts/retry-ability".`
  }
  return externalMessage(url, map)
}

/** Hosts that can't have a trusted certificate. */
const local = /^http:\/\/(localhost|\d|[^/]*\.(example|test|local))(?![\w.])/

function externalMessage(url: string, map: SiteMap): string | undefined {
  const [, host = '', path = ''] =
    /^https?:\/\/([^/?#]*)([^]*)$/i.exec(url) ?? []
  if (host === 'docs.cypress.io') {
    return `The link "${url}" leads to this site. Write "${path || '/'}".`
  }
  if (host === 'on.cypress.io') {
    const word = path.replace(/^\/|[?#].*$/g, '')
    const target = [...map.anchors.keys()].find((route) =>
      route.endsWith(`/${word}`),
    )
    return `The link "${url}" is a redirect. ${target ? `Write "${target}".` : 'Link to the page itself.'}`
  }
  if (/^http:/i.test(url) && !local.test(url)) {
    return `The link "${url}" isn't encrypted. Write "https:".`
  }
  return undefined
}

function siteMessage(url: string, map: SiteMap): string | undefined {
  const [, address = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? []
  const route = address.length > 1 ? address.replace(/\/$/, '') : address
  const routes = [...map.anchors.keys()]
  const target = map.redirects.get(route)
  if (target !== undefined) {
    return `The link "${url}" is redirected. Write "${target}".`
  }
  if (!map.anchors.has(route)) {
    const file = /\.mdx?$/.test(route) ? ' Paths have no file extension.' : ''
    return `The link "${url}" doesn't lead to a page.${file}${suggestRoute(route, routes)}`
  }
  if (address !== route) {
    return `The path of the link "${url}" ends with a slash. Write "${route}${anchor ? `#${anchor}` : ''}".`
  }
  const anchors = map.anchors.get(route)
  if (!anchor || !anchors || anchors.includes(decode(anchor))) return undefined
  return anchorMessage(url, route, decode(anchor), anchors, map)
}

function anchorMessage(
  url: string,
  route: string,
  anchor: string,
  anchors: string[],
  map: SiteMap,
): string {
  if (map.unlisted.has(route)) {
    return `The link "${url}" leads to a heading on a page that isn't written yet. Write "${route}".`
  }
  const elsewhere = [...map.anchors]
    .filter(([other, ids]) => other !== route && ids?.includes(anchor))
    .map(([other]) => `"${other}#${anchor}"`)
  const closest = nearest(anchor, anchors)
  const hints = [
    closest && `Did you mean "#${closest}"?`,
    elsewhere.length > 0 &&
      elsewhere.length < 4 &&
      `That heading is at ${elsewhere.join(' and ')}.`,
  ].filter(Boolean)
  const all = anchors.length
    ? `Allowed: ${anchors
        .slice(0, 12)
        .map((id) => `#${id}`)
        .join(', ')}${anchors.length > 12 ? ', …' : '.'}`
    : `"${route}" has no headings. Remove "#${anchor}".`
  return `The link "${url}" doesn't lead to a heading on its page. ${hints.join(' ') || all}`
}

/** The end of a message that names the page that was most likely meant. */
export function suggestRoute(route: string, routes: string[]): string {
  const last =
    route
      .replace(/\.mdx?$/, '')
      .split('/')
      .at(-1) ?? ''
  const moved = routes.filter((other) => other.endsWith(`/${last}`))
  return moved.length === 1 && last
    ? ` Did you mean "${moved[0]}"?`
    : suggest(route, routes)
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** A TypeScript string, or a comment, whose quotes don't count. */
const literal =
  /\/\/.*|\/\*[^]*?\*\/|(?:(?<key>\w+):\s*)?(?:'(?<single>(?:\\.|[^'\\\n])*)'|"(?<double>(?:\\.|[^"\\\n])*)"|`(?<back>(?:\\.|[^`\\])*)`)/g

/** The line, counted from 1, of a place in a text. */
export const lineAt = (text: string, index: number) =>
  text.slice(0, index).split('\n').length

/**
 * The strings in a file of TypeScript, each with where it starts and the
 * property that it's the value of. A comment counts as an empty string.
 */
export const literalsOf = (text: string) =>
  [...text.matchAll(literal)].map(({ groups, index }) => {
    const { key, single, double, back } = groups ?? {}
    return { key, value: single ?? double ?? back ?? '', index }
  })

/** Fields whose paths don't have to be pages: patterns, and old paths. */
const noTargets = ['activeBasePath', 'activeBaseRegex', 'from', 'path']

/**
 * Links in data files: strings that start with a slash, and the links in HTML
 * or Markdown.
 */
function linksOfData({ file, text }: Source): Link[] {
  const inTexts = [...text.matchAll(/href="(\/[^"]*)"|\]\((\/[^)\s]*)\)/g)].map(
    ({ 1: href, 2: markdown, index }) => ({
      url: href ?? markdown ?? '',
      line: lineAt(text, index),
    }),
  )
  if (!file.endsWith('.ts')) return inTexts
  const literals = literalsOf(text)
    .filter(
      ({ key = '', value }) =>
        /^\/[\w#]\S*$/.test(value) && !noTargets.includes(key),
    )
    .map(({ value, index }) => ({ url: value, line: lineAt(text, index) }))
  return [...literals, ...inTexts].sort((a, b) => a.line - b.line)
}
