import { describe, expect, it } from 'vitest'
import { isReadable } from './storedSearches'

const hit = {
  objectID: '/api/commands/get#',
  url: '/api/commands/get',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'API', lvl1: 'get', lvl2: null },
}

describe('isReadable', () => {
  it.each([[[]], [[hit]], [[hit, { ...hit, content: 'text' }]]])(
    'is true for %j',
    (list) => {
      expect(isReadable(JSON.stringify(list))).toBe(true)
    },
  )

  it.each([
    'no list',
    '{}',
    'null',
    '[null]',
    '["get"]',
    JSON.stringify([{ ...hit, url: undefined }]),
    JSON.stringify([{ ...hit, objectID: 1 }]),
    JSON.stringify([{ ...hit, hierarchy: null }]),
    JSON.stringify([{ ...hit, hierarchy: { lvl1: null } }]),
    JSON.stringify([{ ...hit, hierarchy: { lvl1: 'get', lvl2: {} } }]),
    JSON.stringify([{ ...hit, content: {} }]),
  ])('is false for %s', (stored) => {
    expect(isReadable(stored)).toBe(false)
  })
})
