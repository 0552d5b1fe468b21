import { expect, it } from 'vitest'
import { lastAtMost } from './order'

it('finds the last value that is not greater', () => {
  const starts = [0, 10, 20]
  expect([0, 9, 10, 25].map((one) => lastAtMost(starts, one))).toEqual([
    0, 0, 1, 2,
  ])
  expect(lastAtMost(['b', 'd'], 'a')).toBe(0)
  expect(lastAtMost([], 'a')).toBe(0)
})
