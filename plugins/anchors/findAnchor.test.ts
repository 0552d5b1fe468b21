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
  ])('finds the section for #%s: %s', (asked, found) => {
    expect(findAnchor(page, asked, ids, links)).toBe(found)
  })

  it('ignores short links to other pages', () => {
    expect(findAnchor('/api', 'Alias', ids, links)).toBeUndefined()
  })

  it('finds the section of every short link with a hash', () => {
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
