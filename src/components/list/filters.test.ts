import { describe, expect, it } from 'vitest'
import {
  type Choice,
  type Filters,
  hasWords,
  readFilters,
  toSearch,
} from './filters'

const option = (value: string) => ({ value, label: value })

const choices: Choice[] = [
  {
    name: 'topic',
    label: 'Topic',
    all: 'All topics',
    options: [option('networks'), option('ci')],
  },
  { name: 'year', label: 'Year', all: 'All years', options: [option('2020')] },
]

const open: Filters = { q: '', topic: '', year: '' }

describe('the address', () => {
  it('preserves the filters', () => {
    const filters: Filters = { q: 'c++ & more', topic: 'ci', year: '2020' }
    expect(readFilters(toSearch(filters), choices)).toEqual(filters)
  })

  it('lists filters in a fixed order', () => {
    expect(toSearch({ year: '2020', topic: 'ci', q: ' a b ' })).toBe(
      '?q=a+b&topic=ci&year=2020',
    )
  })

  it('is empty without filters', () => {
    expect(toSearch({ ...open, q: ' ' })).toBe('')
  })

  it('can contain unknown values, which are ignored', () => {
    const search = '?q=axe&topic=nowhere&year=__proto__&badge=official&page=2'
    expect(readFilters(search, choices)).toEqual({ ...open, q: 'axe' })
  })
})

it.each([
  ['', true],
  ['  ', true],
  ['graphql', true],
  ['PAGE tests', true],
  ['raph', true],
  ['@acme/cy', true],
  ['gr', true],
  ['ql', false],
  ['über', true],
  ['page nothing', false],
])('searches for %j', (typed, isFound) => {
  const text = 'Tests a page with GraphQL, @acme/cypress, über alles'
  expect(hasWords(text, typed)).toBe(isFound)
})
