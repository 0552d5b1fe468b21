import { escapeHtml } from '../../lib/escapeHtml'

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
    <meta http-equiv="refresh" content="0; url=${target}" />
    <link rel="canonical" href="${escapeHtml(origin)}${target}" />
  </head>
  <body>
    <p>This page is now at <a href="${target}">${target}</a>.</p>
  </body>
</html>
`
}
