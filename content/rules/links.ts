import { nearest } from '../../lib/nearest'
import type { Problem } from '../../lib/problem'
import type { Link, Outline } from '../page/outline'
import type { Source } from '../page/files'
import { redirectsFile } from './routes'
import type { Site } from './site'
import { suggest } from '../../lib/suggest'

/** Every link of pages and data leads to a page, and to a place on it. */
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
  /** What may stand behind `#`, by address; undefined where nobody knows. */
  anchors: Map<string, string[] | undefined>
  unlisted: Set<string>
  redirects: ReadonlyMap<string, string>
  anchorsOf: (page: Outline) => string[]
}

function mapOf({ outlines, otherRoutes, redirects }: Site): SiteMap {
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
    // A partial may lead to what the page around it holds.
    if (anchors.includes(anchor) || page.route === undefined) return undefined
    return anchorMessage(url, page.route, anchor, anchors, map)
  }
  if (url.startsWith('/')) return siteMessage(url, map)
  if (!/^[a-z][a-z+.-]*:/i.test(url)) {
    return `The link "${url}" depends on where its page stands: write the path from the root, such as "/guides/core-concepts/retry-ability"`
  }
  return externalMessage(url, map)
}

/** Hosts without a certificate that anyone would trust. */
const local = /^http:\/\/(localhost|\d|[^/]*\.(example|test|local))(?![\w.])/

function externalMessage(url: string, map: SiteMap): string | undefined {
  const [, host = '', path = ''] =
    /^https?:\/\/([^/?#]*)([^]*)$/i.exec(url) ?? []
  if (host === 'docs.cypress.io') {
    return `The link "${url}" leaves the site to come back: write "${path || '/'}"`
  }
  if (host === 'on.cypress.io') {
    const word = path.replace(/^\/|[?#].*$/g, '')
    const target = [...map.anchors.keys()].find((route) =>
      route.endsWith(`/${word}`),
    )
    return `The link "${url}" goes through a forwarding address: name the page itself${target ? `, "${target}"` : ''}`
  }
  if (/^http:/i.test(url) && !local.test(url)) {
    return `The link "${url}" is not encrypted: write "https:"`
  }
  return undefined
}

function siteMessage(url: string, map: SiteMap): string | undefined {
  const [, address = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? []
  const route = address.length > 1 ? address.replace(/\/$/, '') : address
  const routes = [...map.anchors.keys()]
  const target = map.redirects.get(route)
  if (target !== undefined) {
    return `The link "${url}" is forwarded to "${target}": write that`
  }
  if (!map.anchors.has(route)) {
    const file = /\.mdx?$/.test(route) ? '; an address has no file ending' : ''
    return `The link "${url}" leads to no page${file}${suggestRoute(route, routes)}`
  }
  if (address !== route) {
    return `The link "${url}" ends its path with a slash: write "${route}${anchor ? `#${anchor}` : ''}"`
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
    return `The link "${url}" leads to a place on a page that is not written yet: write "${route}"`
  }
  const elsewhere = [...map.anchors]
    .filter(([other, ids]) => other !== route && ids?.includes(anchor))
    .map(([other]) => `"${other}#${anchor}"`)
  const closest = nearest(anchor, anchors)
  const hints = [
    closest && `did you mean "#${closest}"?`,
    elsewhere.length > 0 &&
      elsewhere.length < 4 &&
      `It is at ${elsewhere.join(' and ')}`,
  ].filter(Boolean)
  const all = anchors.length
    ? `the places of ${route} are ${anchors
        .slice(0, 12)
        .map((id) => `#${id}`)
        .join(', ')}${anchors.length > 12 ? ', …' : ''}`
    : `${route} has no headings`
  return `The link "${url}" leads to no place on its page: ${hints.join(' ') || all}`
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
    ? `; did you mean "${moved[0]}"?`
    : suggest(route, routes)
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** A literal of TypeScript, or a comment, which may hold anything. */
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

/** Properties whose addresses need not be pages. */
const noTargets = ['activeBasePath', 'activeBaseRegex', 'from', 'path']

/**
 * Addresses in data: literals that begin with a slash, and the links in texts
 * of HTML or Markdown.
 */
export function linksOfData({ file, text }: Source): Link[] {
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
