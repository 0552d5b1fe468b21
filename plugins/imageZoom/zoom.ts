import mediumZoom from 'medium-zoom/dist/pure'
import './zoom.css'

// One for the life of the document: each one adds listeners that stay.
const zoom = mediumZoom({
  margin: 0,
  scrollOffset: 40,
  background: 'var(--color-background)',
})

/** Makes the pictures zoom; the result undoes it. */
export function attachZoom(pictures: HTMLImageElement[]): () => void {
  const end = new AbortController()
  pictures.forEach((picture) => makeOperable(picture, end.signal))
  zoom.attach(pictures)
  return () => {
    // Closes what is open; what is still opening closes when it is.
    const zoomed: HTMLElement | null = zoom.getZoomedImage()
    zoomed?.addEventListener('medium-zoom:opened', () => zoom.close(), {
      once: true,
    })
    zoom.detach(pictures)
    end.abort()
  }
}

/** Adds what the library lacks: keys, a name, and the focus kept in place. */
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
      // The library makes its copy after this event, in the same task.
      queueMicrotask(hideCopy)
    },
    // While it moves, the library ignores calls of `close`.
    'medium-zoom:opened': closeIfLeft,
    'medium-zoom:close': () => picture.setAttribute('aria-pressed', 'false'),
    'medium-zoom:closed': () => {
      // A click on the copy has taken the focus, and the copy is gone.
      if (document.activeElement === document.body) {
        picture.focus({ preventScroll: true })
      }
    },
  }
  for (const [type, listener] of Object.entries(listeners)) {
    picture.addEventListener(type, listener, { signal })
  }
}

/** The enlarged copy is for the eye: the picture itself stays the button. */
function hideCopy(): void {
  const copy = document.querySelector('.medium-zoom-image--opened')
  copy?.removeAttribute('tabindex')
  copy?.removeAttribute('role')
  copy?.setAttribute('aria-hidden', 'true')
}
