import type { CommandCards } from '../../content/api/commandFacts'
import type { Step } from '../../lib/chains'

/** A command in a sample, with its name. */
export interface NamedStep extends Step {
  name: string
}

export type Row = [term: string, text: string]

/** Lists names: "get, find, and should". */
const list = new Intl.ListFormat('en')

function retriesOf(step: NamedStep, all: NamedStep[], kind: string): string {
  if (step.runs === 'unknown') return 'if it was added as a query'
  if (step.runs === 'once') {
    return kind === 'Action'
      ? 'no; runs once, as soon as its element is ready'
      : 'no; runs once'
  }
  const others = all
    .filter((other) => other.part === step.part && other !== step)
    .map(({ name }) => name)
  return others.length ? `yes, together with ${list.format(others)}` : 'yes'
}

/** What a card says about a command of a sample. */
export function describe(
  step: NamedStep,
  all: NamedStep[],
  { commands, timeouts }: CommandCards,
): Row[] {
  const [kind, yields, timeout, since] = commands[step.name] ?? [
    step.runs === 'again' ? 'Custom query' : 'Custom command',
  ]
  const hasQuery = all.some(
    ({ part, name, runs }) =>
      part === step.part &&
      runs === 'again' &&
      commands[name]?.[0] !== 'Assertion',
  )
  const rows: (Row | false | '' | undefined)[] = [
    ['Kind', kind],
    yields && [
      'Yields',
      step.changes ? `${yields}; the subject changes here` : yields,
    ],
    ['Retries', retriesOf(step, all, kind)],
    timeout
      ? ['Timeout', `${timeouts[timeout]} ms, unless you change ${timeout}`]
      : kind === 'Assertion' &&
        hasQuery && ['Timeout', 'that of the query before it'],
    since && ['Since', since],
  ]
  return rows.filter((row) => !!row)
}
