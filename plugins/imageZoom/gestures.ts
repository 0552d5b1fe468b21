import {
  fitted,
  type Frame,
  magnify,
  move,
  type Point,
  type View,
} from './view'

/** How much a tap or a key magnifies. */
const step = 2.5
const keyStep = 1.25

/** How far an arrow key moves the picture, in pixels. */
const keyDistance = 60

/** A finger that moves less than this taps, in pixels. */
const tapDistance = 8

const arrows: Record<string, Point> = {
  ArrowLeft: { x: keyDistance, y: 0 },
  ArrowRight: { x: -keyDistance, y: 0 },
  ArrowUp: { x: 0, y: keyDistance },
  ArrowDown: { x: 0, y: -keyDistance },
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
  x: clientX,
  y: clientY,
})

const centerOf = ({ left, top, width, height }: DOMRectReadOnly): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Lets readers magnify and move an open picture: with two fingers, one finger, or
 * a pen; a tap magnifies the place, and the next one undoes it. A mouse has the
 * whole window already, so its click closes the picture.
 *
 * @param copy what's shown of the picture
 * @param original the picture in the text, which stays where it was
 * @param signal ends it
 * @returns a listener for keys: `+`, `-`, and arrows
 */
export function followGestures(
  copy: HTMLElement,
  original: HTMLElement,
  signal: AbortSignal,
): (event: KeyboardEvent) => void {
  let view = fitted
  const fingers = new Map<number, Point>()
  let isTouched = false
  /** Where the first finger went down. */
  let start: Point = { x: 0, y: 0 }
  let isTap = false

  const measure = (): Frame => {
    const { clientWidth: width, clientHeight: height } =
      document.documentElement
    const origin = centerOf(original.getBoundingClientRect())
    const now = copy.getBoundingClientRect()
    const picture = new DOMRectReadOnly(
      origin.x + (now.left - origin.x - view.x) / view.scale,
      origin.y + (now.top - origin.y - view.y) / view.scale,
      now.width / view.scale,
      now.height / view.scale,
    )
    return { origin, picture, width, height }
  }

  const show = (next: View) => {
    view = next
    // These go before the library's own `transform`.
    copy.style.translate = `${view.x}px ${view.y}px`
    copy.style.scale = String(view.scale)
    copy.style.transition = 'none'
  }

  const listeners = {
    pointerdown: (event: PointerEvent) => {
      isTouched = event.pointerType !== 'mouse'
      if (!isTouched) return
      isTap = fingers.size === 0
      if (isTap) start = pointOf(event)
      fingers.set(event.pointerId, pointOf(event))
    },
    pointermove: (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      fingers.set(event.pointerId, now)
      isTap &&= distance(start, now) < tapDistance
      if (isTap) return
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      const share = 1 / fingers.size
      const by = {
        x: (now.x - before.x) * share,
        y: (now.y - before.y) * share,
      }
      const frame = measure()
      if (!other) show(move(view, by, frame))
      else {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
        const factor = distance(now, other) / (distance(before, other) || 1)
        show(move(magnify(view, factor, middle, frame), by, frame))
      }
    },
    pointerup: ({ pointerId }: PointerEvent) => fingers.delete(pointerId),
    pointercancel: ({ pointerId }: PointerEvent) => fingers.delete(pointerId),
    // The focus stays on the button that closes the picture.
    mousedown: (event: Event) => event.preventDefault(),
    click: (event: MouseEvent) => {
      if (!isTouched) return
      event.stopImmediatePropagation()
      if (!isTap) return
      const factor = view.scale > 1 ? 1 / view.scale : step
      show(magnify(view, factor, pointOf(event), measure()))
    },
  }
  for (const [type, listener] of Object.entries(listeners)) {
    // Before the library's listener, which closes the picture on a click.
    copy.addEventListener(type, listener as EventListener, {
      capture: true,
      signal,
    })
  }
  signal.addEventListener('abort', () => {
    copy.style.translate = copy.style.scale = copy.style.transition = ''
  })

  return (event) => {
    const frame = measure()
    const by = arrows[event.key]
    const middle = { x: frame.width / 2, y: frame.height / 2 }
    if (by) show(move(view, by, frame))
    else if (/^[+=]$/.test(event.key))
      show(magnify(view, keyStep, middle, frame))
    else if (event.key === '-') show(magnify(view, 1 / keyStep, middle, frame))
    else return
    event.preventDefault()
  }
}
