/** Gives the browser's own bars the background color of the page, in both modes. */
export function followThemeColor(): void {
  const root = document.documentElement
  const show = () =>
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute(
        'content',
        getComputedStyle(root).getPropertyValue('--color-background'),
      )
  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] })
  show()
}
