import { describe, expect, it } from 'vitest'
import { Highlighter } from './highlight'

const highlighter = (...terms: string[]) =>
  new Highlighter(new Map(terms.map((term) => [term, 1])), {
    indexName: '',
    query: '',
  })

describe('mark', () => {
  it('marks whole words, whatever their case', () => {
    expect(highlighter('get').mark('Get it, forget it')).toBe(
      '<mark>Get</mark> it, forget it',
    )
  })

  it('marks a name as a whole, or the part that was found', () => {
    expect(highlighter('cyget').mark('cy.get()')).toBe('<mark>cy.get</mark>()')
    expect(highlighter('get').mark('cy.get()')).toBe('cy.<mark>get</mark>()')
    expect(highlighter('retryability').mark('Retry-ability')).toBe(
      '<mark>Retry-ability</mark>',
    )
  })

  it('escapes before it marks', () => {
    expect(highlighter('select', 'lt').mark('a <select> & "lt"')).toBe(
      'a &lt;<mark>select</mark>&gt; &amp; &quot;<mark>lt</mark>&quot;',
    )
  })
})

describe('best', () => {
  it('is the piece with most of the terms', () => {
    expect(
      highlighter('stub', 'response').best([
        'A stub.',
        'Stub a response.',
        'A response.',
      ]),
    ).toBe('Stub a response.')
  })

  it('is the first where none has any, and nothing of nothing', () => {
    expect(highlighter('stub').best(['One.', 'Two.'])).toBe('One.')
    expect(highlighter('stub').best([])).toBeUndefined()
  })
})

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten'
  it('shows words around what was found', () => {
    expect(highlighter('six').snippet(text, 4)).toBe(
      '…five <mark>six</mark> seven eight…',
    )
  })

  it('shows a short text whole', () => {
    expect(highlighter('six').snippet('five six', 4)).toBe(
      'five <mark>six</mark>',
    )
  })

  it('ends with the text', () => {
    expect(highlighter('ten').snippet(text, 3)).toBe(
      '…eight nine <mark>ten</mark>',
    )
  })
})
