/** `theme/ColorModeToggle` adds it to the toggles. */
export const toggleClass = 'color-mode-toggle'

/** The theme disables them until React runs. */
export function enableColorModeToggles(): void {
  document
    .querySelectorAll<HTMLButtonElement>(`.${toggleClass} button`)
    .forEach((button) => {
      button.disabled = false
    })
}

/**
 * Switches the color mode right away, in the same way as the theme. React starts
 * with the mode that it finds.
 *
 * @returns whether a toggle was clicked
 */
export function toggleColorMode({ target }: Event): boolean {
  // React has read the mode by now, so it has to change it itself.
  if (window.docusaurusRoot) return false
  if (!(target as Element).closest(`.${toggleClass} button`)) return false
  const { dataset } = document.documentElement
  const mode = dataset.theme === 'dark' ? 'light' : 'dark'
  dataset.theme = mode
  dataset.themeChoice = mode
  try {
    localStorage.setItem('theme', mode)
  } catch {
    // If the browser forbids storage, the mode only applies to this page.
  }
  return true
}
