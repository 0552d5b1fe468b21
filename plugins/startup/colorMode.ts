/** `theme/ColorModeToggle` adds it to the toggles. */
export const toggleClass = 'color-mode-toggle'

/** Shows a color mode, in the same way as the theme. */
function show(mode: string): void {
  const { dataset } = document.documentElement
  dataset.theme = mode
  dataset.themeChoice = mode
  document
    .querySelectorAll<HTMLButtonElement>(`.${toggleClass} button`)
    .forEach((button) => {
      // The theme disables them until React runs.
      button.disabled = false
      for (const name of ['aria-label', 'title']) {
        const text = button.getAttribute(name) ?? ''
        button.setAttribute(name, text.replace(/\w+(?= mode\)?$)/, mode))
      }
    })
}

/** Makes the toggles work, and say which mode is on. */
export function enableColorModeToggles(): void {
  show(document.documentElement.dataset.theme ?? 'light')
}

/** Follows another tab, like the theme does once React runs. */
export function followColorMode({ key, newValue }: StorageEvent): void {
  if (key === 'theme' && !window.docusaurusRoot) {
    show(newValue === 'dark' ? 'dark' : 'light')
  }
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
  const { theme } = document.documentElement.dataset
  const mode = theme === 'dark' ? 'light' : 'dark'
  show(mode)
  try {
    localStorage.setItem('theme', mode)
  } catch {
    // If the browser forbids storage, the mode only applies to this page.
  }
  return true
}
