/** The target of the theme's skip link. */
const target = '#__docusaurus_skipToContent_fallback'

/**
 * Moves the focus to the content, like the theme does once React runs.
 *
 * @returns whether the skip link was clicked
 */
export function skipToContent({ target: clicked }: Event): boolean {
  const link = (clicked as Element).closest(`a[href="${target}"]`)
  const content = document.querySelector<HTMLElement>('main')
  if (!link || !content) return false
  content.tabIndex = -1
  content.focus()
  content.removeAttribute('tabindex')
  return true
}
