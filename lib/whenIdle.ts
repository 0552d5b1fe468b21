/**
 * Runs something in the browser once it has nothing better to do. Safari has no
 * `requestIdleCallback`, so there it runs after `delay` milliseconds.
 */
export function whenIdle(
  run: () => unknown,
  delay: number,
  options?: IdleRequestOptions,
): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, options)
  else setTimeout(run, delay)
}
