import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import type {
  MdxJsxTextElement,
  MdxJsxTextElementData,
} from 'mdast-util-mdx-jsx'
import type { DefaultOverride, Descriptions } from './descriptions'
import type { ConfigPlace, Facts } from './facts'
import { parseSentence } from './markdown'
import { printType } from './printType'
import type { Row, Subject } from './rows'

/** What a page says of a row in place of options.yml. */
export type OwnSentences = Record<string, PhrasingContent[]>

/** Turns the name of a configuration option into the address of its row. */
export type ConfigAddress = (option: string) => string

interface Sources {
  facts: Facts
  descriptions: Descriptions
  configAddress: ConfigAddress
  own: OwnSentences
}

/**
 * The rows of a subject as a table: name, default, type and what it does. Columns
 * that would be empty are left out. Throws a message that names the first row
 * without a sentence.
 */
export function optionsTable(
  { of, noun, rows }: Pick<Subject, 'of' | 'noun' | 'rows'>,
  prefix: string,
  sources: Sources,
): Table {
  const { facts, descriptions } = sources
  const defaults = rows.map((row) => findDefault(row, sources))
  const hasDefaults = defaults.some(Boolean)
  const hasTypes = rows.some(({ type }) => type)
  const hasPlaces = rows.some(({ places }) => places)
  const head = [
    noun,
    ...(hasTypes ? [noun === 'Flag' ? 'Value' : 'Type'] : []),
    ...(hasDefaults ? ['Default'] : []),
    ...(hasPlaces ? ['Set in'] : []),
    'What it does',
  ].map((text) => [words(text)])
  const body = rows.map((row, index) => {
    const type = row.type && printType(row, facts, descriptions)
    return [
      [nameCell(row.name, rowId(row.name, prefix))],
      ...(hasTypes ? [type ? [breakable(type)] : []] : []),
      ...(hasDefaults ? [defaults[index] ?? [words('none')]] : []),
      ...(hasPlaces ? [placesCell(row.places ?? [])] : []),
      sources.own[row.name] ?? sentence(row, of, descriptions),
    ]
  })
  return { type: 'table', children: [head, ...body].map(toRow) }
}

/** The id of a row: what stands behind `#` in a link to it. */
export function rowId(name: string, prefix: string): string {
  const id = name
    .replace(/^.*, /, '')
    .replace(/^-+/, '')
    .replace(/[^\w-]+/g, '-')
  return prefix ? `${prefix}-${id}` : id
}

function sentence(
  { name, owners }: Row,
  of: string,
  { sentences }: Descriptions,
): PhrasingContent[] {
  const found = findSentence({ name, owners }, sentences.owners)
  if (found) return parseSentence(found)
  throw new Error(
    `"${name}" of "${of}" has no description: add one to ${sentences.file} ` +
      `below "${owners.at(-1)}", or below "${of}" if it holds for that alone`,
  )
}

/** The nearest sentence of a row: that of its command before that of its interface. */
export function findSentence(
  { name, owners }: Pick<Row, 'name' | 'owners'>,
  sentences: Descriptions['sentences']['owners'],
): string | false | undefined {
  for (const owner of owners) {
    for (const group of [owner, ...groupsOf(owner, sentences)]) {
      const found = sentences[group]?.[name]
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** The groups of an owner in options.yml: `config.timeouts` of `config`. */
export const groupsOf = (
  owner: string,
  sentences: Descriptions['sentences']['owners'],
): string[] =>
  owner === 'config'
    ? Object.keys(sentences).filter((key) => key.startsWith('config/'))
    : []

/** The nearest override of a row's default. */
export function findOverride(
  { name, owners }: Pick<Row, 'name' | 'owners'>,
  { defaults }: Descriptions,
): DefaultOverride | undefined {
  return owners
    .map((owner) => defaults.owners[owner]?.[name])
    .find((override) => override !== undefined)
}

function findDefault(
  row: Row,
  { descriptions, configAddress, facts }: Sources,
): PhrasingContent[] | undefined {
  const { value, config, text }: Partial<DefaultOverride> =
    findOverride(row, descriptions) ?? defaultOfTypes(row, facts)
  if (value !== undefined) return [breakable(value)]
  if (text !== undefined) return parseSentence(text).map(breakCode)
  if (config === undefined) return undefined
  // Its own name again would only make the column wide.
  const label = config === row.name ? words('configuration') : code(config)
  return [{ type: 'link', url: configAddress(config), children: [label] }]
}

/** What `@default` says, in the form of an override. */
export function defaultOfTypes(
  row: Pick<Row, 'default'>,
  { config }: Facts,
): Pick<DefaultOverride, 'value' | 'config'> {
  const value = row.default
    ?.replace(/^"(.*)"$/, "'$1'")
    .replace(/^\{(\S.*\S)\}$/, '{ $1 }')
  if (value === undefined || value === 'undefined') return {}
  if (config.some(({ name }) => name === value)) return { config: value }
  return { value }
}

const everywhere: ConfigPlace[] = ['root', 'e2e', 'component', 'suite', 'test']

/** Where an option may stand, in words as few as they can be. */
function placesCell(places: ConfigPlace[]): PhrasingContent[] {
  const has = (...some: ConfigPlace[]) =>
    some.every((place) => places.includes(place))
  if (has(...everywhere)) return [words('anywhere')]
  const file = (['root', 'e2e', 'component'] as const).filter((place) =>
    has(place),
  )
  const parts: PhrasingContent[] = [
    ...(file.length === 3
      ? [words('config file')]
      : file.map((place) =>
          place === 'root' ? words('top level') : code(place),
        )),
    ...(has('suite') ? [words('suite')] : []),
    ...(has('test') ? [words('test')] : []),
  ]
  return parts.flatMap((part, index) => (index ? [words(', '), part] : [part]))
}

const words = (value: string): PhrasingContent => ({ type: 'text', value })
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })

/** Code that is longer than this may be broken where paths and lists can be. */
const longestWhole = 18

/** Names that are longer than this may be broken before their capitals. */
const longestName = 28

const nameCell = (name: string, id: string): PhrasingContent =>
  element(
    'Name',
    broken(name.length > longestName ? name.split(/(?=[A-Z])/) : [name]),
    id,
  )

/** Parts of a word, with places to break it between them. */
const broken = (parts: string[]): PhrasingContent[] =>
  parts.flatMap((part, index) =>
    index ? [element('wbr'), words(part)] : [words(part)],
  )

/** Code in a narrow column. */
function breakable(value: string): PhrasingContent {
  const parts = value.split(/(?<=[/,(])(?=[^\s])/)
  if (value.length <= longestWhole || parts.length === 1) return code(value)
  return element('code', broken(parts))
}

const breakCode = (node: PhrasingContent) =>
  node.type === 'inlineCode' ? breakable(node.value) : node

const element = (
  name: string,
  children: PhrasingContent[] = [],
  id?: string,
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: id ? [{ type: 'mdxJsxAttribute', name: 'id', value: id }] : [],
  children,
  // As if an author had written it: MDX would make a block of such code.
  data: { _mdxExplicitJsx: true } as MdxJsxTextElementData,
})

const toRow = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({
    type: 'tableCell',
    children,
  })),
})
