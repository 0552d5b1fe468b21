import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

/**
 * Preloads the target of a link that gets the keyboard focus, like the core does
 * on hover and touch. On slow connections, the core does nothing.
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
 * Ignores chunks that fail to preload, here or in the core. Following the link
 * loads them again and reports errors.
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
