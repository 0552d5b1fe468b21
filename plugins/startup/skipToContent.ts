/** What the theme calls the place behind its skip link. */
const target = '#__docusaurus_skipToContent_fallback'

/** Leads the focus to the content, as the theme does once React runs. */
export function skipToContent({ target: clicked }: Event): boolean {
  const link = (clicked as Element).closest(`a[href="${target}"]`)
  const content = document.querySelector<HTMLElement>('main')
  if (!link || !content) return false
  content.tabIndex = -1
  content.focus()
  content.removeAttribute('tabindex')
  return true
}
