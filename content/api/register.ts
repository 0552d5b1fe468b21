import { nearest } from '../../lib/nearest'
import type { ClaimingPage, MadeTable } from './claims'
import type { Descriptions } from './descriptions'
import type { ElsewhereRow } from './elsewhere'
import type { Facts } from './facts'
import { namesOf, type Name } from './apiNames'
import { readSubject } from './rows'
import { shownRows } from './shownRows'

/** What the check of drift looks at. */
export interface Sources {
  facts: Facts
  descriptions: Pick<Descriptions, 'sentences'>
  pages: ClaimingPage[]
  elsewhere: ElsewhereRow[]
  /** A file of the package, for the line of a name in a message. */
  read: (file: string) => string
}

/** A claim with its page. */
export interface Owner {
  page: ClaimingPage
  /** The name or the set that is claimed. */
  name: string
  line: number
}

/** Who documents what, as the rules of drift ask for it. */
export interface Register extends Sources {
  names: Map<string, Name>
  /** Ids of the names that have members. */
  sets: Set<string>
  /** Claims by the name that they claim. */
  owners: Map<string, Owner[]>
  /** The claim or the row that answers for a name: its own, else its set's. */
  answerFor: (name: Name) => Owner | ElsewhereRow | undefined
  /** What is said of a name that the types do not have. */
  unknown: (name: string) => string
  /** The names that the rows of an `<Options of="…" />` bear. */
  madeRows: (table: MadeTable) => string[]
}

/** Sorts the claims and the rows by name. */
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
  return {
    ...sources,
    names,
    owners,
    answerFor,
    sets: new Set([...names.values()].flatMap(({ set }) => set ?? [])),
    unknown(name) {
      const meant = nearest(name, [...names.keys()])
      const hint = meant ? `; did you mean ${meant}?` : '.'
      return `${name} is not in the types of cypress ${facts.version}${hint}`
    },
    madeRows: (table) => rowsOf(table, sources),
  }
}

function rowsOf(table: MadeTable, { facts, descriptions }: Sources): string[] {
  try {
    const subject = readSubject(facts, table.of)
    const rows = shownRows(subject, table, descriptions)
    return rows.flatMap(({ name }) => name.split(', '))
  } catch {
    // A table that cannot be made is told of where it is made.
    return []
  }
}
