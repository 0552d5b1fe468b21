import { describe, expect, it } from 'vitest'
import { rowsOf, treeOf } from './tree'

/** A hit at the end of headings like `get > Examples > Alias`. */
function hit(path: string, page = '/get') {
  const [lvl1 = '', lvl2 = null, lvl3 = null, lvl4 = null] = path.split(' > ')
  return {
    url: `https://docs.invalid${page}#${lvl4 ?? lvl3 ?? lvl2 ?? ''}`,
    hierarchy: { lvl0: 'API', lvl1, lvl2, lvl3, lvl4, lvl5: null, lvl6: null },
    content: null,
    path,
  }
}

/** The rows as indented text, with the number of headings shown above. */
const draw = (hits: ReturnType<typeof hit>[]) =>
  rowsOf(treeOf(hits)).map(
    ({ hit: { path }, level, shown }) =>
      `${'  '.repeat(level - 1)}${path} (${shown})`,
  )

describe('the tree', () => {
  it('shows parents above children that rank higher', () => {
    expect(
      draw([
        hit('get > Examples > Alias'),
        hit('get > Syntax'),
        hit('get'),
        hit('get > Examples'),
      ]),
    ).toEqual([
      'get (0)',
      '  get > Syntax (1)',
      '  get > Examples (1)',
      '    get > Examples > Alias (2)',
    ])
  })

  it('skips sections that are no hits', () => {
    expect(draw([hit('get > Examples > Alias > Old'), hit('get')])).toEqual([
      'get (0)',
      '  get > Examples > Alias > Old (1)',
    ])
    expect(draw([hit('get > Examples > Alias')])).toEqual([
      'get > Examples > Alias (0)',
    ])
  })

  it('keeps the order of hits that are on the same level', () => {
    const hits = ['b > Two', 'a > One', 'b > One'].map((path) => hit(path))
    expect(draw(hits)).toEqual(['b > Two (0)', 'a > One (0)', 'b > One (0)'])
  })

  it("doesn't mix up pages with the same title", () => {
    expect(
      draw([
        hit('Overview', '/react'),
        hit('Overview > Mount', '/vue'),
        hit('Overview', '/vue'),
      ]),
    ).toEqual(['Overview (0)', 'Overview (0)', '  Overview > Mount (1)'])
  })

  it('has no section below another one with the same headings', () => {
    const hits = [hit('get > Examples'), hit('get > Examples')]
    expect(draw(hits)).toEqual(['get > Examples (0)', 'get > Examples (0)'])
  })
})
