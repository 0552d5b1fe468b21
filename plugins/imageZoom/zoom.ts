import mediumZoom from 'medium-zoom/dist/pure'
import './zoom.css'

// Only created once, because its listeners are never removed.
const zoom = mediumZoom({
  margin: 0,
  scrollOffset: 40,
  background: 'var(--color-background)',
})

/** Makes images zoomable, and returns a function that undoes it. */
export function attachZoom(pictures: HTMLImageElement[]): () => void {
  const end = new AbortController()
  pictures.forEach((picture) => makeOperable(picture, end.signal))
  zoom.attach(pictures)
  return () => {
    // Detaching closes an open image, but not one that's still opening.
    const zoomed: HTMLElement | null = zoom.getZoomedImage()
    zoomed?.addEventListener('medium-zoom:opened', () => zoom.close(), {
      once: true,
    })
    zoom.detach(pictures)
    end.abort()
  }
}

/** Adds what the library lacks: keys, an accessible name, and focus handling. */
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

  const closeIfLeft = () => {
    if (document.activeElement !== picture) zoom.close()
  }
  const listeners = {
    keydown: (event: Event) => {
      const { key } = event as KeyboardEvent
      if (key !== 'Enter' && key !== ' ') return
      event.preventDefault()
      picture.click()
    },
    blur: closeIfLeft,
    'medium-zoom:open': () => {
      picture.setAttribute('aria-pressed', 'true')
      picture.focus({ preventScroll: true })
      // The library creates its copy after this event, in the same task.
      queueMicrotask(hideCopy)
    },
    // During the animation, the library ignores `close()`.
    'medium-zoom:opened': closeIfLeft,
    'medium-zoom:close': () => picture.setAttribute('aria-pressed', 'false'),
    'medium-zoom:closed': () => {
      // A click on the copy moved the focus to it, and now it's gone.
      if (document.activeElement === document.body) {
        picture.focus({ preventScroll: true })
      }
    },
  }
  for (const [type, listener] of Object.entries(listeners)) {
    picture.addEventListener(type, listener, { signal })
  }
}

/** Hides the zoomed copy from screen readers: the image itself is the button. */
function hideCopy(): void {
  const copy = document.querySelector('.medium-zoom-image--opened')
  copy?.removeAttribute('tabindex')
  copy?.removeAttribute('role')
  copy?.setAttribute('aria-hidden', 'true')
}
