import { expect, it } from 'vitest'
import { addressOf, parseChange } from './releases'

it.each([
  ['Fixes a typo.', { text: 'Fixes a typo.', issues: [] }],
  ['Fixes a typo. #12 #345', { text: 'Fixes a typo.', issues: [12, 345] }],
  ['Links to `#12` work. #3', { text: 'Links to `#12` work.', issues: [3] }],
  ['Issue #12 is fixed.', { text: 'Issue #12 is fixed.', issues: [] }],
])('reads %j', (change, parts) => {
  expect(parseChange(change)).toEqual(parts)
})

it('links to the repository', () => {
  expect(addressOf(12)).toBe('https://github.com/cypress-io/cypress/issues/12')
})
