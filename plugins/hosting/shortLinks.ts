import type { ShortLink } from '../../src/data/types'

/**
 * What the service behind `https://on.cypress.io` needs: each name that it can
 * be asked for, and the whole address to answer with. Servers never see what
 * stands behind `#` in a name; browsers add it to an address that has none, and
 * `plugins/anchors` finds the section.
 *
 * @param home address of the published site, with a slash at its end
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
  // A name of its own comes last, and wins.
  const addresses = new Map(
    [...withSection, ...plain].map(({ name, to }) => [
      name,
      home + to.slice(1),
    ]),
  )
  const sorted = [...addresses].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
