import { describe, expect, it } from 'vitest'
import type { Core } from '../engine/indexFiles'
import { openIndex } from '../fixtures/openIndex'
import { page, section } from '../fixtures/pages'
import { pack } from './pack'

const deep = [
  page(
    '/api/a',
    'One',
    {},
    section(2, 'Second', { text: ['Of the second.'] }),
    section(3, 'The <zebra>', { text: ['Stripes.'], anchor: 'own' }),
    section(4, 'Zebra food', { text: ['Grass.'] }),
    section(2, 'Other'),
  ),
]

const coreOf = (files: Map<string, string>) => files.get('core.json') ?? ''

const depthOf = (files: Map<string, string>) =>
  (JSON.parse(coreOf(files)) as Core).depth

describe('pack', () => {
  it('moves deep headings out of the core if it gets too large', () => {
    expect(depthOf(pack(deep))).toBe(6)
    expect(depthOf(pack(deep, 0))).toBe(1)
    expect(coreOf(pack(deep))).toContain('Second')
    expect(coreOf(pack(deep, 0))).not.toContain('Second')
  })

  it('gives the same results wherever the headings are', async () => {
    const all = await openIndex(deep)
    const few = await openIndex(deep, { budget: 0 })
    for (const query of ['zebra', 'food', 'stripes', 'one', 'other']) {
      expect(await few.search(query)).toEqual(await all.search(query))
    }
    const [hit] = (await few.search('food')).hits
    expect(hit).toMatchObject({
      anchor: 'zebra-food',
      hierarchy: {
        lvl1: 'One',
        lvl2: 'Second',
        lvl3: 'The &lt;zebra&gt;',
        lvl4: 'Zebra food',
      },
    })
  })

  it('shows the heading above one that fails to load', async () => {
    const { search } = await openIndex(deep, {
      budget: 0,
      isLost: (name) => name.startsWith('texts'),
    })
    const { hits, nbHits } = await search('zebra')
    expect(nbHits).toBe(2)
    expect(hits.map(({ objectID, type }) => [objectID, type])).toEqual([
      ['/api/a#', 'lvl1'],
    ])
  })
})
