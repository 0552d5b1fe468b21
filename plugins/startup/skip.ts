import { focusOnce } from '../../lib/focusOnce'

/** The skip links to the content and to the table of contents. */
const links = 'a[href^="#__"]'

/**
 * Moves the focus to what a skip link leads to. In narrow windows, that's the
 * button that opens the table of contents.
 *
 * @returns whether a skip link was clicked
 */
export function skip({ target: clicked }: Pick<Event, 'target'>): boolean {
  const link = (clicked as Element).closest<HTMLAnchorElement>(links)
  if (!link) return false
  const id = link.hash.slice(1)
  const target = [`#${id} main`, `#${id}`, `[popovertarget=${id}]`]
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element?.getClientRects().length)
  if (!target) return false
  focusOnce(target)
  return true
}
