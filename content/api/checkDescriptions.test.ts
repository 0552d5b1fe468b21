import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkDescriptions } from './checkDescriptions'
import {
  parseEntries,
  readDescriptions,
  type Descriptions,
} from './descriptions'
import { readFacts } from './facts'

const root = path.join(__dirname, '../..')
const facts = readFacts(root)
const descriptions = readDescriptions(root)

/** The messages after a file is written anew, or lines are added to it. */
function messages(part: keyof Descriptions, text: string): string[] {
  const entries = parseEntries(`${part}.yml`, text)
  const { owners, lines } = descriptions[part]
  const merged = { ...owners } as Record<string, Record<string, unknown>>
  for (const [owner, own] of Object.entries(entries.owners)) {
    merged[owner] = { ...merged[owner], ...(own as Record<string, unknown>) }
  }
  const changed = {
    ...descriptions,
    [part]: {
      file: entries.file,
      owners: merged,
      lines: { ...lines, ...entries.lines },
    },
  }
  return checkDescriptions(facts, changed).map(
    ({ line, message }) => `${line}: ${message}`,
  )
}

describe('what is written by hand', () => {
  it('agrees with the facts', () => {
    expect(checkDescriptions(facts, descriptions)).toEqual([])
  })

  it.each<[string, keyof Descriptions, string, string]>([
    [
      'a member that the types lost',
      'sentences',
      'ClickOptions:\n  altKeys: Holds Alt.',
      '2: the types have no "altKeys" of ClickOptions: did you mean "altKey"?',
    ],
    [
      'an owner that the types lost',
      'sentences',
      'ClickOption:\n  altKey: Holds Alt.',
      '1: the types have no "ClickOption": did you mean "ClickOptions"?',
    ],
    [
      'an option in two groups',
      'sentences',
      'config/files:\n  video: Records a video.',
      '"video" is in the group config/files as well',
    ],
    [
      'a sentence that is no sentence',
      'sentences',
      'ClickOptions:\n  altKey: Holds Alt',
      '2: "altKey": it ends without a period',
    ],
    [
      'a list',
      'sentences',
      'ClickOptions:\n  altKey: "- Holds Alt."',
      '2: "altKey": it has to be one paragraph',
    ],
    [
      'an essay',
      'sentences',
      `ClickOptions:\n  altKey: ${'Holds Alt, '.repeat(30)}too.`,
      '2: "altKey": it has 334 characters, at most 260 are allowed',
    ],
    [
      'a sentence of a command that its interface has as well',
      'sentences',
      'cy.click:\n  shiftKey: Holds Shift while it clicks.',
      '2: "shiftKey" of cy.click says what ClickOptions says: delete it',
    ],
    [
      'an override that the types have caught up with',
      'defaults',
      "ClickOptions:\n  multiple:\n    value: 'false'\n    because: click.ts of the driver",
      '2: "multiple" of ClickOptions: it is the same without the override',
    ],
    [
      'an override of nothing',
      'defaults',
      "ClickOptions:\n  many:\n    value: 'true'\n    because: click.ts of the driver",
      '2: the types have no "many" of ClickOptions',
    ],
    [
      'an override without evidence',
      'defaults',
      "ClickOptions:\n  multiple:\n    value: 'true'\n    because: seen",
      '2: "multiple" of ClickOptions: its reason is "seen"',
    ],
    [
      'two defaults at once',
      'defaults',
      "ClickOptions:\n  multiple:\n    value: 'true'\n    text: yes\n    because: click.ts of the driver",
      '2: "multiple" of ClickOptions: it has value and text',
    ],
    [
      'a default that no configuration decides',
      'defaults',
      'cy.exec:\n  timeout:\n    config: execTimeouts\n    because: exec.ts of the driver',
      'there is no configuration option "execTimeouts": did you mean "execTimeout"?',
    ],
    [
      'a type that nothing has',
      'types',
      'everywhere:\n  Fragment: string',
      '2: nothing of everywhere has "Fragment"',
    ],
    [
      'a command that the types lost',
      'commands',
      'commands:\n  clik: { kind: action, position: child }',
      '2: the types have no command "clik": did you mean "click"?',
    ],
    [
      'a kind that there is not',
      'commands',
      'commands:\n  click: { kind: deed, position: child, chain: false }',
      '2: "click": its kind is "deed": allowed are query, assertion, action, other',
    ],
    [
      'a subject that the return type tells',
      'commands',
      'commands:\n  log: { kind: other, position: parent, yields: "`null`" }',
      '2: "log": "yields" says what the return type says',
    ],
  ])('finds %s', (_, part, text, message) => {
    expect(messages(part, text).join('\n')).toContain(message)
  })

  it('finds a row without a sentence', () => {
    const { Loggable: _, ...owners } = descriptions.sentences.owners
    const sentences = { ...descriptions.sentences, owners }
    const [first] = checkDescriptions(facts, { ...descriptions, sentences })
    expect(first?.message).toContain(
      '"log" of "cy.blur" has no description: add one below "Loggable"',
    )
  })

  it('finds a command that nothing is told of', () => {
    const { click: _, ...others } = descriptions.commands.owners.commands ?? {}
    const commands = {
      ...descriptions.commands,
      owners: { commands: others },
    }
    expect(
      checkDescriptions(facts, { ...descriptions, commands }).map(
        ({ message }) => message,
      ),
    ).toEqual(['"click" is missing: tell its kind and its position'])
  })
})
