import type { DocusaurusConfig } from '@docusaurus/types'
import { escapeHtml } from '../../lib/escapeHtml'
import { robots } from './headers'

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
 * @param site its origin, and whether to keep search engines away
 */
export function redirectPage(
  to: string,
  { url, noIndex }: Pick<DocusaurusConfig, 'url' | 'noIndex'>,
): string {
  const target = escapeHtml(to)
  const meta = noIndex ? `\n    <meta name="robots" content="${robots}" />` : ''
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />${meta}
    <title>Moved</title>
    <noscript><meta http-equiv="refresh" content="0; url=${target}" /></noscript>
    <link rel="canonical" href="${escapeHtml(url)}${target}" />
  </head>
  <body>
    <p>This page is now at <a href="${target}">${target}</a>.</p>
    <script>${goOn}</script>
  </body>
</html>
`
}
