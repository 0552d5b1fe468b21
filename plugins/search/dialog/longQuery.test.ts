import { expect, it } from 'vitest'
import { createLongQuery } from './longQuery'

it('restores a query from its first 64 characters', () => {
  const { keep, toFull } = createLongQuery()
  const typed =
    'cy.click() failed because this element is detached from the DOM. Read more'
  keep(typed)
  expect(toFull(typed.slice(0, 64))).toBe(typed)
  expect(toFull('intercept')).toBe('intercept')
  expect(keep('x'.repeat(300))).toBe('x'.repeat(256))
})
