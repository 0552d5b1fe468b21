/**
 * ID of the field on the search page. Shortcuts focus it instead of opening the
 * dialog.
 */
export const searchFieldId = 'search-field'

/** The value of `aria-keyshortcuts`. */
export const keyShortcuts = (isSlashOn: boolean): string =>
  isSlashOn ? 'Control+K Meta+K /' : 'Control+K Meta+K'

/** Focuses the field of the search page. Returns false on other pages. */
export function focusField(): boolean {
  const field = document.getElementById(searchFieldId)
  if (!(field instanceof HTMLInputElement)) return false
  field.focus()
  field.select()
  return true
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>

/** Whether a key is Ctrl+K or ⌘K, which open search from anywhere. */
export const isCommandK = (key: Key): boolean =>
  key.key.toLowerCase() === 'k' &&
  key.ctrlKey !== key.metaKey &&
  !key.altKey &&
  !key.shiftKey &&
  !key.isComposing

/**
 * Whether a key is a slash, which opens search outside of fields. Shift is
 * allowed, because some keyboards need it for the slash.
 */
export const isSlash = (key: Key): boolean =>
  key.key === '/' &&
  !key.ctrlKey &&
  !key.metaKey &&
  !key.altKey &&
  !key.isComposing

/** Whether an element accepts typed text. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"]') !== null)
  )
}
