import { suggest } from '../../lib/suggest'
import type { CommandFacts, Descriptions } from './descriptions'
import type { Command, Facts } from './facts'

const retry = '/guides/core-concepts/retry-ability'
const introduction = '/guides/core-concepts/introduction-to-cypress'

/** Descriptions of the subject by return type. */
const returned: Record<string, string> = {
  null: '`null`',
  Subject: 'the subject it was given',
  Document: 'the `document` of the page',
  AUTWindow: 'the `window` of the page',
  Clock: 'a [clock](/api/commands/clock)',
  string: 'a string',
  Cookie: 'a cookie',
  'Cookie[]': 'an array of cookies',
}

interface Found {
  name: string
  more: CommandFacts
  /** What it yields, in Markdown. */
  subject: string
}

/** @throws {Error} with a message for the author */
function find(of: string, facts: Facts, descriptions: Descriptions): Found {
  const [, name = ''] = /^cy\.(.+)$/.exec(of) ?? []
  const command = facts.commands.find((known) => known.name === name)
  const more = descriptions.commands.owners.commands?.[name]
  if (!command || !more) {
    const names = facts.commands.map((known) => `cy.${known.name}`)
    throw new Error(`The types have no command "${of}".${suggest(of, names)}`)
  }
  const subject = more.yields ?? subjectOfTypes(command)
  if (!subject) {
    throw new Error(
      `The types don't say what "${of}" yields. Add "yields" to it in ${descriptions.commands.file}.`,
    )
  }
  return { name, more, subject }
}

/**
 * What a command yields, in Markdown: "the elements it found".
 *
 * @throws {Error} with a message for the author
 */
export const subjectOf = (
  of: string,
  facts: Facts,
  descriptions: Descriptions,
): string => find(of, facts, descriptions).subject

/**
 * What a command yields and whether it's safe to chain on it, as a Markdown
 * list with the same wording on every page.
 *
 * @throws {Error} with a message for the author
 */
export function yieldsText(
  of: string,
  facts: Facts,
  descriptions: Descriptions,
): string {
  const { name, more, subject } = find(of, facts, descriptions)
  const call = more.position === 'parent' ? `cy.${name}()` : `.${name}()`
  return `- \`${call}\` yields ${subject}.\n- ${chaining(more, subject)}`
}

/** The description of a return type, if all overloads have the same one. */
export function subjectOfTypes({ signatures }: Command): string | undefined {
  const types = new Set(
    signatures.map(({ returns }) => /^Chainable<(.*)>$/.exec(returns)?.[1]),
  )
  const [type] = types
  return types.size === 1 && type ? returned[type] : undefined
}

function chaining({ kind, chain }: CommandFacts, subject: string): string {
  if (subject === '`null`') {
    return (
      'There is nothing to chain on. ' +
      `[Start a new chain](${introduction}#end-the-chain-after-an-action) from \`cy\`.`
    )
  }
  if (kind === 'query') {
    return `It is a [query](${retry}#queries-assertions-and-other-commands), and safe to chain on: it runs again, with the queries around it, while what follows fails.`
  }
  if (kind === 'assertion') {
    return `It is an [assertion](${retry}#queries-assertions-and-other-commands), and safe to chain on: it is checked again each time the queries in front of it run.`
  }
  if (chain === 'caution') {
    return `It runs [once](${retry}#an-action-ends-the-run), and what it yields is not looked up again. If that is an element, chain on it only while the page keeps it.`
  }
  if (chain === false) {
    return `It runs once, and the page may replace the elements meanwhile. Do not chain commands that need them: [start a new chain](${introduction}#end-the-chain-after-an-action) from \`cy\`.`
  }
  return `It runs [once](${retry}#an-action-ends-the-run), and what it yields does not change. It is safe to chain on.`
}
