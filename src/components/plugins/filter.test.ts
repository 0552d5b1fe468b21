import { describe, expect, it } from 'vitest'
import type { PluginGroup } from '../../data/types'
import type { Filters } from '../list/filters'
import {
  choicesOf,
  countPlugins,
  filterGroups,
  hasAnchor,
  idOf,
} from './filter'

const groups: PluginGroup[] = [
  {
    id: 'accessibility',
    title: 'Accessibility',
    plugins: [
      {
        name: 'cypress-axe',
        badges: ['community'],
        text: 'Runs axe-core on a page.',
        keywords: ['a11y', 'WCAG'],
      },
    ],
  },
  {
    id: 'data-and-databases',
    title: 'Data and databases',
    plugins: [
      {
        name: '@acme/cypress-mysql',
        badges: ['verified', 'deprecated'],
        text: 'Queries a database.',
        keywords: ['SQL'],
        instead: { plugin: 'cypress-db' },
      },
      {
        name: 'cypress-db',
        badges: ['official'],
        text: 'Queries databases and accesses files.',
        keywords: ['tables'],
      },
    ],
  },
]

const namesFor = (filters: Partial<Filters>) =>
  filterGroups(groups, { q: '', ...filters }).flatMap(({ plugins }) =>
    plugins.map(({ name }) => name),
  )

const mysql = '@acme/cypress-mysql'
const all = ['cypress-axe', mysql, 'cypress-db']

describe('filterGroups', () => {
  it.each<[string, Partial<Filters>, string[]]>([
    ['nothing', {}, all],
    ['spaces', { q: '  ' }, all],
    ['a word in every name', { q: 'Cypress' }, all],
    ['a keyword', { q: 'wcag' }, ['cypress-axe']],
    ['a word of the text', { q: 'page' }, ['cypress-axe']],
    ['the title of a group', { q: 'accessib' }, ['cypress-axe']],
    ['a name with its scope', { q: '@acme/cypress' }, [mysql]],
    ['the middle of a word', { q: 'sql' }, [mysql]],
    ['a short prefix', { q: 'ax' }, ['cypress-axe']],
    ['a short string, but not in the middle of a word', { q: 'ql' }, []],
    ['all words, in any order', { q: 'files queries' }, ['cypress-db']],
    ['words that no plugin has together', { q: 'files axe' }, []],
    ['a category', { category: 'accessibility' }, ['cypress-axe']],
    ['a badge', { badge: 'deprecated' }, [mysql]],
    ['several filters', { q: 'sql', badge: 'official' }, []],
  ])('filters by %s', (_, filters, names) => {
    expect(namesFor(filters)).toEqual(names)
  })

  it('omits empty groups', () => {
    const shown = filterGroups(groups, { q: '', badge: 'official' })
    expect(shown.map(({ id }) => id)).toEqual(['data-and-databases'])
    expect(countPlugins(shown)).toBe(1)
    expect(countPlugins(groups)).toBe(3)
  })
})

it('gives each group and each plugin an anchor', () => {
  expect(idOf('@acme/cypress-mysql')).toBe('acme--cypress-mysql')
  expect(hasAnchor(groups, 'acme--cypress-mysql')).toBe(true)
  expect(hasAnchor(groups, 'accessibility')).toBe(true)
  expect(hasAnchor(groups, 'see-also')).toBe(false)
})

it('shows how many plugins each option has', () => {
  expect(
    choicesOf(groups).map(({ options }) => options.map(({ label }) => label)),
  ).toEqual([
    ['Accessibility (1)', 'Data and databases (2)'],
    [
      'Official (1)',
      'Verified (1)',
      'Community (1)',
      'Experiment (0)',
      'Deprecated (1)',
    ],
  ])
})
