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
    const loading = window.docusaurus.preload(target.pathname)
    // Following the link loads it again, and deals with the failure.
    if (loading) loading.catch(() => undefined)
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', preloadOnFocus)
}
