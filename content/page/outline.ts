import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { idOf } from '../../lib/releases'
import { from4to9 } from '../../src/data/releases/from4to9'
import { since10 } from '../../src/data/releases/since10'
import { upTo3 } from '../../src/data/releases/upTo3'
import type { Release } from '../../src/data/types'
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

/** What rules about the whole site need to know about a page. */
export interface Outline {
  file: string
  /** Undefined for partials. */
  route: string | undefined
  unlisted: boolean
  title: Field | undefined
  description: Field | undefined
  /** Ids that a link to the page can end with, after `#`. */
  anchors: string[]
  links: Link[]
  /** Pictures and other files next to the page. */
  assets: Link[]
  /** Partials that the page includes, by their path from the root. */
  partials: string[]
}

/** Elements whose `id` ends up in the HTML. The `id` of a video, for example, doesn't. */
const hasHtmlId = /^([a-z]\w*|Name)$/

function anchorsOf(tree: Root): string[] {
  const ids = headingsOf(tree).map(({ id }) => id)
  for (const element of elementsOf(tree)) {
    const id = attributeOf(element, 'id')
    if (id && hasHtmlId.test(element.name ?? '')) ids.push(id)
  }
  visit(tree, 'containerDirective', (node: ContainerDirective) => {
    if (node.attributes?.id) ids.push(node.attributes.id)
  })
  return ids
}

const versionsOf = (releases: readonly Release[]) =>
  releases.map(({ version }) => idOf(version))

/** Ids that a component generates from data, by page. */
const anchorsOfData: Record<string, string[] | undefined> = {
  'docs/guides/references/changelog.mdx': versionsOf(since10),
  'docs/guides/references/changelog-4-to-9.mdx': versionsOf(from4to9),
  'docs/guides/references/changelog-0-to-3.mdx': versionsOf(upTo3),
}

/** Attributes of components that contain a URL. */
const urlAttributes = ['href', 'to', 'link']

function linksOf(tree: Root): Link[] {
  const found: Link[] = []
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') {
      found.push({ url: node.url, line: lineOf(node) })
    }
  })
  for (const element of elementsOf(tree)) {
    for (const name of urlAttributes) {
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

/** Resolves a path that a page refers to. The result starts at the root. */
export function resolveFrom(file: string, url: string): string {
  return url.startsWith('@site/')
    ? url.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), url)
}

/**
 * Collects what rules about the whole site need, so that they don't have to keep
 * every parsed page in memory.
 *
 * @param expanded the page with everything that the build adds to it
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
