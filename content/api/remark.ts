import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createSlugger } from '@docusaurus/utils'
import type { Code, Heading, PhrasingContent, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import { readDescriptions, type Descriptions } from './descriptions'
import {
  elements,
  idsOf,
  isElement,
  isOurs,
  listedOptions,
  readAttributes,
  readOwnSentences,
  type Element,
  type ElementName,
} from './elements'
import { readFacts, type Facts } from './facts'
import { parse, parseSentence } from './markdown'
import { findSentence, optionsTable, rowId } from './optionsTable'
import { readSubject, type Row } from './rows'
import { requireName, shownRows } from './shownRows'
import { signatureText } from './signature'
import { valuesList } from './values'
import { yieldsText } from './yields'

interface Sources {
  facts: Facts
  descriptions: Descriptions
  configAddress: (option: string) => string
}

/** Where all configuration options are, or will be, listed. */
const configPage = '/guides/references/configuration'

/**
 * Writes what the types of cypress know into a page.
 *
 *     <Signature of="cy.click" />   all ways to call it, as code
 *     <Options of="cy.click" />     a table of its options
 *     <Yields of="cy.click" />      its subject, and whether to chain on it
 *     <Values of="PositionType" />  the values of an enumeration
 *
 * become Markdown before the framework reads links, headings and ids. A row
 * has the name of its option as its id. Bad input ends the build.
 */
const api: Plugin<[], Root> = () => {
  // Once for all pages of a build.
  let sources: Sources | undefined
  return (root, file) => {
    let ids: Map<string, string> | undefined
    visit(root, (node, index, parent) => {
      if (!isElement(node) || !isOurs(node.name)) return
      if (!parent || index === undefined) return
      sources ??= readSources(path.join(__dirname, '../..'))
      ids ??= idsOf(root, headingIds())
      try {
        const made = expand(node.name, node, sources, ids)
        parent.children.splice(index, 1, ...(made as RootContent[]))
        return index + made.length
      } catch (error) {
        fail(file, node, error)
      }
    })
  }
}

export default api

function fail(file: VFile, element: Element, error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  return file.fail(`<${element.name}>: ${message}`, { place: element.position })
}

function readSources(root: string): Sources {
  const descriptions = readDescriptions(root)
  const page = path.join(root, 'docs', `${configPage}.mdx`)
  const groups = Object.fromEntries(
    Object.entries(descriptions.sentences.owners).flatMap(([owner, members]) =>
      owner.startsWith('config/')
        ? [[owner.replace('config/', ''), Object.keys(members)]]
        : [],
    ),
  )
  const listed = listedOptions(
    existsSync(page) ? readFileSync(page, 'utf8') : '',
    groups,
  )
  return {
    facts: readFacts(root),
    descriptions,
    configAddress: (option) =>
      listed.has(option) ? `${configPage}#${option}` : configPage,
  }
}

function expand(
  name: ElementName,
  element: Element,
  sources: Sources,
  ids: Map<string, string>,
): RootContent[] {
  const { facts, descriptions } = sources
  const attributes = readAttributes(element, elements[name])
  const { of } = attributes
  if (!of) throw new Error('it needs to know what: of="cy.click"')
  if (name === 'Values') {
    const values = valuesList(of, facts)
    return element.type === 'mdxJsxTextElement'
      ? values
      : [{ type: 'paragraph', children: values }]
  }
  if (element.type === 'mdxJsxTextElement') {
    throw new Error('it stands alone, with an empty line before and behind it')
  }
  if (name === 'Options') {
    return [options(of, element, attributes, sources, ids)]
  }
  if (name === 'Signature') {
    const value = signatureText(of, facts, descriptions)
    return [{ type: 'code', lang: 'ts', value } satisfies Code]
  }
  return parse(yieldsText(of, facts, descriptions))
}

function options(
  of: string,
  element: Element,
  attributes: Record<string, string>,
  sources: Sources,
  ids: Map<string, string>,
): RootContent {
  const subject = readSubject(sources.facts, of)
  const own = readOwnSentences(element)
  const known = subject.rows.map((row) => row.name)
  for (const [name, sentence] of Object.entries(own)) {
    requireName(name, known, `"${of}" has no option "${name}"`)
    requireNews(name, sentence, subject.rows, sources.descriptions)
  }
  const rows = shownRows(subject, attributes, sources.descriptions)
  const prefix = attributes.prefix ?? subject.prefix
  for (const { name } of rows) {
    const id = rowId(name, prefix)
    const bearer = ids.get(id)
    if (bearer) {
      throw new Error(
        `the row "${name}" of "${of}" has the id "${id}", which ${bearer} of this page has as well. ` +
          `Give the ids of this table a prefix: <Options of="${of}" prefix="…" />`,
      )
    }
    ids.set(id, `the table of "${of}"`)
  }
  return optionsTable({ ...subject, rows }, prefix, { ...sources, own })
}

/** A page says of an option what options.yml does not say. */
function requireNews(
  name: string,
  sentence: PhrasingContent[],
  rows: Row[],
  { sentences }: Descriptions,
) {
  const row = rows.find((known) => known.name === name)
  const shared = row && findSentence(row, sentences.owners)
  if (!shared) return
  if (contents(sentence) === contents(parseSentence(shared))) {
    throw new Error(
      `<Option name="${name}"> says what ${sentences.file} says: delete it`,
    )
  }
}

/** Texts, code and links, however their lines are broken. */
function contents(nodes: PhrasingContent[]): string {
  return nodes
    .map((node) => {
      const url = 'url' in node ? node.url : ''
      const inside = 'children' in node ? contents(node.children) : ''
      const value = 'value' in node ? node.value : ''
      return `${node.type === 'text' ? '' : node.type}${url}${inside}${value}`
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The ids that the framework will give to headings. */
function headingIds() {
  const slugger = createSlugger()
  return (heading: RootContent) => {
    const { children } = heading as Heading
    const last = children.at(-1)
    const [, written] =
      last?.type === 'mdxTextExpression'
        ? (/^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value) ?? [])
        : []
    return written ?? slugger.slug(toString(heading))
  }
}
