import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { expect, it } from 'vitest'
import { promisedRoutes, root } from '../pages'

type Node = DefaultTreeAdapterMap['node']

interface BuiltPage {
  ids: Set<string>
  /** Addresses that links in its samples lead to. */
  links: string[]
}

function readPage(html: string): BuiltPage {
  const page: BuiltPage = { ids: new Set(), links: [] }
  const walk = (node: Node, isSample: boolean) => {
    for (const { name, value } of 'attrs' in node ? node.attrs : []) {
      if (name === 'id') page.ids.add(value)
      if (name === 'href' && isSample) page.links.push(value)
    }
    if (!('childNodes' in node)) return
    for (const child of node.childNodes) {
      walk(child, isSample || node.nodeName === 'pre')
    }
  }
  walk(parse(html), false)
  return page
}

/**
 * The links in samples that lead nowhere, or to their own page. Docusaurus doesn't
 * see them, because samples are ready-made HTML.
 */
function wrongLinks(pages: ReadonlyMap<string, BuiltPage>): string[] {
  return [...pages].flatMap(([route, { links }]) =>
    links.flatMap((link) => {
      const [target = '', id] = link.split('#')
      const found = pages.get(target)
      const leads = found && (id === undefined || found.ids.has(id))
      return leads && target !== route ? [] : [`${route}: ${link}`]
    }),
  )
}

it('every link in a sample leads to an existing place on another page', () => {
  const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')
  const pages = new Map(
    promisedRoutes().map((route) => [
      route,
      readPage(readFileSync(path.join(build, route, 'index.html'), 'utf8')),
    ]),
  )
  const links = [...pages.values()].flatMap((page) => page.links)
  expect(links.length).toBeGreaterThan(10_000)
  expect(wrongLinks(pages)).toEqual([])
}, 120_000)

it('reports links that lead nowhere or to their own page', () => {
  const html = (links: string) =>
    `<h2 id=there>There</h2><a href=/nowhere></a><pre>${links}</pre>`
  const pages = new Map([
    ['/a', readPage(html('<i><a href=/b#there>b</a></i><a href=/a>a</a>'))],
    ['/b', readPage(html('<a href=/c>c</a><a href=/a#gone>a</a>'))],
  ])
  expect(wrongLinks(pages)).toEqual(['/a: /a', '/b: /c', '/b: /a#gone'])
})
