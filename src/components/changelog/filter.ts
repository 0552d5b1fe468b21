import type { ChangeKind } from '../../data/types'
import { type Choice, type Filters, hasWords } from '../list/filters'
import type { Entry } from './entries'
import { demandingKinds } from '../../data/releases/kinds'

/** What a value of the type filter lets through. */
const types: Record<string, { label: string; kinds: readonly ChangeKind[] }> = {
  demanding: { label: 'Breaking and deprecated', kinds: demandingKinds },
  breaking: { label: 'Breaking changes', kinds: ['breaking'] },
  deprecated: { label: 'Deprecations', kinds: ['deprecated'] },
  feature: { label: 'Features', kinds: ['feature'] },
  fix: { label: 'Fixes', kinds: ['fix'] },
  performance: { label: 'Performance', kinds: ['performance'] },
  dependency: { label: 'Updates', kinds: ['dependency'] },
}

type Filtered = Pick<Entry, 'version' | 'kind' | 'text' | 'commands'>

const versionsOf = (entries: readonly Filtered[]) => [
  ...new Set(entries.map(({ version }) => version)),
]

const optionsFor = (versions: readonly string[], word: string) =>
  versions.map((value) => ({ value, label: `${word} ${value}` }))

/** Completes `12.5`: to the first of its releases, or to the last. */
const resolveIn =
  (versions: readonly string[], which: 'first' | 'last') => (typed: string) => {
    const fits = versions.filter((version) => version.startsWith(`${typed}.`))
    return fits.at(which === 'last' ? 0 : -1) ?? ''
  }

/**
 * The filters for changes.
 *
 * @param before the last version before the oldest in the list, if there is one
 */
export function choicesOf(
  entries: readonly Filtered[],
  before?: string,
): Choice[] {
  const versions = versionsOf(entries)
  const commands = [...new Set(entries.flatMap(({ commands }) => commands))]
  const starts = before ? [...versions, before] : versions
  return [
    {
      name: 'type',
      label: 'Type',
      all: 'All types',
      options: Object.entries(types).map(([value, { label }]) => ({
        value,
        label,
      })),
    },
    {
      name: 'command',
      label: 'Command',
      all: 'All commands',
      options: commands
        .toSorted()
        .map((value) => ({ value, label: `cy.${value}()` })),
    },
    {
      name: 'from',
      label: 'Upgrade from',
      all: 'From any version',
      options: optionsFor(starts, 'From'),
      resolve: resolveIn(starts, 'first'),
    },
    {
      name: 'to',
      label: 'Upgrade to',
      all: `To ${versions[0] ?? 'the latest version'}`,
      options: optionsFor(versions.slice(1), 'To'),
      resolve: resolveIn(versions, 'last'),
    },
  ]
}

/** The changes that can require an edit in tests or configuration, oldest first. */
export function toCheck<Item extends Filtered>(
  entries: readonly Item[],
): Item[] {
  const versions = versionsOf(entries)
  const age = ({ version }: Item) => versions.indexOf(version)
  return entries
    .filter(({ kind }) => demandingKinds.includes(kind))
    .sort((one, other) => age(other) - age(one))
}

const isVersion = /^\d+(\.\d+)*$/

/** Numbers of versions aren't words: `15.3` doesn't mean `3.15`. */
const contains = ({ version, text }: Filtered, typed: string): boolean =>
  isVersion.test(typed)
    ? version.startsWith(typed) || text.includes(typed)
    : hasWords(text, typed)

/** The changes that match. Those of the version to upgrade from don't. */
export function filterEntries<Item extends Filtered>(
  entries: readonly Item[],
  { q, type, command, from, to }: Filters,
): Item[] {
  const versions = versionsOf(entries)
  // Newest first, so a version is newer than those after it.
  const first = to ? versions.indexOf(to) : 0
  const end = from ? versions.indexOf(from) : -1
  const inRange = new Set(
    versions.slice(first, end < 0 ? undefined : Math.max(end, first)),
  )
  return entries.filter(
    (entry) =>
      inRange.has(entry.version) &&
      (!type || types[type]?.kinds.includes(entry.kind)) &&
      (!command || entry.commands.includes(command)) &&
      contains(entry, q.trim()),
  )
}
