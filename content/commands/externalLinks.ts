/** An address on another site, and a page that links to it. */
export interface ExternalLink {
  address: string
  page: string
}

export interface BrokenLink extends ExternalLink {
  reason: string
}

/** Says what's wrong with an address, or undefined if it leads somewhere. */
type Ask = (address: string) => Promise<string | undefined>

/**
 * Seconds to wait before each try. An address is only reported if all tries fail, because
 * many sites are down for a minute now and then.
 */
const pauses = [0, 60, 600]

const atOnce = 8

/** Addresses in samples, which don't exist. */
const isSample = (address: string) =>
  /^https?:\/\/(localhost|127\.|[^/]*\.(example|test|invalid)\b|([^/]*\.)?example\.(com|org|net)\b)/.test(
    address,
  )

/** Links to GitHub's editor and its form for issues, which every page has. */
const isTool = (address: string) =>
  /^https:\/\/github\.com\/[^/]+\/[^/]+\/(edit\/|issues\/new\?)/.test(address)

/**
 * The links to other sites in the HTML of a page, without their hashes.
 *
 * @param origin of the site itself
 */
export function externalLinksIn(html: string, origin: string): string[] {
  const found = [
    ...html.matchAll(/<a\s[^>]*?href=(?:"([^"]+)"|([^\s">]+))/g),
  ].map(([, quoted, bare]) => (quoted ?? bare ?? '').replaceAll('&amp;', '&'))
  return [
    ...new Set(
      found
        .filter(
          (address) =>
            /^https?:/.test(address) &&
            !address.startsWith(origin) &&
            !isSample(address) &&
            !isTool(address),
        )
        .map((address) => address.replace(/#.*/, '')),
    ),
  ]
}

/** Says what the status of an answer means for a link. */
export function problemOf(status: number): string | undefined {
  // The page exists, but rejects programs, or too many requests.
  if ([401, 403, 405, 429, 999].includes(status)) return undefined
  return status < 400 ? undefined : `answered with status ${status}`
}

/** Requests all addresses, a few at a time. */
async function tryAll(
  links: readonly ExternalLink[],
  ask: Ask,
): Promise<BrokenLink[]> {
  const broken: BrokenLink[] = []
  const waiting = [...links]
  const work = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const reason = await ask(link.address)
      if (reason) broken.push({ ...link, reason })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return broken
}

/**
 * Finds the links that fail three times.
 *
 * @param wait waits for so many seconds
 */
export async function findBroken(
  links: readonly ExternalLink[],
  ask: Ask,
  wait: (seconds: number) => Promise<void>,
): Promise<BrokenLink[]> {
  let left: readonly ExternalLink[] = links
  let broken: BrokenLink[] = []
  for (const pause of pauses) {
    if (!left.length) return []
    await wait(pause)
    broken = await tryAll(left, ask)
    left = broken
  }
  return broken.sort((a, b) => a.address.localeCompare(b.address, 'en'))
}
