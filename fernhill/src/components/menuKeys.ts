import type { KeyboardEvent } from 'react'

/** Moves the focus between the items of a menu with the arrow keys, Home, and End. */
export function moveFocus(event: KeyboardEvent) {
  const menu = (event.target as HTMLElement).closest('[role=menu]')
  const items = [
    ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ]
  const index = items.indexOf(event.target as HTMLElement)
  const next = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key]
  if (next === undefined) return

  event.preventDefault()
  items.at(next % items.length)?.focus()
}
