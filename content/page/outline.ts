import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { releases } from '../../src/data/changelog'
import { headingsOf } from './headings'
import {
  attributeOf,
  elementsOf,
  isPartial,
  isUnlisted,
  lineOf,
  routeOf,
  type Field,
  type Page,
} from './page'

/** A link as its author wrote it. */
export interface Link {
  url: string
  line: number
}

/** What rules about the whole site need to know of a page. */
export interface Outline {
  file: string
  /** None for partials. */
  route: string | undefined
  unlisted: boolean
  title: Field | undefined
  description: Field | undefined
  /** What may stand behind `#` in a link to the page. */
  anchors: string[]
  links: Link[]
  /** Pictures and other files beside the page. */
  assets: Link[]
  /** Partials that are shown on the page, below the root. */
  partials: string[]
}

/** Elements that pass their id on to the page; that of a video is none. */
const bearsId = /^([a-z]\w*|Name)$/

function anchorsOf(tree: Root): string[] {
  const ids = headingsOf(tree).map(({ id }) => id)
  for (const element of elementsOf(tree)) {
    const id = attributeOf(element, 'id')
    if (id && bearsId.test(element.name ?? '')) ids.push(id)
  }
  visit(tree, 'containerDirective', (node: ContainerDirective) => {
    if (node.attributes?.id) ids.push(node.attributes.id)
  })
  return ids
}

/** Anchors that a component makes of data, by the page that shows it. */
const anchorsOfData: Record<string, string[] | undefined> = {
  // As `src/components/changelog/idOf.ts` makes them.
  'docs/guides/references/changelog.mdx': releases.map(({ version }) =>
    version.replaceAll('.', '-'),
  ),
}

/** Attributes of components whose value is an address. */
const addresses = ['href', 'to', 'link']

function linksOf(tree: Root): Link[] {
  const found: Link[] = []
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') {
      found.push({ url: node.url, line: lineOf(node) })
    }
  })
  for (const element of elementsOf(tree)) {
    for (const name of addresses) {
      const url = attributeOf(element, name)
      if (url) found.push({ url, line: lineOf(element) })
    }
  }
  return found.sort((a, b) => a.line - b.line)
}

const nearbyFile = /^\.{1,2}\/\S+$/

function assetsOf(tree: Root): Link[] {
  const found: Link[] = []
  visit(tree, 'image', (node) => {
    found.push({ url: node.url, line: lineOf(node) })
  })
  for (const element of elementsOf(tree)) {
    for (const { value } of element.attributes) {
      const texts =
        typeof value === 'string'
          ? [value]
          : [...(value?.value ?? '').matchAll(/['"]([^'"]*)['"]/g)].map(
              ([, text = '']) => text,
            )
      for (const url of texts.filter((text) => nearbyFile.test(text))) {
        found.push({ url, line: lineOf(element) })
      }
    }
  }
  return found
}

/** A file named on a page, below the root. */
export function resolveFrom(file: string, url: string): string {
  return url.startsWith('@site/')
    ? url.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), url)
}

/**
 * Notes what rules about the whole site need, so that the page can be let go.
 *
 * @param expanded the page with what is added to it at build time
 */
export function outlineOf(page: Page, expanded: Root = page.tree): Outline {
  const { file, fields, tree, imports } = page
  return {
    file,
    route: isPartial(file)
      ? undefined
      : routeOf(file, fields.get('slug')?.value),
    unlisted: isUnlisted(page),
    title: fields.get('title'),
    description: fields.get('description'),
    anchors: [...anchorsOf(expanded), ...(anchorsOfData[file] ?? [])],
    links: linksOf(tree),
    assets: assetsOf(tree),
    partials: imports
      .filter(({ from }) => from.endsWith('.mdx'))
      .map(({ from }) => resolveFrom(file, from)),
  }
}
