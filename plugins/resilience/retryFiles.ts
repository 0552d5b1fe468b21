/**
 * Asks twice more for a script of the page itself that failed, and then says
 * so; `retryChunks.ts`, which is part of these scripts, takes over from there.
 * Inlined by `index.ts` in the head of every page, so it refers to nothing
 * outside itself. The scripts may arrive in any order.
 */
export function retryScripts(
  showLoadError: (message: string, onRetry: () => void) => void,
): void {
  const pauses = [300, 1000]
  const watch = (script: HTMLScriptElement, attempt: number) => {
    const pause = pauses[attempt]
    if (pause === undefined) {
      showLoadError(`Loading ${script.src} failed.`, () => location.reload())
      return
    }
    setTimeout(() => {
      const again = document.createElement('script')
      again.src = `${script.src.split('?')[0]}?retry=${attempt + 1}`
      again.onerror = () => watch(again, attempt + 1)
      document.head.append(again)
    }, pause)
  }
  addEventListener(
    'error',
    ({ target }) => {
      // Only the scripts in the page's HTML are deferred; chunks are not.
      if (target instanceof HTMLScriptElement && target.defer) watch(target, 0)
    },
    true,
  )
}
