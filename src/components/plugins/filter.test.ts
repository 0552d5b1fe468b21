import { describe, expect, it } from 'vitest'
import type { PluginGroup } from '../../data/types'
import type { Filters } from '../list/filters'
import { choicesOf, countPlugins, filterGroups, idOf, isPlace } from './filter'

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

const all = ['cypress-axe', '@acme/cypress-mysql', 'cypress-db']

describe('filters', () => {
  it.each<[string, Partial<Filters>, string[]]>([
    ['nothing', {}, all],
    ['blanks', { q: '  ' }, all],
    ['what all names have', { q: 'Cypress' }, all],
    ['a keyword', { q: 'wcag' }, ['cypress-axe']],
    ['a word of the text', { q: 'page' }, ['cypress-axe']],
    ['the title of a group', { q: 'accessib' }, ['cypress-axe']],
    ['a name with its scope', { q: '@acme/cypress' }, [all[1]!]],
    ['the middle of a word', { q: 'sql' }, [all[1]!]],
    ['a short beginning of a word', { q: 'ax' }, ['cypress-axe']],
    ['no short middle of a word', { q: 'ql' }, []],
    ['all words, in any order', { q: 'files queries' }, ['cypress-db']],
    ['one word too many', { q: 'files axe' }, []],
    ['a category', { category: 'accessibility' }, ['cypress-axe']],
    ['a badge', { badge: 'deprecated' }, [all[1]!]],
    ['all of them', { q: 'sql', badge: 'official' }, []],
  ])('by %s', (_, filters, names) => {
    expect(namesFor(filters)).toEqual(names)
  })

  it('leave no empty group', () => {
    const shown = filterGroups(groups, { q: '', badge: 'official' })
    expect(shown.map(({ id }) => id)).toEqual(['data-and-databases'])
    expect(countPlugins(shown)).toBe(1)
    expect(countPlugins(groups)).toBe(3)
  })
})

it('there is a place for each group and each plugin', () => {
  expect(idOf('@acme/cypress-mysql')).toBe('acme--cypress-mysql')
  expect(isPlace(groups, 'acme--cypress-mysql')).toBe(true)
  expect(isPlace(groups, 'accessibility')).toBe(true)
  expect(isPlace(groups, 'see-also')).toBe(false)
})

it('choices say how many plugins each has', () => {
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
