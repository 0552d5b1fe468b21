/**
 * Adds a style sheet, and returns a function that removes it. For styles that aren't in
 * the site's sheet, because few readers need them.
 */
export function addStyles(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (other) => other !== sheet,
    )
  }
}
