import { suggest } from '../../lib/suggest'
import type { ClaimingPage, MadeTable } from './claims'
import type { Descriptions } from './descriptions'
import type { ElsewhereRow } from './elsewhere'
import type { Facts } from './facts'
import { namesOf, type Name } from './apiNames'
import { rowId } from './optionsTable'
import { readSubject } from './rows'
import { shownRows } from './shownRows'

/** What the drift rules compare. */
export interface Sources {
  facts: Facts
  descriptions: Pick<Descriptions, 'sentences'>
  pages: ClaimingPage[]
  elsewhere: ElsewhereRow[]
  /** Reads a file of the package, to find the line of a name for a message. */
  read: (file: string) => string
}

/** A claim and its page. */
export interface Owner {
  page: ClaimingPage
  /** The claimed name or set. */
  name: string
  line: number
}

/** Where on a page a name is documented. */
interface Documented {
  /** The id of its row or heading, or of the heading above. */
  id?: string | undefined
  /** The line of its row or heading, unless it's in a generated table. */
  line?: number
  /** What the page says about it first. */
  text?: string | undefined
}

/** Who documents what. */
export interface Register extends Sources {
  names: Map<string, Name>
  /** Ids of the names that have members. */
  sets: Set<string>
  /** Claims by name. */
  owners: Map<string, Owner[]>
  /** The claim or row of elsewhere.yml for a name, or else for its set. */
  answerFor: (name: Name) => Owner | ElsewhereRow | undefined
  /** The message for a name that isn't in the types. */
  unknown: (name: string) => string
  /** The names in the rows of an `<Options of="…" />`. */
  madeRows: (table: MadeTable) => string[]
  /** The row or heading of a name on the page that documents its whole set. */
  entryFor: (name: Name, owner: Owner) => Documented | undefined
  /**
   * The part of the page that the row has to be in. Sets in a set can have members
   * with the same name: both `cypress run` and `cypress open` have `--browser`.
   */
  sectionFor: (name: Name, owner: Owner) => string | undefined
}

/** Indexes the claims and the rows of elsewhere.yml by name. */
export function registerOf(sources: Sources): Register {
  const { facts, pages, elsewhere } = sources
  const names = namesOf(facts)
  const owners = new Map<string, Owner[]>()
  for (const page of pages) {
    for (const { name, line } of page.claims) {
      owners.set(name, [...(owners.get(name) ?? []), { page, name, line }])
    }
  }
  const rows = new Map(elsewhere.map((row) => [row.name, row]))
  const answerFor: Register['answerFor'] = ({ id, set = '' }) => {
    const whole = names.get(set)
    const own = owners.get(id)?.[0] ?? rows.get(id)
    return own ?? (whole && answerFor(whole))
  }
  const sectionFor: Register['sectionFor'] = ({ set = '' }, { name }) => {
    const inner = name === set ? undefined : names.get(set)?.spelling
    return inner?.startsWith('(') ? undefined : inner
  }
  return {
    ...sources,
    names,
    owners,
    answerFor,
    sets: new Set([...names.values()].flatMap(({ set }) => set ?? [])),
    unknown: (name) =>
      `"${name}" isn't in the types of cypress ${facts.version}.${suggest(name, [...names.keys()])}`,
    madeRows: (table) => rowsOf(table, sources),
    sectionFor,
    entryFor: (name, owner) =>
      findEntry(name, owner.page, sectionFor(name, owner), sources),
  }
}

/** A row of a generated table comes before one that only mentions the name. */
function findEntry(
  { id, spelling }: Name,
  page: ClaimingPage,
  section: string | undefined,
  sources: Sources,
): Documented | undefined {
  const isMeant = (name: string) => name === spelling || name === id
  for (const table of page.tables) {
    if (section && !table.of.endsWith(`.${section}`)) continue
    const row = rowsOf(table, sources).find(isMeant)
    if (row === undefined) continue
    const prefix = table.prefix ?? readSubject(sources.facts, table.of).prefix
    return { id: rowId(row, prefix) }
  }
  const entries = page.entries.filter(
    ({ names: written, below }) =>
      written.some((forms) => forms.some(isMeant)) &&
      (!section ||
        below.some((title) => title.split(/[^\w-]+/).includes(section))),
  )
  // A heading of its own comes before a row of an overview.
  const entry = entries.find((candidate) => candidate.id) ?? entries[0]
  return entry && { ...entry, id: entry.id ?? entry.sectionId }
}

function rowsOf(table: MadeTable, { facts, descriptions }: Sources): string[] {
  try {
    const subject = readSubject(facts, table.of)
    const rows = shownRows(subject, table, descriptions)
    return rows.flatMap(({ name }) => name.split(', '))
  } catch {
    // The build reports tables that can't be generated.
    return []
  }
}
