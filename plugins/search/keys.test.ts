import { describe, expect, it } from 'vitest'
import { isCommandK, isSlash, keyShortcuts } from './keys'

const press = (key: string, modifiers: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...modifiers,
})

describe('isCommandK', () => {
  it.each([
    ['k', { ctrlKey: true }],
    ['K', { ctrlKey: true }],
    ['k', { metaKey: true }],
  ])('is true for %s with %j', (key, modifiers) => {
    expect(isCommandK(press(key, modifiers))).toBe(true)
  })

  it.each([
    ['k', {}],
    ['j', { ctrlKey: true }],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['k', { ctrlKey: true, metaKey: true }],
    ['k', { ctrlKey: true, isComposing: true }],
  ])('is false for %s with %j', (key, modifiers) => {
    expect(isCommandK(press(key, modifiers))).toBe(false)
  })
})

describe('isSlash', () => {
  it.each([
    ['/', {}],
    ['/', { shiftKey: true }],
  ])('is true for %s with %j', (key, modifiers) => {
    expect(isSlash(press(key, modifiers))).toBe(true)
  })

  it.each([
    ['k', {}],
    ['/', { ctrlKey: true }],
    ['/', { metaKey: true }],
    ['/', { altKey: true }],
    ['/', { isComposing: true }],
  ])('is false for %s with %j', (key, modifiers) => {
    expect(isSlash(press(key, modifiers))).toBe(false)
  })
})

describe('keyShortcuts', () => {
  it('includes the slash only if it is enabled', () => {
    expect(keyShortcuts(true)).toContain('/')
    expect(keyShortcuts(false)).not.toContain('/')
  })
})
