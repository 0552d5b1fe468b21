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
  const best = (terms: string[], texts: string[]) =>
    highlighter(...terms).best(texts)?.text

  it('picks the piece with the most terms', () => {
    const texts = ['A stub.', 'Stub a response.', 'A response.']
    expect(best(['stub', 'response'], texts)).toBe('Stub a response.')
  })

  it('finds names without their separators', () => {
    const texts = ['run mode', 'run-mode', 'open mode']
    expect(best(['runmode'], texts)).toBe('run-mode')
  })

  it('picks the first if none has any, and nothing if there are none', () => {
    expect(best(['stub'], ['One.', 'Two.'])).toBe('One.')
    expect(best(['stub'], [])).toBeUndefined()
  })

  it('remembers what a text contains, but not forever', () => {
    const texts = ['One.', 'Two.']
    const others = Array.from({ length: 100 }, (_, index) => `other${index}`)
    for (const term of [...others, 'two']) {
      expect(best([term], texts)).toBe(term === 'two' ? 'Two.' : 'One.')
    }
  })
})

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten'
  const snippet = (term: string, text: string, words: number) => {
    const marked = highlighter(term)
    return marked.snippet(marked.best([text])!, words)
  }

  it('shows the words around a match', () => {
    expect(snippet('six', text, 4)).toBe('…five <mark>six</mark> seven eight…')
  })

  it('shows all of a short text', () => {
    expect(snippet('six', 'five six', 4)).toBe('five <mark>six</mark>')
  })

  it('stops at the end of the text', () => {
    expect(snippet('ten', text, 3)).toBe('…eight nine <mark>ten</mark>')
  })
})
