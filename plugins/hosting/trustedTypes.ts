interface Rules {
  createHTML: (text: string) => string
  createScript: (text: string) => string | undefined
  createScriptURL: (url: string) => string | undefined
}

/** What browsers with Trusted Types have, as far as it is used. */
declare global {
  var trustedTypes:
    { createPolicy: (name: string, rules: Rules) => unknown } | undefined
}

/**
 * The one Trusted Types policy of the site: what code makes of a string has to
 * pass here before it becomes HTML, a script, or the address of one.
 *
 * Refers to nothing outside itself, because `index.ts` puts its source into the
 * head of every page: it has to be there before any other script.
 *
 * @param scripts paths with base URL: a folder, if it ends in a slash
 */
export function trustTypes(scripts: readonly string[]): void {
  // The bar of progress, the core's banner about a wrong base URL, React's way to
  // make a script that does not run, and text, where no "<" begins a tag: none
  // of it can do anything. The policy decides about each style.
  const harmless =
    /^(?:[^<]|<(?![a-z/!?])|<\/?(?:a|b|code|div|em|mark|p|span|strong)(?: (?:(?:class|role|style)="[^"<>&]*"|id="__docusaurus-[\w-]*"|href="https:\/\/docusaurus\.io\/[\w./#-]*"))*>)*$/i
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (harmless.test(text) || text === '<script></script>') return text
      console.error(`Shown as text, for it may not be HTML: ${text}`)
      return text.replaceAll('<', '&lt;')
    },
    // Data for search engines stands in script elements; JSON that were run
    // would do nothing.
    createScript(text) {
      try {
        JSON.parse(text)
        return text
      } catch {
        return undefined
      }
    },
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, document.baseURI)
      const isOurs = scripts.some((path) =>
        path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
      )
      // Those of other servers are left to the Content-Security-Policy.
      return origin !== location.origin || isOurs ? url : undefined
    },
  })
}
