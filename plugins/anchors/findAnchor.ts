import type { ShortLink } from '../../src/data/types'

/**
 * The section that an address meant which names none of its page: one that is
 * named so but for upper and lower case, as all of them were before 2023, or
 * the one to which a short link with that name leads. Of short links the server
 * sees only what stands before `#`, and browsers keep the rest.
 *
 * @param path of the page, without base URL
 * @param asked what stands behind `#`, decoded
 * @param ids of the elements of the page
 */
export function findAnchor(
  path: string,
  asked: string,
  ids: readonly string[],
  shortLinks: readonly ShortLink[],
): string | undefined {
  const link = shortLinks.find(
    ({ name, to }) => name.endsWith(`#${asked}`) && to.startsWith(`${path}#`),
  )
  const named = link?.to.slice(path.length + 1)
  if (named && ids.includes(named)) return named
  const lower = asked.toLowerCase()
  return ids.find((id) => id.toLowerCase() === lower)
}
