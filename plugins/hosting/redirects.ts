import { escapeHtml } from '../../lib/escapeHtml'

/**
 * Goes to the page's only link, with the query of the address and its hash, like a
 * host would. The same for all pages, because the security policy allows it by its
 * hash.
 */
export const goOn = `(function(a,l){if(l.search)a.search=l.search;if(!a.hash)a.hash=l.hash;l.replace(a.href)})(document.links[0],location)`

/**
 * A page for hosts that don't support redirects. It works without scripts, and
 * its canonical link tells search engines the new URL.
 *
 * @param to path, including the base URL
 * @param origin of the published site
 */
export function redirectPage(to: string, origin: string): string {
  const target = escapeHtml(to)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Moved</title>
    <noscript><meta http-equiv="refresh" content="0; url=${target}" /></noscript>
    <link rel="canonical" href="${escapeHtml(origin)}${target}" />
  </head>
  <body>
    <p>This page is now at <a href="${target}">${target}</a>.</p>
    <script>${goOn}</script>
  </body>
</html>
`
}
