/**
 * Says over the page what failed to load, with a button that tries again: for
 * the time before React runs. All that fails is said in one box: several would
 * cover each other. Refers to nothing outside itself, because
 * `index.ts` also puts its source into the head of every page. `LoadError.tsx`
 * is the same box inside React, `loadError.css` dresses both.
 */
export function showLoadError(message: string, onRetry: () => void): void {
  const open = document.querySelector('.load-error--floating')
  if (open) {
    open.querySelector('p')!.textContent += `\n${message}`
    open.querySelector('button')!.addEventListener('click', onRetry)
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
  // Without styles, the end of the page would be far below what is seen.
  document.body.prepend(box)
}
