import { describe, expect, it } from 'vitest'
import type { ChangeKind } from '../../data/types'
import { type Filters, readFilters } from '../list/filters'
import { choicesOf, filterEntries, toCheck } from './filter'

const entry = (
  version: string,
  kind: ChangeKind,
  text: string,
  commands: string[] = [],
) => ({ version, kind, text, commands })

const entries = [
  entry('12.6.0', 'feature', 'A selector playground.'),
  entry('12.5.1', 'fix', 'cy.visit() works offline. #12', ['visit']),
  entry('12.5.1', 'deprecated', 'The old folder.'),
  entry('12.5.0', 'fix', 'cy.press() after cy.visit().', ['press', 'visit']),
  entry('12.0.0', 'breaking', 'Tests start with a blank page.'),
]

const shown = (filters: Partial<Filters>) =>
  filterEntries(entries, { q: '', ...filters }).map(
    ({ version, kind }) => `${version} ${kind}`,
  )

const all = shown({})

it('shows everything without filters', () => {
  expect(all).toHaveLength(entries.length)
})

it.each<[Partial<Filters>, string[]]>([
  [{ q: 'offline' }, ['12.5.1 fix']],
  [{ q: '12.5.1' }, ['12.5.1 fix', '12.5.1 deprecated']],
  [{ q: '5.1' }, []],
  [{ q: '12' }, all],
  [{ type: 'demanding' }, ['12.5.1 deprecated', '12.0.0 breaking']],
  [{ type: 'feature' }, ['12.6.0 feature']],
  [{ command: 'visit' }, ['12.5.1 fix', '12.5.0 fix']],
  [{ command: 'visit', q: 'press' }, ['12.5.0 fix']],
  [{ from: '12.5.1' }, ['12.6.0 feature']],
  [{ from: '12.5.0', to: '12.5.1' }, ['12.5.1 fix', '12.5.1 deprecated']],
  [{ from: '11.2.0', to: '12.0.0' }, ['12.0.0 breaking']],
  // To the version itself, or to an older one.
  [{ from: '12.5.1', to: '12.5.1' }, []],
  [{ from: '12.5.1', to: '12.0.0' }, []],
])('shows for %j', (filters, expected) => {
  expect(shown(filters)).toEqual(expected)
})

it('lists what can require an edit, oldest first, in the order of each version', () => {
  const more = [entry('12.6.0', 'breaking', 'One.'), ...entries]
  more.push(entry('12.0.0', 'deprecated', 'Two.'))
  expect(
    toCheck(more).map(({ version, kind }) => `${version} ${kind}`),
  ).toEqual([
    '12.0.0 breaking',
    '12.0.0 deprecated',
    '12.5.1 deprecated',
    '12.6.0 breaking',
  ])
})

describe('the choices', () => {
  const choices = choicesOf(entries, '11.2.0')
  const optionsOf = (name: string) =>
    choices
      .find((choice) => choice.name === name)
      ?.options.map(({ value }) => value)

  it('have the commands and versions of the entries', () => {
    expect(optionsOf('command')).toEqual(['press', 'visit'])
    expect(optionsOf('from')).toEqual([
      '12.6.0',
      '12.5.1',
      '12.5.0',
      '12.0.0',
      '11.2.0',
    ])
    // The latest version is the default.
    expect(optionsOf('to')).toEqual(['12.5.1', '12.5.0', '12.0.0'])
  })

  it.each([
    ['?from=12.5&to=12.5', { from: '12.5.0', to: '12.5.1' }],
    ['?from=12&to=12', { from: '12.0.0', to: '12.6.0' }],
    ['?from=11', { from: '11.2.0', to: '' }],
    ['?from=1&to=99', { from: '', to: '' }],
    ['?from=', { from: '', to: '' }],
    ['?type=nothing&command=__proto__', { type: '', command: '' }],
  ])('read %s', (search, expected) => {
    expect(readFilters(search, choices)).toMatchObject(expected)
  })
})
