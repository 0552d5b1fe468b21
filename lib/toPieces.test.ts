import { describe, expect, it } from 'vitest'
import { toPieces } from './toPieces'

describe('a line of the changelog', () => {
  it.each([
    ['Faster.', ['Faster.']],
    ['', []],
    ['Takes `log`.', ['Takes ', { code: 'log' }, '.']],
    [
      'See [runs](/guides/cloud/runs).',
      ['See ', { to: '/guides/cloud/runs', pieces: ['runs'] }, '.'],
    ],
    [
      '[`cy.get()`](/api/commands/get) and `a[0](b)`',
      [
        { to: '/api/commands/get', pieces: [{ code: 'cy.get()' }] },
        ' and ',
        { code: 'a[0](b)' },
      ],
    ],
    ['Lists [1] stay', ['Lists [1] stay']],
  ])('%s', (text, pieces) => {
    expect(toPieces(text)).toEqual(pieces)
  })
})
