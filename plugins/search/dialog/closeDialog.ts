/**
 * Closes a dialog, which gives the focus back. If a field gets it, Chromium leaves
 * the caret elsewhere, so that typing has no effect. This puts it back too.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  dialog?.close()
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd } = field
  // Checkboxes and other fields without text have no selection.
  if (selectionStart === null) return
  field.setSelectionRange(selectionStart, selectionEnd)
}
