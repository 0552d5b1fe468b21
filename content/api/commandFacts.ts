import type { ApiData } from './apiData'
import { kinds } from './kinds'
import type { Api } from './readApi'
import { shortVersion } from './versionTags'
import { subjectOf } from './yields'

/** What decides how a command works in a chain. */
export interface ChainFacts {
  /** How it's retried; without a kind, it runs once. */
  retries?: 'query' | 'assertion'
  /** Whether the queries after it are retried without it. */
  isAlone: boolean
  /** Whether it yields what it got. */
  keepsSubject: boolean
  /** Whether it yields elements, so that `not.exist` yields `null`. */
  findsElements: boolean
}

/**
 * What decides how each command works in a chain. What isn't really a command, such as
 * `on`, has nothing.
 */
export function chainFactsOf({
  facts,
  descriptions,
}: Api): ReadonlyMap<string, ChainFacts | undefined> {
  const described = descriptions.commands.owners.commands ?? {}
  return new Map(
    facts.commands.map(({ name, signatures }) => {
      const { kind, chain } = described[name] ?? {}
      if (!kind) return [name, undefined] as const
      const subject = subjectOf(`cy.${name}`, facts, descriptions)
      const own: ChainFacts = {
        ...((kind === 'query' || kind === 'assertion') && { retries: kind }),
        isAlone: chain === 'alone',
        keepsSubject: subject.startsWith('the same subject'),
        findsElements:
          kind === 'query' &&
          signatures.some(({ returns }) => returns.includes('JQuery')),
      }
      return [name, own] as const
    }),
  )
}

/** What readers learn about a command where it's used. */
type CommandCard = [
  /** "Query" or, if it's neither retried nor acts on elements, "Command". */
  kind: string,
  yields: string,
  /** The setting with its timeout, or nothing. */
  timeout: string,
  /** The version that added it, if the history says which. */
  since: string,
]

/** Cards for all documented commands, by name, and the defaults of timeouts. */
export interface CommandCards {
  commands: Record<string, CommandCard>
  timeouts: Record<string, string>
}

const withoutMarkdown = (text: string) =>
  text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '')

/** Shortens what `/api/cypress.json` says. */
export function cardsOf({
  commands,
  config,
}: Pick<ApiData, 'commands' | 'config'>): CommandCards {
  const cards = commands.map(
    ({ name, kind, yields, options, since }): [string, CommandCard] => [
      name,
      [
        kinds[kind].word,
        withoutMarkdown(yields),
        options.find((option) => option.name === 'timeout')?.default?.config ??
          '',
        since ? shortVersion(since) : '',
      ],
    ],
  )
  const settings = new Set(cards.map(([, [, , timeout]]) => timeout))
  return {
    commands: Object.fromEntries(cards),
    timeouts: Object.fromEntries(
      config.flatMap(({ name, default: value }) =>
        settings.has(name) && value?.value ? [[name, value.value]] : [],
      ),
    ),
  }
}
