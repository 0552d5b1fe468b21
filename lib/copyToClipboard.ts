/** Returns whether the text was copied. Rejects if the browser doesn't allow it. */
export async function copyToClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text)
    return true
  }
  // Browsers only offer the clipboard on HTTPS pages and localhost.
  const { default: copy } = await import('copy-text-to-clipboard')
  return copy(text)
}
