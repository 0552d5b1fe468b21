import { describe, expect, it } from 'vitest'
import { parseAddresses } from '../../content/rules/addresses'
import { redirects } from '../../src/data/redirects'
import { shortLinks } from '../../src/data/shortLinks'
import { groupByAddress, successorsByPage } from './successors'

const read = (text: string) => parseAddresses(text).published

it('puts ids with the same address together, and says if the id stays', () => {
  expect(
    groupByAddress({
      one: '#two',
      three: '#two',
      four: '/b',
      five: '/b#five',
      six: '/b#six',
      seven: '/b#twenty-seven',
      eight: '#eight',
    }),
  ).toEqual({
    '#two': ['one', 'three'],
    '/b': ['four'],
    '/b#': ['five', 'six'],
    '/b#twenty-seven': ['seven'],
    '#eight': ['eight'],
  })
})

describe('successorsByPage', () => {
  it('lists only what has a successor, in lowercase', () => {
    const published = read(
      '/a\n  one\n  Two -> #one\n  three -> /b: all of it\n  four -> top: nobody read it\n/b\n',
    )
    expect([...successorsByPage(published, [], [])]).toEqual([
      ['/a', { two: '#one', three: '/b' }],
      ['/b', {}],
    ])
  })

  it('adds those of a page that was moved to the page where readers arrive', () => {
    const published = read(
      '/a\n  one -> #own\n/old\n  one -> #two\n  three -> #four\n/part\n  five -> #six\n',
    )
    const moved = [
      { from: '/old', to: '/a' },
      { from: '/part', to: '/a#section' },
    ]
    expect([...successorsByPage(published, moved, [])]).toEqual([
      ['/a', { one: '#own', three: '#four' }],
    ])
  })

  it('adds the hashes of short links', () => {
    const links = [
      { name: 'get#Alias', to: '/a#come-back' },
      { name: 'get', to: '/a#no-hash' },
      { name: 'get#Whole', to: '/a' },
    ]
    expect([...successorsByPage([], [], links)]).toEqual([
      ['/a', { alias: '#come-back' }],
    ])
  })

  it('finds the section of every short link with a hash', () => {
    const named = shortLinks.filter(
      ({ name, to }) => name.includes('#') && to.includes('#'),
    )
    expect(named.length).toBeGreaterThan(15)
    const pages = successorsByPage([], redirects, named)
    for (const { name, to } of named) {
      const [path = '', id] = to.split('#')
      const asked = name.slice(name.indexOf('#') + 1).toLowerCase()
      expect(pages.get(path)?.[asked]).toBe(`#${id}`)
    }
  })
})
