/** The field that keys lead to; one of `theme/SearchPage`. */
export const searchFieldId = 'search-field'

/** For `aria-keyshortcuts`. */
export const keyShortcuts = 'Control+K Meta+K /'

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>

/**
 * Whether a key opens search: Ctrl+K or ⌘K anywhere, and a slash where it is
 * not being typed. On some keyboards the slash needs Shift.
 */
export function opensSearch(key: Key, isTyping: boolean): boolean {
  if (key.altKey || key.isComposing) return false
  const command = key.ctrlKey || key.metaKey
  if (key.key === '/') return !command && !isTyping
  return (
    key.key.toLowerCase() === 'k' &&
    key.ctrlKey !== key.metaKey &&
    !key.shiftKey
  )
}

/** Whether keys pressed on the element are text. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"]') !== null)
  )
}
