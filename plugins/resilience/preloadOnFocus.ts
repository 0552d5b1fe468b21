import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

/**
 * Loads the page behind a link that the keyboard has reached, as the core does
 * on hover and on touch, and with its restraint on slow connections.
 */
function preloadOnFocus({ target }: FocusEvent): void {
  if (
    target instanceof HTMLAnchorElement &&
    target.origin === location.origin &&
    target.matches(':focus-visible')
  ) {
    void window.docusaurus.preload(target.pathname)
  }
}

/**
 * A chunk that was asked for ahead, by us or by the core, may fail unheard:
 * following the link asks for it again, and says what has to be said.
 */
function ignoreFailedPreload(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown }
  if (reason instanceof Error && reason.name === 'ChunkLoadError') {
    event.preventDefault()
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', preloadOnFocus)
  window.addEventListener('unhandledrejection', ignoreFailedPreload)
}
