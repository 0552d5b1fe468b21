import { describe, expect, it } from 'vitest'
import {
  fitted,
  type Frame,
  magnify,
  move,
  type Point,
  type View,
} from './view'

/** A picture as wide as a phone, which was a bit smaller in the text. */
const frame: Frame = {
  origin: { x: 200, y: 300 },
  picture: {
    left: 0,
    top: 250,
    width: 400,
    height: 200,
  } as DOMRectReadOnly,
  width: 400,
  height: 700,
}

/** The point of the picture, from 0 to 1, that's at a point of the window. */
function pointAt(view: View, { x, y }: Point): Point {
  const { origin, picture } = frame
  const at = (now: number, from: number, moved: number) =>
    from + (now - from - moved) / view.scale
  return {
    x: (at(x, origin.x, view.x) - picture.left) / picture.width,
    y: (at(y, origin.y, view.y) - picture.top) / picture.height,
  }
}

describe('magnify', () => {
  it('keeps the point between the fingers', () => {
    const fingers = { x: 100, y: 350 }
    const view = magnify(fitted, 2, fingers, frame)
    expect(view.scale).toBe(2)
    expect(pointAt(view, fingers).x).toBeCloseTo(0.25)
    const more = magnify(view, 1.5, fingers, frame)
    expect(more.scale).toBe(3)
    expect(pointAt(more, fingers).x).toBeCloseTo(0.25)
  })

  it('is limited to sixfold, and to how the picture opened', () => {
    const point = { x: 90, y: 350 }
    expect(magnify(fitted, 100, point, frame).scale).toBe(6)
    const view = magnify(fitted, 4, point, frame)
    expect(magnify(view, 0.1, point, frame)).toEqual(fitted)
  })
})

describe('move', () => {
  const double = magnify(fitted, 2, { x: 200, y: 350 }, frame)

  it('moves as far as the edges of the picture', () => {
    const left = move(double, { x: -50, y: 0 }, frame)
    expect(left.x).toBe(double.x - 50)
    const end = move(left, { x: -1000, y: 0 }, frame)
    expect(pointAt(end, { x: 400, y: 0 }).x).toBeCloseTo(1)
    const start = move(end, { x: 5000, y: 0 }, frame)
    expect(pointAt(start, { x: 0, y: 0 }).x).toBeCloseTo(0)
  })

  it('keeps a picture centered that fits into the window', () => {
    expect(move(fitted, { x: 40, y: -70 }, frame)).toEqual(fitted)
    const moved = move(double, { x: 0, y: 300 }, frame)
    expect(pointAt(moved, { x: 200, y: 350 }).y).toBeCloseTo(0.5)
  })
})
