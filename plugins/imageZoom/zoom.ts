import mediumZoom from 'medium-zoom/dist/pure'
import { addStyles } from '../../lib/addStyles'
import { css } from './styles'
import { addViewer } from './viewer'

addStyles(css)

// Only created once, because its listeners are never removed.
const zoom = mediumZoom({
  margin: 0,
  scrollOffset: 40,
  background: 'var(--color-background)',
})

let closing = false

/** The library ignores this during its animation, so it's repeated after that. */
const close = () => {
  closing = true
  void zoom.close()
}

/** Makes images zoomable, and returns a function that undoes it. */
export function attachZoom(pictures: HTMLImageElement[]): () => void {
  const end = new AbortController()
  pictures.forEach((picture) => makeOperable(picture, end.signal))
  zoom.attach(pictures)
  return () => {
    // Detaching closes an open image, but not one that's still opening.
    const zoomed: HTMLElement | null = zoom.getZoomedImage()
    zoomed?.addEventListener('medium-zoom:opened', close, { once: true })
    zoom.detach(pictures)
    end.abort()
  }
}

/** Adds what the library lacks: keys, an accessible name, and a viewer. */
function makeOperable(picture: HTMLImageElement, signal: AbortSignal): void {
  const attributes = {
    role: 'button',
    tabindex: '0',
    'aria-label': picture.alt ? `Zoom: ${picture.alt}` : 'Zoom',
    'aria-pressed': 'false',
  }
  for (const [name, value] of Object.entries(attributes)) {
    picture.setAttribute(name, value)
    signal.addEventListener('abort', () => picture.removeAttribute(name))
  }

  let removeViewer = () => {}
  const show = () => {
    const copy = document.querySelector<HTMLElement>(
      '.medium-zoom-image--opened',
    )
    if (copy) removeViewer = addViewer({ original: picture, copy, close })
  }
  const hide = () => {
    removeViewer()
    removeViewer = () => {}
  }
  const listeners = {
    keydown: (event: Event) => {
      const { key } = event as KeyboardEvent
      if (key !== 'Enter' && key !== ' ') return
      event.preventDefault()
      picture.click()
    },
    'medium-zoom:open': () => {
      closing = false
      picture.setAttribute('aria-pressed', 'true')
      // The library creates its copy after this event, in the same task.
      queueMicrotask(show)
    },
    'medium-zoom:opened': () => {
      if (closing || !document.activeElement?.closest('.zoom-viewer')) close()
    },
    'medium-zoom:close': () => {
      picture.setAttribute('aria-pressed', 'false')
      hide()
    },
    'medium-zoom:closed': () => {
      // A click next to the picture took the focus from the button.
      if (document.activeElement === document.body) {
        picture.focus({ preventScroll: true })
      }
    },
  }
  for (const [type, listener] of Object.entries(listeners)) {
    picture.addEventListener(type, listener, { signal })
  }
  // Leaving the page removes the picture before it has closed.
  signal.addEventListener('abort', hide)
}
