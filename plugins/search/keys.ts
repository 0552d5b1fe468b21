/** The field that keys lead to on the search page; of `theme/SearchPage`. */
export const searchFieldId = 'search-field'

/** For `aria-keyshortcuts`. */
export const keyShortcuts = (isSlashOn: boolean): string =>
  isSlashOn ? 'Control+K Meta+K /' : 'Control+K Meta+K'

/** Goes to the field of the search page, if that is the page shown. */
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

/** Whether a key is Ctrl+K or ⌘K, which open search anywhere. */
export const isCommandK = (key: Key): boolean =>
  key.key.toLowerCase() === 'k' &&
  key.ctrlKey !== key.metaKey &&
  !key.altKey &&
  !key.shiftKey &&
  !key.isComposing

/**
 * Whether a key is a slash on its own, which opens search where it is not
 * being typed. On some keyboards the slash needs Shift.
 */
export const isSlash = (key: Key): boolean =>
  key.key === '/' &&
  !key.ctrlKey &&
  !key.metaKey &&
  !key.altKey &&
  !key.isComposing

/** Whether keys pressed on the element are text. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"]') !== null)
  )
}
