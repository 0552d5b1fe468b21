import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesAt, readSource } from '../page/files'
import { compareVersions, isVersion } from '../page/versions'
import { namesOf } from './apiNames'
import { readApi } from './readApi'
import { readSubject, subjectNames } from './rows'
import {
  deriveVersions,
  readChange,
  readHistories,
  readHistory,
  readOthers,
  readTyped,
  type Others,
  type PageHistory,
} from './since'

const root = path.join(__dirname, '../..')
const { facts } = readApi(root)

describe('a row of a history', () => {
  const read = (change: string) =>
    readChange(change)
      .map(({ name, did, isOption }) =>
        [did === 'add' ? '+' : '~', name, isOption ? ' option' : ''].join(''),
      )
      .join(', ')

  it.each([
    ['Option `force` added.', '+force option'],
    ['Added the `force` option.', '+force option'],
    ['Added support for `retries` in suites.', '+retries'],
    ['Options `log` and `timeout` added.', '+log option, +timeout option'],
    ['`--e2e` and `--component` added.', '+--e2e, +--component'],
    ['`a`, `b`, and `c` added. Strings no longer match.', '+a, +b, +c'],
    ['`a` added, `b` removed. `c` added, in place of `d`.', '+a, +c'],
    ['`a` added, with `b()` and `c`.', '+a, +b, +c'],
    ['`delayMs` renamed to `delay`.', '+delay'],
    ['`a.b` renamed to `a.c`, without `d` and `e`.', '+a.c'],
    ['`code` of the result renamed to `exitCode`.', '+exitCode'],
    ['Property `hostOnly` of cookies added.', '+hostOnly'],
    ['Strategies in `retries` added.', '~retries'],
    ['`log` added to static responses.', '+log'],
    ['`resourceType` deprecated.', '~resourceType'],
    ['`video` is `false` by default.', '~video'],
    ['The default of the `domain` option is the host.', '~domain option'],
    ['`a` and `b` return a blob. Before, `c` did.', '~a, ~b'],
  ])('says what the version added and changed: %s', (change, found) => {
    expect(read(change)).toBe(found)
  })

  it.each([
    'Command added.',
    'Asks the browser, not the `window`.',
    '`delayMs`, the old name of `delay`, removed.',
    'Use `--component`.',
    'Option `encoding` in the types.',
    'The type of `body` allows `null`.',
    'Added, behind `experimentalSessionAndOrigin`.',
  ])('can be about something else: %s', (change) => {
    expect(read(change)).toBe('')
  })
})

it('reads the history of a page and what the page documents', () => {
  const text = `---
api: [cy.intercept, requestEvents]
---

| 9.0.0 | Not a history. |

## History

| Version      | Change          |
| ------------ | --------------- |
| 7.3.0        | \`times\` added. |
| before 0.3.3 | Command added.  |

## See also

| 8.0.0 | Not a history. |
`
  expect(readHistory('docs/api/commands/intercept.mdx', text)).toEqual({
    file: 'docs/api/commands/intercept.mdx',
    apis: ['cy.intercept', 'requestEvents'],
    rows: [{ version: '7.3.0', change: '`times` added.' }],
  })
  expect(readHistory('docs/a.mdx', '---\napi: none (a guide)\n---\n')).toEqual({
    file: 'docs/a.mdx',
    apis: [],
    rows: [],
  })
})

describe('the versions of a row', () => {
  const history = (
    file: string,
    apis: string[],
    rows: Record<string, string>,
  ): PageHistory => ({
    file,
    apis,
    rows: Object.entries(rows).map(([version, change]) => ({
      version,
      change,
    })),
  })

  const pages = [
    history('click.mdx', ['cy.click'], {
      '6.1.0': 'Option `force` added.',
      '5.0.0': '`altKey` added again.',
      '4.0.0': '`altKey` removed.',
      '3.0.0': '`altKey` added, with a default.',
    }),
    history('cli.mdx', ['cli'], { '10.0.0': 'Flag `--e2e` added.' }),
    history('guide.mdx', [], {
      '13.0.0': '`video` is off by default. `local` added.',
      '3.0.0': '`video` is on by default.',
    }),
  ]

  const find = (
    name: string,
    owners: string[],
    { file = 'other.mdx', isOption = false, more = {} as Others } = {},
  ) => deriveVersions(pages, more, facts)({ name, owners, isOption, file })

  it('come from the history of the page that documents its owner', () => {
    expect(find('force', ['cy.click'])).toEqual({ since: '6.1.0' })
    expect(find('force', ['cy.type'])).toBeUndefined()
    expect(find('-e, --e2e', ['cli.run'])).toEqual({ since: '10.0.0' })
  })

  it('come from the history of its own page', () => {
    const file = 'click.mdx'
    expect(find('altKey', [], { file })).toEqual({ since: '3.0.0' })
    // The history says that it's an option, but the row isn't one.
    expect(find('force', [], { file })).toBeUndefined()
    expect(find('force', [], { file, isOption: true })).toEqual({
      since: '6.1.0',
    })
    expect(find('local', [], { file: 'guide.mdx' })).toEqual({
      since: '13.0.0',
    })
    expect(find('local', [])).toBeUndefined()
  })

  it('come from since.yml, and the last change counts', () => {
    expect(find('video', ['config'])).toEqual({ changed: '13.0.0' })
    const more = { '0.17.0': ['config.video'] }
    expect(find('video', ['config'], { more })).toEqual({
      since: '0.17.0',
      changed: '13.0.0',
    })
    // A change in the version that added it is part of the addition.
    expect(
      find('video', ['config'], { more: { '13.0.0': ['config.video'] } }),
    ).toEqual({ since: '13.0.0' })
  })

  it('never contradict each other', () => {
    const experiments = history('b.mdx', [], { '1.0.0': '`video` added.' })
    const configuration = history('a.mdx', ['config'], {
      '2.0.0': '`video` added.',
    })
    expect(() =>
      deriveVersions([configuration, experiments], {}, facts),
    ).toThrow(
      'b.mdx: The history says 1.0.0 for "config.video", but a.mdx says 2.0.0. Correct one of them.',
    )
  })

  it('are never in two places', () => {
    expect(() =>
      find('force', [], { more: { '6.1.0': ['cy.click.force'] } }),
    ).toThrow(
      'content/api/since.yml: "cy.click.force" has 6.1.0, but click.mdx has 6.1.0 for it. Remove it from content/api/since.yml, or correct the other file.',
    )
  })
})

/** Every name of the API, and every row that can be in a table of options. */
const members = new Set([
  ...namesOf(facts).keys(),
  ...subjectNames(facts).flatMap((of) =>
    readSubject(facts, of).rows.flatMap(({ name }) =>
      name.split(', ').map((one) => `${of}.${one}`),
    ),
  ),
])

const others = readOthers(root)
const typed = readTyped(root)

describe.each([
  ['since.yml', others],
  ['typed.yml', typed],
])('%s', (_, names) => {
  const listed = Object.values(names).flat()

  it('has real versions, oldest first, up to the documented one', () => {
    const versions = Object.keys(names)
    expect(versions.filter((version) => !isVersion(version))).toEqual([])
    expect(versions).toEqual([...versions].sort(compareVersions))
    expect(
      compareVersions(versions.at(-1) ?? '', facts.version),
    ).toBeLessThanOrEqual(0)
  })

  it('has only names that exist, each once', () => {
    expect(listed.filter((name) => !members.has(name))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
    expect(members.has('cy.click.forse')).toBe(false)
  })
})

describe('the histories of all pages', () => {
  const histories = readHistories(root)

  it('agree with each other, with since.yml, and with typed.yml', () => {
    expect(() => deriveVersions(histories, others, facts, typed)).not.toThrow()
  })

  it('leave to typed.yml what had to be there by some version', () => {
    const find = deriveVersions(
      [
        {
          file: 'docs/api/commands/x.mdx',
          apis: ['cy.x'],
          rows: [{ version: '5.0.0', change: '`b` is `true` by default.' }],
        },
      ],
      {},
      facts,
      { '4.0.0': ['cy.x.a'], '6.0.0': ['cy.x.b'] },
    )
    const read = (name: string) =>
      find({ name, owners: ['cy.x'], isOption: true, file: '' })
    expect(read('a')).toEqual({ by: '4.0.0' })
    expect(read('b')).toEqual({ by: '5.0.0', changed: '5.0.0' })
    expect(read('c')).toBeUndefined()
  })

  it('and since.yml make an entry in typed.yml superfluous', () => {
    const twice = { '4.0.0': ['config.env'] }
    expect(() => deriveVersions(histories, others, facts, twice)).toThrow(
      'content/api/typed.yml: "config.env" isn\'t needed, because content/api/since.yml says that it\'s there since 0.12.2. Remove it.',
    )
  })

  it('are all read', () => {
    const withTable = filesAt(root, 'docs').filter(
      (file) =>
        file.endsWith('.mdx') &&
        /^## History\n\n\| Version/m.test(readSource(root, file).text),
    )
    const files = histories.map(({ file }) => file)
    // Some only have a row that's less precise than a version.
    expect(withTable.length - files.length).toBeLessThan(6)
    expect(files.filter((file) => !withTable.includes(file))).toEqual([])
    expect(files.length).toBeGreaterThan(130)
  })

  it('say of no option that it was added unless it exists', () => {
    const added = histories.flatMap(({ apis: [api = ''], rows }) =>
      rows.flatMap(({ change }) =>
        readChange(change)
          .filter(({ did, isOption }) => did === 'add' && isOption)
          .map(({ name }) => `${api}.${name}`),
      ),
    )
    const ofCommands = added.filter((name) => name.startsWith('cy.'))
    expect(ofCommands.length).toBeGreaterThan(50)
    expect(ofCommands.filter((name) => !members.has(name))).toEqual([])
  })
})
