import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Code, PhrasingContent, Root, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import { isElement, type Jsx } from '../page/page'
import type { Descriptions } from './descriptions'
import {
  elements,
  idsOf,
  isOurs,
  listedOptions,
  readAttributes,
  readOwnSentences,
  type ElementName,
} from './elements'
import { parse, parseSentence } from './markdown'
import { findSentence, optionsTable, rowId } from './optionsTable'
import { readApi, type Api } from './readApi'
import { readSubject, type Row } from './rows'
import { requireName, shownRows } from './shownRows'
import { readHistories, readVersions, type FindVersions } from './since'
import { signatureText } from './signature'
import { valuesList } from './values'
import { versionTags } from './versionTags'
import { yieldsText } from './yields'

interface Sources extends Api {
  versionsOf: FindVersions
  configAddress: (option: string) => string
}

interface Page {
  /** Its path in the project. */
  file: string
  ids: Map<string, string>
}

const projectRoot = path.join(__dirname, '../..')

const pathOf = (file: VFile) =>
  path
    .relative(projectRoot, path.resolve(projectRoot, file.path))
    .replaceAll('\\', '/')

/** The page that lists all configuration options. */
const configPage = '/guides/references/configuration'

/**
 * Replaces these elements with Markdown that's generated from Cypress's types:
 *
 *     <Signature of="cy.click" />   all ways to call it, as code
 *     <Options of="cy.click" />     a table of its options
 *     <Yields of="cy.click" />      its subject, and whether to chain on it
 *     <Values of="PositionType" />  the values of an enumeration
 *
 * Names in the tables of authors get tags with versions, as generated ones do. It
 * runs before the framework reads links, headings, and ids. Each row
 * gets its option's name as its id. Invalid elements fail the build.
 *
 * @param known the API, if the caller has read it already
 */
const api: Plugin<[Api?], Root> = (known) => {
  // Shared by all pages of a build.
  let shared: Sources | undefined
  return (root, file) => {
    let page: Page | undefined
    const read = (): [Sources, Page] => [
      (shared ??= readSources(projectRoot, known)),
      (page ??= { file: pathOf(file), ids: idsOf(root) }),
    ]
    visit(root, (node, index, parent) => {
      if (node.type === 'table') tagNames(node, ...read())
      if (!isElement(node) || !isOurs(node.name)) return
      if (!parent || index === undefined) return
      try {
        const made = expand(node.name, node, ...read())
        parent.children.splice(index, 1, ...(made as RootContent[]))
        return index + made.length
      } catch (error) {
        fail(file, node, error)
      }
    })
  }
}

export default api

function fail(file: VFile, element: Jsx, error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  return file.fail(`<${element.name}>: ${message}`, { place: element.position })
}

function readSources(root: string, known = readApi(root)): Sources {
  const { descriptions } = known
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
    ...known,
    versionsOf: readVersions(root, readHistories(root), known.facts),
    configAddress: (option) =>
      listed.has(option) ? `${configPage}#${option}` : configPage,
  }
}

function expand(
  name: ElementName,
  element: Jsx,
  sources: Sources,
  page: Page,
): RootContent[] {
  const { facts, descriptions } = sources
  const attributes = readAttributes(element, elements[name])
  const { of } = attributes
  if (!of)
    throw new Error(
      'The attribute "of" is missing. Write one, such as of="cy.click".',
    )
  if (name === 'Values') {
    const values = valuesList(of, facts)
    return element.type === 'mdxJsxTextElement'
      ? values
      : [{ type: 'paragraph', children: values }]
  }
  if (element.type === 'mdxJsxTextElement') {
    throw new Error(
      "It's in a line of text. Put it on its own line, with empty lines around it.",
    )
  }
  if (name === 'Options') {
    return [options(of, element, attributes, sources, page)]
  }
  if (name === 'Signature') {
    const value = signatureText(of, facts, descriptions)
    return [{ type: 'code', lang: 'ts', value } satisfies Code]
  }
  return parse(yieldsText(of, facts, descriptions))
}

function options(
  of: string,
  element: Jsx,
  attributes: Record<string, string>,
  sources: Sources,
  { file, ids }: Page,
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
  const isOption = subject.noun === 'Option'
  for (const { name } of rows) {
    const id = rowId(name, prefix)
    const owner = ids.get(id)
    if (owner) {
      throw new Error(
        `The row "${name}" of "${of}" has the id "${id}", and so does ${owner} on this page. ` +
          `Add a prefix to the ids of the table: <Options of="${of}" prefix="…" />.`,
      )
    }
    ids.set(id, `the table of "${of}"`)
  }
  return optionsTable({ ...subject, rows }, prefix, {
    ...sources,
    own,
    versions: (row) => sources.versionsOf({ ...row, isOption, file }),
  })
}

/** Adds tags to the names in an author's table. */
function tagNames(
  { children: [head, ...rows] }: Table,
  { versionsOf }: Sources,
  { file }: Page,
) {
  const isOption = toString(head?.children[0]) === 'Option'
  for (const { children } of rows) {
    const [cell] = children
    const index = cell?.children.findIndex(isName) ?? -1
    const node = cell?.children[index]
    if (!cell || !node) continue
    // `isVisible(element)` is about `isVisible`.
    const name = toString(node).replace(/\(.*\)$/, '')
    const versions = versionsOf({ name, owners: [], isOption, file })
    cell.children.splice(index + 1, 0, ...versionTags(versions))
  }
}

/** Either a `<Name>`, which has an address of its own, or just code. */
const isName = (node: PhrasingContent, index: number) =>
  isElement(node) ? node.name === 'Name' : !index && node.type === 'inlineCode'

/** A page's own sentence has to differ from the one in options.yml. */
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
      `<Option name="${name}"> repeats ${sentences.file}. Remove it.`,
    )
  }
}

/** Text, code, and links, to compare sentences regardless of line breaks. */
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
