/**
 * Asks twice more for a script or a style sheet of the page itself that failed,
 * and then says so; `retryChunks.ts`, which is part of these scripts, takes over
 * from there. Inlined by `index.ts` in the head of every page, so it refers to
 * nothing outside itself. The scripts may arrive in any order.
 */
export function retryFiles(
  showLoadError: (message: string, onRetry: () => void) => void,
): void {
  const pauses = [300, 1000]
  const ask = (asked: string, attempt: number) => {
    const url = `${asked.split('?')[0]}?retry=${attempt}`
    if (/\.css\?/.test(url)) {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = url
      return sheet
    }
    const script = document.createElement('script')
    script.src = url
    return script
  }
  const watch = (url: string, attempt: number) => {
    const pause = pauses[attempt]
    if (pause === undefined) {
      showLoadError(`Loading ${url} failed.`, () => location.reload())
      return
    }
    setTimeout(() => {
      const again = ask(url, attempt + 1)
      again.onerror = () => watch(url, attempt + 1)
      document.head.append(again)
    }, pause)
  }
  addEventListener(
    'error',
    ({ target }) => {
      // Only the scripts in the page's HTML are deferred; chunks are not. And
      // what is asked for again watches for itself.
      if (target instanceof HTMLScriptElement && target.defer) {
        watch(target.src, 0)
      }
      if (
        target instanceof HTMLLinkElement &&
        target.rel === 'stylesheet' &&
        !target.onerror
      ) {
        watch(target.href, 0)
      }
    },
    true,
  )
}
