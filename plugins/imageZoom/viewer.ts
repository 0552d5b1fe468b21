import { icons } from '../../src/data/icons'
import { followGestures } from './gestures'

interface Options {
  /** The picture in the text. */
  original: HTMLImageElement
  /** The library's copy of it, which fills the window. */
  copy: HTMLElement
  close: () => void
}

function drawCross(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', icons.cross)
  svg.append(path)
  return svg
}

/**
 * Adds what the library lacks to an open picture: a button that closes it and has
 * the focus, and gestures.
 *
 * @returns a function that removes it, and gives the focus back
 */
export function addViewer({ original, copy, close }: Options): () => void {
  const end = new AbortController()
  const { signal } = end

  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'zoom-close'
  button.ariaLabel = 'Close'
  button.append(drawCross())
  button.addEventListener('click', close)
  button.addEventListener('blur', () => {
    if (document.activeElement !== button) close()
  })

  const hint = document.createElement('p')
  hint.className = 'zoom-hint'
  hint.textContent = 'Pinch or tap to magnify'

  const viewer = document.createElement('div')
  viewer.className = 'zoom-viewer'
  viewer.role = 'dialog'
  viewer.ariaModal = 'true'
  viewer.ariaLabel = original.alt || 'Picture'
  viewer.append(hint, button)
  viewer.addEventListener('keydown', followGestures(copy, original, signal))
  // The library's own listener ignores the key while the picture opens.
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })

  // Each color mode has its own picture.
  const mode = new MutationObserver(close)
  mode.observe(document.documentElement, { attributeFilter: ['data-theme'] })

  // The dialog says what the picture shows, so screen readers skip the copy.
  copy.removeAttribute('tabindex')
  copy.removeAttribute('role')
  copy.ariaHidden = 'true'
  document.body.append(viewer)
  button.focus({ preventScroll: true })

  return () => {
    mode.disconnect()
    end.abort()
    if (document.activeElement === button) {
      original.focus({ preventScroll: true })
    }
    viewer.remove()
  }
}
