import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import type { MdxJsxTextElementData } from 'mdast-util-mdx-jsx'
import type { DefaultOverride, Descriptions } from './descriptions'
import type { ConfigPlace, Facts } from './facts'
import { parseSentence } from './markdown'
import { printType } from './printType'
import type { Row, Subject } from './rows'
import type { Versions } from './since'
import { versionTags } from './versionTags'

/** A page's own sentences, which replace those in options.yml, by row. */
type OwnSentences = Record<string, PhrasingContent[]>

/** Returns the URL of a configuration option's row. */
type ConfigAddress = (option: string) => string

interface Sources {
  facts: Facts
  descriptions: Descriptions
  configAddress: ConfigAddress
  own: OwnSentences
  /** The versions that added and changed what a row is about. */
  versions: (row: Row) => Versions | undefined
}

/**
 * A table with a subject's options: name, type, default, and what it does.
 * Empty columns are left out.
 *
 * @throws {Error} if a row has no sentence
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
    noun === 'Property' ? 'Description' : 'What it does',
  ].map((text) => [words(text)])
  const body = rows.map((row, index) => {
    const type = row.type && printType(row, facts, descriptions)
    return [
      nameCell(row.name, rowId(row.name, prefix), sources.versions(row)),
      ...(hasTypes ? [type ? [code(type)] : []] : []),
      ...(hasDefaults ? [defaults[index] ?? []] : []),
      ...(hasPlaces ? [placesCell(row.places ?? [])] : []),
      sources.own[row.name] ?? sentence(row, of, descriptions),
    ]
  })
  return { type: 'table', children: [head, ...body].map(toRow) }
}

/** The id of a row, for links to it. */
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
    `"${name}" of "${of}" has no description. Add one to ${sentences.file} ` +
      `under "${owners.at(-1)}", or under "${of}" if it applies only there.`,
  )
}

/** A row's sentence. The one of its command comes before its interface's. */
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

/** The override of a row's default, from the most specific owner. */
function findOverride(
  { name, owners }: Pick<Row, 'name' | 'owners'>,
  { defaults }: Descriptions,
): DefaultOverride | undefined {
  return owners
    .map((owner) => defaults.owners[owner]?.[name])
    .find((override) => override !== undefined)
}

/** A row's default, in one of the shapes of an override. */
export const defaultOf = (
  row: Row,
  facts: Facts,
  descriptions: Descriptions,
): Omit<DefaultOverride, 'because'> =>
  findOverride(row, descriptions) ?? defaultOfTypes(row, facts)

function findDefault(
  row: Row,
  { descriptions, configAddress, facts }: Sources,
): PhrasingContent[] | undefined {
  const { value, config, text } = defaultOf(row, facts, descriptions)
  if (value !== undefined) return [code(value)]
  if (text !== undefined) return parseSentence(text)
  if (config === undefined) return undefined
  // Repeating the option's name would only make the column wider.
  const label = config === row.name ? words('configuration') : code(config)
  return [{ type: 'link', url: configAddress(config), children: [label] }]
}

/** What `@default` says, in the shape of an override. */
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

/** Where an option can be set, in as few words as possible. */
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

const nameCell = (
  name: string,
  id: string,
  versions: Versions | undefined,
): PhrasingContent[] => [
  {
    type: 'mdxJsxTextElement',
    name: 'Name',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children: [words(name)],
    // Without it, MDX would turn an element that's alone in a line into a block.
    data: { _mdxExplicitJsx: true } as MdxJsxTextElementData,
  },
  ...versionTags(versions),
]

const toRow = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({
    type: 'tableCell',
    children,
  })),
})
