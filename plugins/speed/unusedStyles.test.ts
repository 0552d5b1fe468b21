import { expect, it } from 'vitest'
import { isUnshownClass, isUnusedClass } from './unusedStyles'

it('knows the classes of a family that are used', () => {
  expect(isUnusedClass('margin-top--xl')).toBe(true)
  expect(isUnusedClass('margin-top--sm')).toBe(false)
  expect(isUnusedClass('navbar__item')).toBe(false)
})

it('knows classes of parts that are not shown, whatever their hash', () => {
  expect(isUnshownClass('navbar--dark')).toBe(true)
  expect(isUnshownClass('sidebarLogo_x-Z')).toBe(true)
  expect(isUnshownClass('card')).toBe(true)
  expect(isUnshownClass('card-grid')).toBe(false)
  expect(isUnshownClass('sidebar_x-Z')).toBe(false)
})
