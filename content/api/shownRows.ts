import { suggest } from '../../lib/suggest'
import type { Descriptions } from './descriptions'
import { findSentence } from './optionsTable'
import type { Row, Subject } from './rows'

/** How `<Options>` selects rows: `group="timeouts"`, `only="log"`, … */
export interface Choice {
  group?: string
  only?: string
  without?: string
}

/**
 * The rows of a subject that a table shows.
 *
 * @throws {Error} with a message for the author
 */
export function shownRows(
  { of, rows }: Pick<Subject, 'of' | 'rows'>,
  choice: Choice,
  { sentences }: Pick<Descriptions, 'sentences'>,
): Row[] {
  const chosen = choose(
    of,
    rows.map(({ name }) => name),
    choice,
    sentences,
  )
  return rows.filter(
    (row) =>
      chosen.has(row.name) && findSentence(row, sentences.owners) !== false,
  )
}

function choose(
  of: string,
  known: string[],
  { group, only, without }: Choice,
  sentences: Descriptions['sentences'],
): Set<string> {
  if ([group, only, without].filter(Boolean).length > 1) {
    throw new Error(
      'The attributes group, only, and without exclude each other. Keep one.',
    )
  }
  const named = (only ?? without ?? '').split(/[\s,]+/).filter(Boolean)
  for (const name of named) {
    requireName(name, known, `"${of}" has no option "${name}"`)
  }
  if (only) return new Set(named)
  if (!group) return new Set(known.filter((name) => !named.includes(name)))
  const groups = Object.keys(sentences.owners).flatMap((owner) =>
    owner.startsWith('config/') ? [owner.replace('config/', '')] : [],
  )
  requireName(group, groups, `${sentences.file} has no group "${group}"`)
  const members = Object.keys(sentences.owners[`config/${group}`] ?? {})
  return new Set(known.filter((name) => members.includes(name)))
}

/** How many names a message lists. */
const mostNames = 24

/** Throws a message with the known names, if the name isn't one of them. */
export function requireName(name: string, known: string[], found: string) {
  if (known.includes(name)) return
  throw new Error(
    `${found}. Allowed: ${known.slice(0, mostNames).join(', ')}` +
      `${known.length > mostNames ? ', …' : '.'}${suggest(name, known)}`,
  )
}
