const escapes: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * Writes text as HTML, for use between tags or in a double-quoted attribute.
 * Anything that puts a string into HTML goes through here, so that a title or a
 * code sample can't open a tag.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
