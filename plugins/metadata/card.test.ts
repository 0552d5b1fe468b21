import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { root } from '../../tests/pages'
import { createArtist } from './card'

const hash = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex')

const card = {
  above: ['API', 'Commands', 'Queries'],
  title: 'cy.get()',
  description: 'Gets elements by selector or alias.',
}

// Drawing takes seconds on a busy machine.
describe('a card', { timeout: 30_000 }, () => {
  const artist = createArtist(root)

  it('is a small PNG of the size that other sites want', async () => {
    const words = 'supercalifragilisticexpialidocious '.repeat(20)
    const picture = Buffer.from(
      await artist.draw({ above: [words], title: words, description: words }),
    )
    expect(picture.toString('latin1', 1, 4)).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
      1200, 630,
    ])
    expect(picture.length).toBeLessThan(40_000)
  })

  it('has the same bytes each time and on each machine', async () => {
    const picture = await artist.draw(card)
    expect(hash(await createArtist(root).draw(card))).toBe(hash(picture))
    // After a change to the drawing or its packages, write down the new one.
    expect(hash(picture).slice(0, 16)).toBe('b1150fcfa80506fb')
  })

  it('shows what it says', async () => {
    const pictures = await Promise.all([
      artist.draw(card),
      artist.draw({ ...card, title: 'cy.find()' }),
      artist.draw({ ...card, description: 'Other words.' }),
      artist.draw({ ...card, above: [] }),
    ])
    expect(new Set(pictures.map(hash)).size).toBe(4)
  })
})
