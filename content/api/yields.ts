import { suggest } from '../../lib/suggest'
import type { CommandFacts, Descriptions } from './descriptions'
import type { Command, Facts } from './facts'

const retry = '/guides/core-concepts/retry-ability'
const introduction = '/guides/core-concepts/introduction-to-cypress'

/** Descriptions of the subject by return type. */
const returned: Record<string, string> = {
  null: '`null`',
  Subject: 'the same subject',
  Document: "the page's `document`",
  AUTWindow: "the page's `window`",
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
      "There's nothing to chain on, so " +
      `[start a new chain](${introduction}#end-the-chain-after-an-action) from \`cy\`.`
    )
  }
  if (chain === 'through') {
    return `It passes the subject on, and Cypress keeps [retrying](${retry}#queries-assertions-and-other-commands) the queries before it, so it's safe to chain on.`
  }
  if (chain === 'alone') {
    return `It's a [query](${retry}#queries-assertions-and-other-commands), so it's safe to chain on. Cypress retries it while the assertions chained directly to it fail, but not for later commands.`
  }
  if (chain === 'again') {
    return `It's a [query](${retry}#queries-assertions-and-other-commands), so Cypress retries it, and may call the function several times. Only chain on it if calling the function again does no harm.`
  }
  if (kind === 'query') {
    return `It's a [query](${retry}#queries-assertions-and-other-commands), so it's safe to chain on. Cypress retries it, together with the queries around it, until the assertions after it pass.`
  }
  if (kind === 'assertion') {
    return `It's an [assertion](${retry}#queries-assertions-and-other-commands), so it's safe to chain on. Cypress checks it again each time it retries the queries before it.`
  }
  if (chain === 'caution') {
    return `It runs [once](${retry}#an-action-ends-the-run), and Cypress doesn't re-query what it yields. If it yields an element, only chain on it while the element is still on the page.`
  }
  if (chain === false) {
    return `It runs once, and your app may re-render the elements afterward, so don't chain commands that need them. Instead, [start a new chain](${introduction}#end-the-chain-after-an-action) from \`cy\`.`
  }
  return `It runs [once](${retry}#an-action-ends-the-run), and what it yields doesn't change, so it's safe to chain on.`
}
