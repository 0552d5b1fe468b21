import { describe, expect, it } from 'vitest'
import { readCalls } from './shellCalls'

describe('a script', () => {
  it.each([
    ['a b  c # d\n# e\nf', [['a', 'b', 'c'], ['f']]],
    ['a \'b c\' "d \\" e"f', [['a', 'b c', 'd " ef']]],
    ['a \\\n  b', [['a', 'b']]],
    ['a && b || c; d | e & f', [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]],
    [
      'a --id $(date +%s) ${{ run.id }} <name here>',
      [['a', '--id', '$(date +%s)', '${{ run.id }}', '<name here>']],
    ],
    ['a 2> b', [['a'], ['b']]],
    ['a#b c#"d e" \\#f', [['a#b', 'c#d e', '#f']]],
    ['a "" \'b', [['a', '', 'b']]],
  ])('is split the way a shell does it: %s', (text, words) => {
    expect(readCalls(text).map((call) => call.words)).toEqual(words)
  })

  it('has its calls on the lines where they start', () => {
    const calls = readCalls("a 'b\nc' && \\\n d # e\n\nf")
    expect(calls).toEqual([
      { line: 0, words: ['a', 'b\nc'] },
      { line: 2, words: ['d'] },
      { line: 4, words: ['f'] },
    ])
  })

  it('may be for PowerShell', () => {
    expect(readCalls('a `\n  C:\\b "c`"d"', '`')).toEqual([
      { line: 0, words: ['a', 'C:\\b', 'c"d'] },
    ])
  })
})
