/** A style sheet for shadow roots, which the site's own styles don't reach. */
export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)

  return sheet
}
