import { describe, expect, it } from 'vitest'
import { shortLinks } from '../../src/data/shortLinks'
import { findAnchor } from './findAnchor'

const page = '/api/commands/get'
const links = [
  { name: 'get#Alias', to: `${page}#come-back` },
  { name: 'as#Alias', to: '/api/commands/as#alias' },
  { name: 'get#Gone', to: `${page}#gone-too` },
]
const ids = ['syntax', 'come-back', 'rules-Of-it']

describe('findAnchor', () => {
  it.each([
    ['Alias', 'come-back'],
    ['Syntax', 'syntax'],
    ['Rules-of-it', 'rules-Of-it'],
    ['Gone', undefined],
    ['nothing', undefined],
    ['', undefined],
  ])('leads from %s to %s', (asked, found) => {
    expect(findAnchor(page, asked, ids, links)).toBe(found)
  })

  it('asks only the short links to the page', () => {
    expect(findAnchor('/api', 'Alias', ids, links)).toBeUndefined()
  })

  it('knows each section that short links name', () => {
    const named = shortLinks.filter(
      ({ name, to }) => name.includes('#') && to.includes('#'),
    )
    expect(named.length).toBeGreaterThan(15)
    for (const { name, to } of named) {
      const [path = '', id = ''] = to.split('#')
      const asked = name.slice(name.indexOf('#') + 1)
      expect(findAnchor(path, asked, [id], shortLinks)).toBe(id)
    }
  })
})
