/**
 * Shows what failed to load and a Retry button, before React runs. All errors
 * share one box, because several would cover each other. It can't use anything
 * outside itself, because `index.ts` also inlines it into every page.
 * `LoadError.tsx` is the same box in React. `loadError.css` styles both.
 */
export function showLoadError(message: string, onRetry: () => void): void {
  const open = document.querySelector('.load-error--floating')
  if (open) {
    open.querySelector('p')?.append(`\n${message}`)
    open.querySelector('button')?.addEventListener('click', onRetry)
    return
  }
  const title = document.createElement('strong')
  title.textContent = 'This page did not load completely.'
  const text = document.createElement('p')
  text.textContent = message
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button--primary'
  button.textContent = 'Retry'
  const box = document.createElement('div')
  box.className = 'load-error load-error--floating'
  box.setAttribute('role', 'alert')
  box.append(title, text, button)
  button.addEventListener('click', () => box.remove())
  button.addEventListener('click', onRetry)
  // At the start, so that it's visible even if style sheets didn't load.
  document.body.prepend(box)
}
