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

/** The messages after adding entries to a file, or replacing some. */
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

describe('checkDescriptions', () => {
  it('accepts the real files', () => {
    expect(checkDescriptions(facts, descriptions)).toEqual([])
  })

  it.each<[string, keyof Descriptions, string, string]>([
    [
      "a member that isn't in the types",
      'sentences',
      'ClickOptions:\n  altKeys: Holds Alt.',
      '2: The types have no "altKeys" in "ClickOptions". Did you mean "altKey"?',
    ],
    [
      "an owner that isn't in the types",
      'sentences',
      'ClickOption:\n  altKey: Holds Alt.',
      'Did you mean "ClickOptions"?',
    ],
    [
      'an option in two groups',
      'sentences',
      'config/files:\n  video: Records a video.',
      '"video" is already in the group "config/files".',
    ],
    [
      'a description without a period',
      'sentences',
      'ClickOptions:\n  altKey: Holds Alt',
      '2: "altKey" doesn\'t end with a period.',
    ],
    [
      'a list',
      'sentences',
      'ClickOptions:\n  altKey: "- Holds Alt."',
      '2: "altKey" isn\'t a single paragraph',
    ],
    [
      'a long description',
      'sentences',
      `ClickOptions:\n  altKey: ${'Holds Alt, '.repeat(30)}too.`,
      '2: "altKey" has 334 characters. Allowed: 260.',
    ],
    [
      'a description of a command that repeats the one of its interface',
      'sentences',
      'cy.click:\n  shiftKey: Holds down Shift during the click.',
      '2: "shiftKey" of "cy.click" has the same description as in "ClickOptions".',
    ],
    [
      'an override that repeats the types',
      'defaults',
      "ClickOptions:\n  multiple:\n    value: 'false'\n    because: click.ts of the driver",
      '2: "multiple" of "ClickOptions" has the same default without the override.',
    ],
    [
      'an override of nothing',
      'defaults',
      "ClickOptions:\n  many:\n    value: 'true'\n    because: click.ts of the driver",
      '2: The types have no "many" in "ClickOptions".',
    ],
    [
      'an override without a reason',
      'defaults',
      "ClickOptions:\n  multiple:\n    value: 'true'\n    because: seen",
      '2: "multiple" of "ClickOptions" has the reason "seen".',
    ],
    [
      'two defaults at once',
      'defaults',
      "ClickOptions:\n  multiple:\n    value: 'true'\n    text: yes\n    because: click.ts of the driver",
      '2: "multiple" of "ClickOptions" has value and text.',
    ],
    [
      "a default from a configuration option that doesn't exist",
      'defaults',
      'cy.exec:\n  timeout:\n    config: execTimeouts\n    because: exec.ts of the driver',
      'refers to the configuration option "execTimeouts", which doesn\'t exist. Did you mean "execTimeout"?',
    ],
    [
      'a type that nothing uses',
      'types',
      'everywhere:\n  Fragment: string',
      '2: Nothing in "everywhere" has "Fragment"',
    ],
    [
      "a command that isn't in the types",
      'commands',
      'commands:\n  clik: { kind: action, position: child }',
      '2: The types have no command "clik". Did you mean "click"?',
    ],
    [
      'an unknown kind',
      'commands',
      'commands:\n  click: { kind: deed, position: child, chain: false }',
      '2: "click" has the kind "deed". Allowed: assertion, query, action, navigation, network, storage, time, files, utility.',
    ],
    [
      'a subject that repeats the return type',
      'commands',
      'commands:\n  log: { kind: utility, position: parent, yields: "`null`" }',
      '2: "log" has a "yields" that repeats its return type.',
    ],
  ])('finds %s', (_, part, text, message) => {
    expect(messages(part, text).join('\n')).toContain(message)
  })

  it('finds an option without a description', () => {
    const { Loggable: _, ...owners } = descriptions.sentences.owners
    const sentences = { ...descriptions.sentences, owners }
    const [first] = checkDescriptions(facts, { ...descriptions, sentences })
    expect(first?.message).toContain(
      '"log" of "cy.blur" has no description. Add one under "Loggable"',
    )
  })

  it("finds a command that isn't listed", () => {
    const { click: _, ...others } = descriptions.commands.owners.commands ?? {}
    const commands = {
      ...descriptions.commands,
      owners: { commands: others },
    }
    expect(
      checkDescriptions(facts, { ...descriptions, commands }).map(
        ({ message }) => message,
      ),
    ).toEqual(['"click" is missing. Add it with its kind and position.'])
  })
})
