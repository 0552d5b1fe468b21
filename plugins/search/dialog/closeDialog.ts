/**
 * Closes a dialog, which gives the focus back. If a field gets it, Chromium loses
 * the caret, so that typing has no effect. This puts it at the end of the text.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  dialog?.close()
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  // Checkboxes and other fields without text have no selection.
  if (field.selectionStart === null) return
  const { length } = field.value
  field.setSelectionRange(length, length)
}
