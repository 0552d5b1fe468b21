import { createElement } from '../../lib/createElement'
import type { Row } from './describe'

/** What the card of an element says. */
export interface Described {
  name: string
  rows: Row[]
}

const id = 'chain-card'

let card: HTMLElement | undefined
let owner: Element | undefined

function hide(): void {
  owner?.removeAttribute('aria-describedby')
  owner = undefined
  card?.remove()
}

const gap = 8

/** Below the command, or above it if there's no room. */
function place(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = card
  const isAbove = bottom + offsetHeight > clientHeight && top > offsetHeight
  const room = clientWidth - offsetWidth - gap
  card.style.top = `${(isAbove ? top - offsetHeight : bottom) + scrollY}px`
  card.style.left = `${Math.max(gap, Math.min(left, room))}px`
}

function show(target: Element, { name, rows }: Described): void {
  if (owner === target) return
  hide()
  card = createElement(
    'div',
    { id, className: id, role: 'tooltip', popover: 'manual' },
    createElement('strong', {}, name),
    createElement(
      'dl',
      {},
      ...rows.flatMap(([term, text]) => [
        createElement('dt', {}, term),
        createElement('dd', {}, text),
      ]),
    ),
  )
  card.addEventListener('pointerleave', hide)
  // Inside of the page's content, and outside of the code.
  target.closest('.theme-code-block')?.append(card)
  card.showPopover()
  place(card, target.getBoundingClientRect())
  target.setAttribute('aria-describedby', id)
  owner = target
}

/**
 * Shows a card for what the reader points to, focuses, or taps. Only a second tap follows
 * a link.
 *
 * @returns what stops it
 */
export function showCards(
  code: HTMLElement,
  described: ReadonlyMap<Element, Described>,
): () => void {
  const controller = new AbortController()
  let isFirstTap = false
  const targetOf = ({ target }: Event) => {
    const element = (target as Element).closest('a, [role=button]')
    const found = element && described.get(element)
    return found && ([element, found] as const)
  }
  const open = (event: Event) => {
    const found = targetOf(event)
    if (found) show(...found)
  }
  const listen = <Name extends keyof DocumentEventMap>(
    where: Document | HTMLElement,
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) =>
    where.addEventListener(name, listener as (event: Event) => void, {
      signal: controller.signal,
    })

  listen(document, 'pointerdown', (event) => {
    // The reader has left the page.
    if (!code.isConnected) controller.abort()
    const [element] = targetOf(event) ?? []
    isFirstTap = event.pointerType === 'touch' && element !== owner
    if (!element && !card?.contains(event.target as Node)) hide()
  })
  listen(document, 'keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  listen(code, 'click', (event) => {
    if (isFirstTap) event.preventDefault()
    open(event)
  })
  listen(code, 'focusin', open)
  listen(code, 'focusout', hide)
  listen(code, 'pointerover', (event) => {
    if (event.pointerType !== 'touch') open(event)
  })
  listen(code, 'pointerout', ({ pointerType, relatedTarget }) => {
    const isInside = [card, owner].some((element) =>
      element?.contains(relatedTarget as Node | null),
    )
    if (pointerType !== 'touch' && !isInside) hide()
  })
  return () => {
    controller.abort()
    hide()
  }
}
