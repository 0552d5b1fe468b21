import { describe, expect, it } from 'vitest'
import { stemOf } from './stem'

describe('stemOf', () => {
  it.each([
    ['tests', 'testing', 'tested', 'test'],
    ['queries', 'query'],
    ['configure', 'configured', 'configuration'],
    ['authenticate', 'authentication'],
    ['parallelize', 'parallelization'],
    ['stubbed', 'stubbing', 'stub', 'stubs'],
    ['matches', 'match'],
    ['assertion', 'assertions', 'asserts'],
  ])('is the same for %s', (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1)
  })

  it.each([
    ['locator', 'location'],
    ['is', 'i'],
    ['class', 'clas'],
    ['pass', 'pas'],
    ['e2e', 'e2'],
    ['string', 'str'],
  ])('differs for %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other))
  })
})
