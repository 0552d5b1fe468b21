import { describe, expect, it } from 'vitest'
import { Highlighter } from './highlight'

const highlighter = (...terms: string[]) =>
  new Highlighter(new Map(terms.map((term) => [term, 1])), {
    indexName: '',
    query: '',
  })

describe('mark', () => {
  it('marks whole words and ignores case', () => {
    expect(highlighter('get').mark('Get it, forget it')).toBe(
      '<mark>Get</mark> it, forget it',
    )
  })

  it('marks a whole name, or the part that matches', () => {
    expect(highlighter('cyget').mark('cy.get()')).toBe('<mark>cy.get</mark>()')
    expect(highlighter('get').mark('cy.get()')).toBe('cy.<mark>get</mark>()')
    expect(highlighter('run', '_').mark('run_key')).toBe('<mark>run</mark>_key')
    expect(highlighter('retryability').mark('Retry-ability')).toBe(
      '<mark>Retry-ability</mark>',
    )
  })

  it('marks names in other alphabets', () => {
    expect(highlighter('größe').mark('Die Größe')).toBe(
      'Die <mark>Größe</mark>',
    )
  })

  it('escapes before it marks', () => {
    expect(highlighter('select', 'lt').mark('a <select> & "lt"')).toBe(
      'a &lt;<mark>select</mark>&gt; &amp; &quot;<mark>lt</mark>&quot;',
    )
  })
})

describe('best', () => {
  it('picks the piece with the most terms', () => {
    expect(
      highlighter('stub', 'response').best([
        'A stub.',
        'Stub a response.',
        'A response.',
      ]),
    ).toBe('Stub a response.')
  })

  it('finds names without their separators', () => {
    expect(
      highlighter('runmode').best(['run mode', 'run-mode', 'open mode']),
    ).toBe('run-mode')
  })

  it('picks the first if none has any, and nothing if there are none', () => {
    expect(highlighter('stub').best(['One.', 'Two.'])).toBe('One.')
    expect(highlighter('stub').best([])).toBeUndefined()
  })
})

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten'
  it('shows the words around a match', () => {
    expect(highlighter('six').snippet(text, 4)).toBe(
      '…five <mark>six</mark> seven eight…',
    )
  })

  it('shows all of a short text', () => {
    expect(highlighter('six').snippet('five six', 4)).toBe(
      'five <mark>six</mark>',
    )
  })

  it('stops at the end of the text', () => {
    expect(highlighter('ten').snippet(text, 3)).toBe(
      '…eight nine <mark>ten</mark>',
    )
  })
})
