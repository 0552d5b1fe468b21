import { describe, expect, it } from 'vitest'
import { boxAround, placeIn, sizeOf } from './list'

/** The start of a file that's `RIFF`, size, `WEBP`, and then this. */
const webp = (kind: string, write: (file: Buffer) => void) => {
  const file = Buffer.alloc(40)
  file.write('RIFF', 0, 'latin1')
  file.write(`WEBP${kind}`, 8, 'latin1')
  write(file)
  return file
}

describe('sizeOf', () => {
  it('reads lossy, lossless, and extended files', () => {
    const size = { width: 2000, height: 1250 }
    const lossy = webp('VP8 ', (file) => {
      file.writeUInt16LE(2000, 26)
      file.writeUInt16LE(1250, 28)
    })
    const lossless = webp('VP8L', (file) => {
      file.writeUInt32LE(1999 | (1249 << 14), 21)
    })
    const extended = webp('VP8X', (file) => {
      file.writeUIntLE(1999, 24, 3)
      file.writeUIntLE(1249, 27, 3)
    })
    expect([lossy, lossless, extended].map(sizeOf)).toEqual([size, size, size])
  })

  it('rejects other files', () => {
    expect(() => sizeOf(Buffer.from('GIF89a and more'))).toThrow(
      'starts with "GIF8"',
    )
  })
})

const window = { width: 1000, height: 600 }

describe('boxAround', () => {
  it('encloses all boxes, in whole pixels', () => {
    expect(
      boxAround(
        [
          { x: 100, y: 50, width: 10, height: 10 },
          { x: 200.5, y: 20, width: 20, height: 10 },
        ],
        window,
      ),
    ).toEqual({ x: 100, y: 20, width: 121, height: 40 })
  })

  it('stays in the window', () => {
    expect(
      boxAround([{ x: -5, y: -3, width: 2000, height: 2000 }], window),
    ).toEqual({ x: 0, y: 0, ...window })
  })
})

describe('placeIn', () => {
  it('is in percent of the picture', () => {
    expect(
      placeIn(
        { x: 100, y: 100, width: 400, height: 200 },
        { x: 200, y: 150, width: 100, height: 25 },
      ),
    ).toEqual({ x: 25, y: 25, width: 25, height: 12.5 })
  })

  it("cuts off what the picture doesn't show", () => {
    expect(
      placeIn(
        { x: 100, y: 0, width: 400, height: 200 },
        { x: 0, y: 100, width: 1000, height: 500 },
      ),
    ).toEqual({ x: 0, y: 50, width: 100, height: 50 })
  })
})
