import { expect, it } from 'vitest'
import { isUnshownClass, isUnusedClass } from './unusedStyles'

it('distinguishes used and unused classes of a family', () => {
  expect(isUnusedClass('margin-top--xl')).toBe(true)
  expect(isUnusedClass('margin-top--sm')).toBe(false)
  expect(isUnusedClass('navbar__item')).toBe(false)
})

it("recognizes classes of features that aren't shown, with any hash", () => {
  expect(isUnshownClass('navbar--dark')).toBe(true)
  expect(isUnshownClass('sidebarLogo_x-Z')).toBe(true)
  expect(isUnshownClass('card')).toBe(true)
  expect(isUnshownClass('card-grid')).toBe(false)
  expect(isUnshownClass('sidebar_x-Z')).toBe(false)
})
