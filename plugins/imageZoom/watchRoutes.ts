import type { ClientModule } from '@docusaurus/types'

/** Milliseconds from showing a page until its images can be zoomed. */
const delay = 1000

/**
 * The images in the article, except for media images and those inside a link or
 * button, which already do something when clicked.
 */
const findPictures = (): HTMLImageElement[] =>
  [...document.querySelectorAll<HTMLImageElement>('.markdown img')].filter(
    (image) => !image.closest('.mediaImage, a, button'),
  )

/** Sets up the current page, and returns a function that undoes it. */
function enter(): () => void {
  let left = false
  let detach = () => {}
  const attach = async () => {
    const pictures = findPictures()
    if (!pictures.length) return
    const { attachZoom } = await import('./zoom')
    if (!left) detach = attachZoom(pictures)
  }
  const timer = setTimeout(() => {
    // A page is usable without zoom.
    attach().catch(() => {})
  }, delay)
  return () => {
    left = true
    clearTimeout(timer)
    detach()
  }
}

let leave = () => {}

/** Loads the zoom code on pages that have images. */
const watchRoutes: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) leave()
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) leave = enter()
  },
}

export default watchRoutes
