import { describe, expect, it } from 'vitest'
import type { MediaEntry } from '../../data/types'
import type { Filters } from '../list/filters'
import {
  choicesOf,
  filterEntries,
  hasAnchor,
  idOf,
  isOld,
  toWords,
} from './filter'

const entries: MediaEntry[] = [
  {
    title: 'Cypress: cómo empezar',
    href: 'https://blog.example/empezar',
    people: ['Ada Lovelace', 'Grace Hopper'],
    date: '2023-01-16',
    source: 'Fernhill blog',
    topic: 'First steps',
    language: 'es',
  },
  {
    title: 'Cypress',
    id: 'cypress-2020',
    href: 'https://blog.example/cypress',
    people: ['Grace Hopper'],
    date: '2020',
    topic: 'CI and parallel runs',
    price: 'Free',
    text: 'All about pipelines.',
  },
  { title: 'Without a date', href: 'https://blog.example/no', people: [] },
]

describe('filterEntries', () => {
  it.each<[string, Partial<Filters>, number[]]>([
    ['nothing', {}, [0, 1, 2]],
    ['a person', { q: 'hopper' }, [0, 1]],
    ['a source', { q: 'fernhill' }, [0]],
    ['a word of the text', { q: 'pipelines' }, [1]],
    ['the name of a language', { q: 'span' }, [0]],
    ['a year as a word', { q: '2020 cypress' }, [1]],
    ['a topic', { topic: 'first-steps' }, [0]],
    ['a language', { language: 'english' }, [1, 2]],
    ['a price', { price: 'free' }, [1]],
    ['a year', { year: '2023' }, [0]],
    ['several filters', { q: 'ada', year: '2020' }, []],
  ])('filters by %s', (_, filters, indexes) => {
    expect(filterEntries(entries, { q: '', ...filters })).toEqual(
      indexes.map((index) => entries[index]),
    )
  })

  it('gives each entry an anchor', () => {
    expect(entries.map(idOf)).toEqual([
      'cypress-como-empezar',
      'cypress-2020',
      'without-a-date',
    ])
    expect(hasAnchor(entries, 'cypress-2020')).toBe(true)
    expect(hasAnchor(entries, 'cypress')).toBe(false)
  })
})

it('offers each value that an entry has, newest years first', () => {
  const choices = choicesOf(entries, ['language', 'year', 'price'])
  expect(choices.map(({ options }) => options)).toEqual([
    [
      { value: 'english', label: 'English (2)' },
      { value: 'spanish', label: 'Spanish (1)' },
    ],
    [
      { value: '2023', label: '2023 (1)' },
      { value: '2020', label: '2020 (1)' },
    ],
    [{ value: 'free', label: 'Free (1)' }],
  ])
})

it.each([
  ['2022-05-31', true, 'May 31, 2022'],
  ['2022-06-01', false, 'Jun 1, 2022'],
  ['2022-05', true, 'May 2022'],
  ['2022-06', false, 'Jun 2022'],
  ['2021', true, '2021'],
  ['2022', false, '2022'],
])('knows whether %s is before Cypress 10: %s', (date, isBefore, words) => {
  expect(isOld({ title: '', href: '', people: [], date })).toBe(isBefore)
  expect(toWords(date)).toBe(words)
})
