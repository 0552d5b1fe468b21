import { describe, expect, it } from 'vitest'
import type { Hierarchy } from './client'
import { headingsOf, lastLevelOf, pathOf, snippetOf } from './hits'

const hierarchy: Hierarchy = {
  lvl0: 'API',
  lvl1: 'get',
  lvl2: 'Examples',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}
const stored = { hierarchy, content: null }

describe('headingsOf', () => {
  it('prefers marked headings', () => {
    const hit = {
      ...stored,
      _highlightResult: {
        hierarchy: { lvl1: { value: '<mark>get</mark>' } },
      },
    }
    expect(headingsOf(hit)).toEqual(['<mark>get</mark>', 'Examples'])
    expect(headingsOf(stored)).toEqual(['get', 'Examples'])
  })
})

describe('snippetOf', () => {
  it('prefers the marked excerpt, then all text', () => {
    const hit = { ...stored, content: 'all' }
    const marked = { ...hit, _snippetResult: { content: { value: 'some' } } }
    expect(snippetOf(marked)).toBe('some')
    expect(snippetOf(hit)).toBe('all')
    expect(snippetOf(stored)).toBeUndefined()
  })
})

describe('lastLevelOf', () => {
  it('is the deepest heading', () => {
    expect(lastLevelOf(hierarchy)).toBe('lvl2')
    expect(lastLevelOf({ ...hierarchy, lvl2: null })).toBe('lvl1')
  })
})

describe('pathOf', () => {
  it.each([
    [
      'https://docs.cypress.io/api/commands/get#Syntax',
      '/api/commands/get#Syntax',
    ],
    ['/base/api?a=b#c', '/base/api?a=b#c'],
    ['https://evil.example//other.example/x', '/other.example/x'],
    ['javascript:alert(1)', '/alert(1)'],
    ['data:text/html,x', '/text/html,x'],
    ['/%E0%A4%A', '/'],
    ['https://[', '/'],
  ])('turns %s into %s', (url, path) => {
    expect(pathOf(url)).toBe(path)
  })
})
