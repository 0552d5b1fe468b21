import { describe, expect, it } from 'vitest'
import { countBits, editsBetween, lettersOf } from './edits'

describe('editsBetween', () => {
  it.each([
    ['intercept', 'intercept', 0],
    ['intercpet', 'intercept', 1],
    ['intercep', 'intercept', 1],
    ['interceept', 'intercept', 1],
    ['jntercept', 'intercept', 1],
    ['ntercpet', 'intercept', 2],
    ['visit', 'within', 4],
  ])('from %s to %s is %i', (typed, word, edits) => {
    expect(editsBetween(typed, word, 3)).toBe(edits)
  })

  it('stops counting after the maximum', () => {
    expect(editsBetween('abcdef', 'uvwxyz', 2)).toBe(3)
  })

  it('ignores the rest of a word that is still being typed', () => {
    expect(editsBetween('conatin', 'contains', 1, true)).toBe(1)
    expect(editsBetween('conatin', 'contains', 1)).toBe(2)
  })
})

describe('lettersOf', () => {
  it('sets a bit for each letter', () => {
    expect(countBits(lettersOf('click'))).toBe(4)
    expect(countBits(lettersOf('cilck') & ~lettersOf('click'))).toBe(0)
  })
})
