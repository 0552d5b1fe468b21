import type { Redirect } from '@site/src/data/types'
import { escapeHtml } from '../../lib/escapeHtml'

/**
 * What is wrong with the redirects, one sentence each: a target that is no
 * page, an address that has a page already or stands twice, a chain.
 *
 * @param routes paths of the site's pages, without base URL
 */
export function findMistakes(
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
): string[] {
  const seen = new Set<string>()
  const sources = new Set(redirects.map(({ from }) => from))
  return redirects.flatMap(({ from, to }) => {
    const mistakes: string[] = []
    const target = to.replace(/#.*/, '')
    if (!/^\/[^?#]*[^/?#]$/.test(from)) {
      mistakes.push(
        `"${from}" is no address: it starts with a slash, ends without one, and has neither "?" nor "#"`,
      )
    }
    if (seen.has(from)) mistakes.push(`"${from}" stands twice: keep one`)
    seen.add(from)
    if (routes.has(from)) {
      mistakes.push(`"${from}" is a page already: remove the redirect`)
    }
    if (sources.has(target)) {
      mistakes.push(
        `"${from}" leads to "${target}", which is itself redirected: name the last target`,
      )
    } else if (!routes.has(target)) {
      mistakes.push(`"${from}" leads to "${to}", which is no page`)
    }
    return mistakes
  })
}

/**
 * A page for hosts that know no redirects. It needs no script, and tells
 * search engines the real address.
 *
 * @param to path with base URL
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
