import { describe, expect, it } from 'vitest'
import { fromDiff, hasMarks, markLines, readRange } from './marks'

describe('marked lines', () => {
  it.each([
    ['cy.log()\n// highlight-next-line\ncy.log()', true],
    ['<p>\n  {/* added-start */}\n</p>', true],
    ['# error-next-line\nnpx cypress', true],
    ['// What comes is a highlight', false],
  ])('are found: %j %s', (code, expected) => {
    expect(hasMarks(code)).toBe(expected)
  })

  it('get a comment above each line of a range', () => {
    expect(readRange('1,3-4')).toEqual([1, 3, 4])
    expect(markLines('a\nb\nc\nd', 'ts', [1, 3, 4])).toBe(
      '// highlight-next-line\na\nb\n// highlight-next-line\nc\n// highlight-next-line\nd',
    )
    expect(markLines('a', 'bash', [1])).toBe('# highlight-next-line\na')
    expect(markLines('a', 'md', [1])).toBe('<!-- highlight-next-line -->\na')
  })
})

describe('a diff', () => {
  it('becomes code with marked lines', () => {
    expect(fromDiff(' a: 1\n-b: 1\n+b: 2\n\n+  c: 3', 'yaml')).toBe(`a: 1
// removed-next-line
b: 1
// added-next-line
b: 2

// added-next-line
  c: 3`)
  })

  it('is rejected if a line has neither sign nor space', () => {
    expect(() => fromDiff('+a\nb', 'ts')).toThrow('"b" isn\'t a line of a diff')
  })
})
