import type { ShortLink } from '../../src/data/types'

/**
 * Maps the names of `https://on.cypress.io/<name>` links to the URLs to redirect
 * to. Browsers don't send the part after `#` to the server. They append it to a URL
 * that has none, and `plugins/anchors` finds the section.
 *
 * @param home URL of the published site, with a slash at the end
 */
export function toShortLinksFile(
  shortLinks: readonly ShortLink[],
  home: string,
): string {
  const plain = shortLinks.filter(({ name }) => !name.includes('#'))
  const withSection = shortLinks.flatMap(({ name, to }) => {
    const [asked = '', section] = name.split('#')
    return section === undefined
      ? []
      : [{ name: asked, to: to.replace(/#.*/, '') }]
  })
  // A name without a section comes last, and wins.
  const addresses = new Map(
    [...withSection, ...plain].map(({ name, to }) => [
      name,
      home + to.slice(1),
    ]),
  )
  const sorted = [...addresses].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
