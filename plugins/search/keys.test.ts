import { describe, expect, it } from 'vitest'
import { opensSearch } from './keys'

const press = (key: string, modifiers: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...modifiers,
})

describe('opensSearch', () => {
  it.each([
    ['/', {}],
    ['/', { shiftKey: true }],
    ['k', { ctrlKey: true }],
    ['K', { ctrlKey: true }],
    ['k', { metaKey: true }],
  ])('is true for %s with %j', (key, modifiers) => {
    expect(opensSearch(press(key, modifiers), false)).toBe(true)
  })

  it.each([
    ['k', {}],
    ['/', { ctrlKey: true }],
    ['/', { metaKey: true }],
    ['/', { altKey: true }],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['k', { ctrlKey: true, metaKey: true }],
    ['/', { isComposing: true }],
    ['j', { ctrlKey: true }],
  ])('is false for %s with %j', (key, modifiers) => {
    expect(opensSearch(press(key, modifiers), false)).toBe(false)
  })

  it('lets a slash be typed, but not Ctrl+K', () => {
    expect(opensSearch(press('/'), true)).toBe(false)
    expect(opensSearch(press('k', { ctrlKey: true }), true)).toBe(true)
  })
})
