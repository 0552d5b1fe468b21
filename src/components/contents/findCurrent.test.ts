import { expect, it } from 'vitest'
import { findCurrent } from './findCurrent'

const start = 60
const middle = 450

const find = (...tops: number[]) =>
  findCurrent(
    tops.map((top) => ({ top })),
    start,
    middle,
  )?.top

it.each([
  ['none, above the first section', [500, 900], undefined],
  ['none, if there are no sections', [], undefined],
  ['the section at the top of the window', [-300, 60, 800], 60],
  ['the first of several in the upper half', [-300, 100, 200, 300], 100],
  ['the one before, if the next starts in the lower half', [-300, 450], -300],
  ['the one that the navbar covers', [-300, 59, 700], 59],
  ['the last one at the end of the page', [-900, -300], -300],
])('finds %s', (_what, tops, found) => {
  expect(find(...tops)).toBe(found)
})
