interface Rules {
  createHTML: (text: string) => string
  createScript: (text: string) => string | undefined
  createScriptURL: (url: string) => string | undefined
}

/** The part of the Trusted Types API that's used here. */
declare global {
  var trustedTypes:
    { createPolicy: (name: string, rules: Rules) => unknown } | undefined
}

/**
 * Creates the site's only Trusted Types policy, which checks every string that
 * becomes HTML, a script, or the URL of a script.
 *
 * It has to run before any other script, so `index.ts` writes its source to the
 * head of every page. That's why it doesn't use anything outside of itself.
 *
 * @param scripts allowed paths with the base URL; a folder ends with a slash
 */
export function trustTypes(scripts: readonly string[]): void {
  // The progress bar, the core's banner about a wrong base URL, plain text, and
  // samples, whose attributes have no quotes and whose links stay on this site.
  // Styles in them still need the Content-Security-Policy's permission.
  const harmless =
    /^(?:[^<]|<(?![a-z/!?])|<\/?(?:a|b|code|div|em|i|mark|p|span|strong)(?: (?:(?:class|role|style)="[^"<>&]*"|class=[a-z-]+|tabindex=-1|href=\/(?!\/)[\w./#$:-]*|id="__docusaurus-[\w-]*"|href="https:\/\/docusaurus\.io\/[\w./#-]*"))*>)*$/i
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      // React sets the second one to create a script that doesn't run.
      if (harmless.test(text) || text === '<script></script>') return text
      console.error(`Shown as text, because it isn't allowed as HTML: ${text}`)
      return text.replaceAll('<', '&lt;')
    },
    // Scripts can contain data for search engines. Running JSON does nothing.
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
      // The Content-Security-Policy decides about other servers.
      return origin !== location.origin || isOurs ? url : undefined
    },
  })
}
