/** On the toggles, by `theme/ColorModeToggle`. */
export const toggleClass = 'color-mode-toggle'

/** The theme does not let them be used before React runs. */
export function enableColorModeToggles(): void {
  document
    .querySelectorAll<HTMLButtonElement>(`.${toggleClass} button`)
    .forEach((button) => {
      button.disabled = false
    })
}

/**
 * Does at once what a click on a toggle asks for, the way the theme does; React
 * begins with what it finds.
 */
export function toggleColorMode({ target }: Event): boolean {
  // From here on it has what it found.
  if (window.docusaurusRoot) return false
  if (!(target as Element).closest(`.${toggleClass} button`)) return false
  const { dataset } = document.documentElement
  const mode = dataset.theme === 'dark' ? 'light' : 'dark'
  dataset.theme = mode
  dataset.themeChoice = mode
  try {
    localStorage.setItem('theme', mode)
  } catch {
    // For this page only, where the browser keeps nothing.
  }
  return true
}
