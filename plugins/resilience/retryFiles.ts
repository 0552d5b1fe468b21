/**
 * Retries the scripts and style sheets in a page's HTML twice, and then shows an
 * error. `retryChunks.ts`, which is in one of these scripts, handles everything
 * that loads later. The scripts can load in any order. `index.ts` inlines this
 * function into every page, so it can't use anything outside itself.
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
      // Only scripts in the HTML are deferred, not chunks. Retries have an error
      // handler of their own.
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
