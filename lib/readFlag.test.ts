import { afterEach, expect, it, vi } from 'vitest'
import { readFlag, readOff } from './readFlag'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['1', true],
  ['', false],
])('reads %j as %j', (value, expected) => {
  vi.stubEnv('FLAG', value)
  expect(readFlag('FLAG')).toBe(expected)
})

it('is off if it is not set', () => {
  expect(readFlag('FLAG')).toBe(false)
})

it.each(['0', 'true', 'off'])('rejects %j', (value) => {
  vi.stubEnv('FLAG', value)
  expect(() => readFlag('FLAG')).toThrow(
    `FLAG is "${value}". Allowed: 1 to turn it on. To turn it off, don't set it.`,
  )
})

it('reads what is on unless it is off', () => {
  expect(readOff('FLAG')).toBe(false)
  vi.stubEnv('FLAG', 'off')
  expect(readOff('FLAG')).toBe(true)
  vi.stubEnv('FLAG', 'no')
  expect(() => readOff('FLAG')).toThrow(
    `FLAG is "no". Allowed: off to turn it off. To turn it on, don't set it.`,
  )
})
