import type { ShortLink } from '../../src/data/types'

/**
 * Finds the section for a hash that doesn't match any id on the page. Either only
 * the case differs, because ids had capitals before 2023, or the hash comes from
 * a short link: servers never see the hash, so browsers keep it when they follow
 * the redirect.
 *
 * @param path path of the page, without the base URL
 * @param asked hash without `#`, decoded
 * @param ids ids of all elements on the page
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
