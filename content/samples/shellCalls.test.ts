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
  ])('is read as a shell reads it: %s', (text, words) => {
    expect(readCalls(text).map((call) => call.words)).toEqual(words)
  })
})
