/** How far a zoomed picture has been moved and magnified since it opened. */
export interface View {
  /** 1 is how it opened, as large as the window. */
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

/** What doesn't change while the picture is open, in pixels of the window. */
export interface Frame {
  /** Where the picture was before it opened. It's magnified around this point. */
  origin: Point
  /** Where it is at a scale of 1. */
  picture: DOMRectReadOnly
  width: number
  height: number
}

/** Enough to read the smallest text of a drawing on the smallest phone. */
const largest = 6

export const fitted: View = { scale: 1, x: 0, y: 0 }

/**
 * How to move one side of the picture so that it fills the window, or if it's
 * smaller, is centered in it.
 */
function correction(start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start
  return Math.min(Math.max(start, room - length), 0) - start
}

/** Limits the scale, and leaves no more of the window empty than necessary. */
function keepInside(view: View, { origin, picture, width, height }: Frame) {
  const { scale } = view
  const left = origin.x + view.x + scale * (picture.left - origin.x)
  const top = origin.y + view.y + scale * (picture.top - origin.y)
  return {
    scale,
    x: view.x + correction(left, scale * picture.width, width),
    y: view.y + correction(top, scale * picture.height, height),
  }
}

export const move = (view: View, by: Point, frame: Frame): View =>
  keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)

/** Magnifies around a point, which stays where it is. */
export function magnify(
  view: View,
  factor: number,
  { x, y }: Point,
  frame: Frame,
): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), largest)
  const { origin } = frame
  const change = scale / view.scale
  return keepInside(
    {
      scale,
      x: x - origin.x - change * (x - origin.x - view.x),
      y: y - origin.y - change * (y - origin.y - view.y),
    },
    frame,
  )
}
