import { afterEach, expect, it, vi } from 'vitest'
import { readFlag } from './readFlag'

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
