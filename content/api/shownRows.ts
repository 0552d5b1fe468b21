import { nearest } from '../../lib/nearest'
import type { Descriptions } from './descriptions'
import { findSentence } from './optionsTable'
import type { Row, Subject } from './rows'

/** How `<Options>` chooses rows: `group="timeouts"`, `only="log"`, `without="log"`. */
export interface Choice {
  group?: string
  only?: string
  without?: string
}

/** The rows of a subject that a table shows. Throws a message for the author. */
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
    throw new Error('take one of group, only and without')
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

/** So many names fit into a message. */
const mostNames = 24

/** Throws a message that tells the nearest of the known names. */
export function requireName(name: string, known: string[], found: string) {
  if (known.includes(name)) return
  const meant = nearest(name, known)
  throw new Error(
    `${found}${meant ? `: did you mean "${meant}"?` : '.'} ` +
      `Allowed are ${known.slice(0, mostNames).join(', ')}${known.length > mostNames ? ', …' : ''}`,
  )
}
