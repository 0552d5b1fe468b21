/**
 * The ids that a page doesn't have anymore, in lowercase, by the address of their
 * sections now: `#id`, `/path`, `/path#id`, or `/path#` if the id is still the same.
 */
export type Successors = Readonly<Record<string, readonly string[]>>

/**
 * Finds the id that a hash means although its letters differ in case: ids had
 * capitals before 2023.
 *
 * @param asked hash without `#`, decoded
 * @param ids ids of all elements on the page
 */
export function findSameLetters(
  asked: string,
  ids: readonly string[],
): string | undefined {
  const lower = asked.toLowerCase()
  return ids.find((id) => id.toLowerCase() === lower)
}

/**
 * Finds where the section of a hash is now: `#id`, `/path#id`, or `/path`.
 *
 * @param asked hash without `#`, decoded
 */
export function findSuccessor(
  asked: string,
  successors: Successors,
): string | undefined {
  const lower = asked.toLowerCase()
  const [address] =
    Object.entries(successors).find(([, ids]) => ids.includes(lower)) ?? []
  return address?.endsWith('#') ? address + lower : address
}

/** Where a page's successors are, below the site's base URL. */
export const successorsFile = (path: string): string =>
  `anchors${path === '/' ? '/index' : path}.json`
