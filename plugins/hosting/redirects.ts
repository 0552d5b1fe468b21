import type { Redirect } from '@site/src/data/types'

/**
 * A message for each redirect that can't work, because a path is invalid,
 * taken, or used twice, or because the target isn't a page.
 *
 * @param routes paths of the site's pages, without the base URL
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
        `"${from}" isn't a valid path. Start it with a slash, don't end it with one, and leave out "?" and "#".`,
      )
    }
    if (seen.has(from))
      mistakes.push(`"${from}" has two redirects. Remove one.`)
    seen.add(from)
    if (routes.has(from)) {
      mistakes.push(`"${from}" is the path of a page. Remove the redirect.`)
    }
    if (sources.has(target)) {
      mistakes.push(
        `"${from}" leads to "${target}", which is redirected too. Write the final target.`,
      )
    } else if (!routes.has(target)) {
      mistakes.push(
        `"${from}" leads to "${to}", which isn't a page. Correct the target.`,
      )
    }
    return mistakes
  })
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

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
