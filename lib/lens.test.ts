import { describe, expect, it } from 'vitest'
import { isNewer } from './lens'

describe('a version', () => {
  it.each([
    ['13.0', '12.5'],
    ['12.17.4', '12.5'],
    ['12.6', '12.5.1'],
    ['14.5.4', '14.5'],
    ['12.5.2', '12.5.1'],
    ['10.0', '9.7'],
    ['3.0.1', '3'],
  ])('%s is newer than %s', (version, used) => {
    expect(isNewer(version, used)).toBe(true)
    expect(isNewer(used, version)).toBe(false)
  })

  it.each([
    ['12.5', '12.5'],
    ['12.5', '12.5.0'],
    ['12.5.0', '12.5'],
    ['12.0', '12'],
  ])('%s isn’t newer than %s', (version, used) => {
    expect(isNewer(version, used)).toBe(false)
  })
})
