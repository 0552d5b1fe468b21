import { useEffect, useState } from 'react'
import { writeCookie } from './cookies'

type Theme = 'light' | 'dark'

function initialTheme(): Theme {
  const stored = localStorage.getItem('theme')
  if (stored === 'light' || stored === 'dark') return stored

  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Puts the theme on the page. Runs before the first render, so nothing flashes. */
export function applyTheme(theme = initialTheme()) {
  for (const element of [document.documentElement, document.body]) {
    element.classList.toggle('dark', theme === 'dark')
  }
}

/** The theme, and a function that switches to the other one and remembers it. */
export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(initialTheme)

  useEffect(() => {
    const onChange = (event: Event) =>
      setTheme((event as CustomEvent<Theme>).detail)
    addEventListener('fernhill:theme', onChange)

    return () => removeEventListener('fernhill:theme', onChange)
  }, [])

  function toggle() {
    const next = theme === 'dark' ? 'light' : 'dark'
    localStorage.setItem('theme', next)
    // The server sees the cookie, and can send the page in the right colors.
    writeCookie('theme', next)
    applyTheme(next)
    dispatchEvent(new CustomEvent('fernhill:theme', { detail: next }))
  }

  return [theme, toggle]
}
