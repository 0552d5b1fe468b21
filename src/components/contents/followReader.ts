import { reveal } from '../../../lib/reveal'

/** Also used in `src/theme/TOC`. Ids of headings never start with underscores. */
export const contentsId = '__contents'

/** Pixels in which entries fade at the top and bottom, as in `styles.module.css`. */
const fade = 24

/** Milliseconds in which entries move when a section opens or closes. */
const duration = 150

const offsets = (entries: readonly HTMLElement[]) =>
  entries.map(({ offsetTop }) => offsetTop)

/**
 * Opens the entry of a section and closes the others. What's below slides to its
 * new place, because a jump would count as a layout shift. Readers who don't want
 * motion only get a single frame of it.
 */
function open(entries: HTMLElement[], opened: HTMLElement | undefined): void {
  const before = offsets(entries)
  for (const entry of entries) {
    entry.toggleAttribute('data-open', entry === opened)
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const options = { duration: isStill ? 1 : duration, easing: 'ease-out' }
  offsets(entries).forEach((top, index) => {
    const moved = (before[index] ?? top) - top
    if (!moved) return
    const from = { transform: `translateY(${moved}px)` }
    entries[index]?.animate([from, { transform: 'none' }], options)
  })
  opened?.querySelector('ul')?.animate({ opacity: [0, 1] }, options)
}

/**
 * Keeps the table of contents at the section that the theme marks as current: its
 * entry is in view, and only its subsections are listed.
 *
 * @param onSection gets the title of the section, or '' above the first one
 * @returns a function that stops it
 */
export function followReader(
  contents: HTMLElement,
  onSection: (title: string) => void,
): () => void {
  let current: Element | null = null
  const follow = () => {
    const link = contents.querySelector('.table-of-contents__link--active')
    if (link === current) return
    current?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'true')
    current = link
    const list = contents.querySelector('ul')
    if (!list) return
    const entries = [...list.children] as HTMLElement[]
    const opened = entries.find((entry) => entry.contains(link))
    if (!opened?.hasAttribute('data-open')) open(entries, opened)
    if (link) reveal(link, list, fade)
    else list.scrollTop = 0
    onSection(link?.textContent ?? '')
  }
  const observer = new MutationObserver(follow)
  observer.observe(contents, { attributeFilter: ['class'], subtree: true })
  follow()
  return () => observer.disconnect()
}
