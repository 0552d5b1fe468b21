import { expect, it } from 'vitest'
import { keepsGrowing } from './growth'

it('is less than the given share', () => {
  expect(keepsGrowing([100, 101, 104, 104], 0.05)).toBe(false)
  expect(keepsGrowing([100, 101, 107, 108], 0.05)).toBe(true)
})

it.each([
  ['a leak', [10, 11, 12, 13], true],
  ['a leak with noise', [10, 12, 11, 13, 15, 14], true],
  ['noise', [10, 12, 11, 12, 10, 11], false],
  ['nothing', [10, 10, 10, 10], false],
  ['a cache that fills and stays', [10, 14, 14, 14], false],
])('%s', (_, readings, expected) => {
  expect(keepsGrowing(readings)).toBe(expected)
})
