import { expect, it } from 'vitest'
import { findSameLetters, findSuccessor, successorsFile } from './findAnchor'

it.each([
  ['Syntax', 'syntax'],
  ['rules-of-it', 'rules-Of-it'],
  ['nothing', undefined],
  ['', undefined],
])('finds the id that differs from %o only in case', (asked, found) => {
  expect(findSameLetters(asked, ['syntax', 'rules-Of-it'])).toBe(found)
})

it.each([
  ['usage', '#syntax'],
  ['Usage', '#syntax'],
  ['gone', undefined],
  ['14-5-0', '/changelog#14-5-0'],
  ['toString', undefined],
  ['__proto__', undefined],
])('finds the successor of %o', (asked, found) => {
  const successors = { '#syntax': ['usage'], '/changelog#': ['14-5-0'] }
  expect(findSuccessor(asked, successors)).toBe(found)
})

it.each([
  ['/', 'anchors/index.json'],
  ['/api/utilities/$', 'anchors/api/utilities/$.json'],
])('looks for the successors of %s in %s', (path, file) => {
  expect(successorsFile(path)).toBe(file)
})
