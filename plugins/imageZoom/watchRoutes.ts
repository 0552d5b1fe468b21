import type { ClientModule } from '@docusaurus/types'

/** Milliseconds a page has been shown before its pictures can be enlarged. */
const delay = 1000

/**
 * The pictures of the article. Those of media lists stay as they are, and so do
 * pictures inside a link or a button, which already do something when clicked.
 * The logo is not part of an article.
 */
const findPictures = (): HTMLImageElement[] =>
  [...document.querySelectorAll<HTMLImageElement>('.markdown img')].filter(
    (image) => !image.closest('.mediaImage, a, button'),
  )

/** Begins with the page that is shown now; the result ends it. */
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
    // Without the code a page is complete all the same.
    attach().catch(() => {})
  }, delay)
  return () => {
    left = true
    clearTimeout(timer)
    detach()
  }
}

let leave = () => {}

/** Loads the code that enlarges pictures where a page has some. */
const watchRoutes: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) leave()
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) leave = enter()
  },
}

export default watchRoutes
