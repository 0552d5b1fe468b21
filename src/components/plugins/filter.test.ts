import { describe, expect, it } from 'vitest'
import type { PluginGroup } from '../../data/types'
import {
  countPlugins,
  type Filters,
  filterGroups,
  idOf,
  isPlace,
  noFilters,
  readFilters,
  toSearch,
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
  filterGroups(groups, { ...noFilters, ...filters }).flatMap(({ plugins }) =>
    plugins.map(({ name }) => name),
  )

const all = ['cypress-axe', '@acme/cypress-mysql', 'cypress-db']

describe('filters', () => {
  it.each<[string, Partial<Filters>, string[]]>([
    ['nothing', {}, all],
    ['blanks', { text: '  ' }, all],
    ['what all names have', { text: 'Cypress' }, all],
    ['a keyword', { text: 'wcag' }, ['cypress-axe']],
    ['a word of the text', { text: 'page' }, ['cypress-axe']],
    ['the title of a group', { text: 'accessib' }, ['cypress-axe']],
    ['a name with its scope', { text: '@acme/cypress' }, [all[1]!]],
    ['the middle of a word', { text: 'sql' }, [all[1]!]],
    ['a short beginning of a word', { text: 'ax' }, ['cypress-axe']],
    ['no short middle of a word', { text: 'ql' }, []],
    ['all words, in any order', { text: 'files queries' }, ['cypress-db']],
    ['one word too many', { text: 'files axe' }, []],
    ['a category', { category: 'accessibility' }, ['cypress-axe']],
    ['a badge', { badge: 'deprecated' }, [all[1]!]],
    ['all of them', { text: 'sql', badge: 'official' }, []],
  ])('by %s', (_, filters, names) => {
    expect(namesFor(filters)).toEqual(names)
  })

  it('leave no empty group', () => {
    const shown = filterGroups(groups, { ...noFilters, badge: 'official' })
    expect(shown.map(({ id }) => id)).toEqual(['data-and-databases'])
    expect(countPlugins(shown)).toBe(1)
    expect(countPlugins(groups)).toBe(3)
  })
})

describe('the address', () => {
  it('keeps what was looked for', () => {
    const filters: Filters = {
      text: 'c++ & more',
      category: 'accessibility',
      badge: 'official',
    }
    expect(readFilters(toSearch(filters), groups)).toEqual(filters)
  })

  it('has nothing where nothing is looked for', () => {
    expect(toSearch({ ...noFilters, text: ' ' })).toBe('')
  })

  it('is not asked for what there is not', () => {
    const search = '?q=axe&category=nowhere&badge=__proto__&page=2'
    expect(readFilters(search, groups)).toEqual({ ...noFilters, text: 'axe' })
  })

  it('has a place for each group and each plugin', () => {
    expect(idOf('@acme/cypress-mysql')).toBe('acme--cypress-mysql')
    expect(isPlace(groups, 'acme--cypress-mysql')).toBe(true)
    expect(isPlace(groups, 'accessibility')).toBe(true)
    expect(isPlace(groups, 'see-also')).toBe(false)
  })
})
