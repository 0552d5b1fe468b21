import { reveal } from '../../../lib/reveal'
import { findCurrent } from './findCurrent'

/** Also the target of a skip link. Ids of headings never start with underscores. */
export const contentsId = '__contents'

/** Pixels in which entries fade at the top and bottom, as in `src/theme/TOC`. */
const fade = 24

/** Pixels between what's fixed at the top and the heading that a link leads to. */
const gap = 24

/** Milliseconds in which entries move when a section opens or closes. */
const duration = 150

const topsOf = (entries: readonly Element[]) =>
  entries.map((entry) => entry.getBoundingClientRect().top)

/** The entry of the section that's being read, if there's one. */
function findLink(list: Element): HTMLAnchorElement | undefined {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const sections = [...list.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(link.hash.slice(1))
    // A heading that's hidden has no boxes.
    const [box] = heading?.getClientRects() ?? []
    return box ? [{ link, top: box.top }] : []
  })
  const start = parseFloat(scrollPaddingTop) - gap
  return findCurrent(sections, start, innerHeight / 2)?.link
}

/**
 * Opens the entry of a section and closes the others.
 *
 * @returns a function that lets what's below slide to its new place, because a jump
 * would count as a layout shift. It resolves when everything is there. Readers who
 * don't want motion only get a single frame of it.
 *
 * A slide waits until its start is painted: on a slow machine, it would be over before.
 */
function open(
  list: Element,
  opened: Element | undefined,
): () => Promise<unknown> {
  const entries = [...list.children]
  const before = topsOf(entries)
  for (const entry of entries) {
    entry.toggleAttribute('data-open', entry === opened)
  }
  const after = topsOf(entries)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const options = { duration: isStill ? 1 : duration, easing: 'ease-out' }
  const prepare = (entry: Element, frames: PropertyIndexedKeyframes) => {
    const slide = entry.animate(frames, options)
    slide.pause()
    return slide
  }
  return async () => {
    const slides = entries.flatMap((entry, index) => {
      const moved = (before[index] ?? 0) - (after[index] ?? 0)
      const transform = [`translateY(${moved}px)`, 'none']
      return moved ? prepare(entry, { transform }) : []
    })
    const inside = opened?.querySelector('ul')
    if (inside) slides.push(prepare(inside, { opacity: [0, 1] }))
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    slides.forEach((slide) => slide.play())
    // They end early if the page is left.
    return Promise.allSettled(slides.map(({ finished }) => finished))
  }
}

/**
 * Keeps the table of contents at the section that's being read: its entry is marked
 * and in view, and only its subsections are listed.
 *
 * @param onSection gets the title of the section, or '' above the first one
 * @returns a function that stops it
 */
export function followReader(
  contents: Element,
  onSection: (title: string) => void,
): () => void {
  const list = contents.querySelector('ul')
  // No heading is of a level that's listed.
  if (!list) return () => undefined
  let current: HTMLAnchorElement | undefined
  let shown: HTMLAnchorElement | undefined
  let isSliding = false
  const listening = new AbortController()
  const { signal } = listening
  const show = () => {
    // Entries that are stopped on their way jump.
    if (isSliding || shown === current || signal.aborted) return
    shown = current
    const section = [...list.children].find((it) => shown && it.contains(shown))
    const slide = section?.hasAttribute('data-open')
      ? undefined
      : open(list, section)
    if (shown) reveal(shown, list, fade)
    else list.scrollTop = 0
    if (!slide) return
    isSliding = true
    void slide().then(() =>
      // Their last frame isn't painted yet.
      setTimeout(() => {
        isSliding = false
        show()
      }),
    )
  }
  const follow = () => {
    const link = findLink(list)
    if (link === current) return
    current?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'location')
    current = link
    onSection(link?.textContent ?? '')
    show()
  }
  addEventListener('scroll', follow, { passive: true, signal })
  addEventListener('resize', follow, { signal })
  follow()
  return () => listening.abort()
}
