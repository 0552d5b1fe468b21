import type { SearchAnswer, SearchClient } from './client'

/** How long a query stands until it's what the reader wanted, in milliseconds. */
const settled = 3000

/** Longer queries were pasted, and may contain what's nobody's business. */
const longest = 60

/** Waits for the last answer, and reports its query if it has no hits. */
async function report({ results, more }: SearchAnswer): Promise<void> {
  if (more) return report(await more)
  const [{ query = '', nbHits } = {}] = results
  if (nbHits !== 0 || !query || query.length > longest) return
  globalThis.gtag?.('event', 'search_without_answer', { search_term: query })
}

/**
 * Reports queries without an answer if analytics are on, as the event
 * `search_without_answer`. They show what pages and phrases lack.
 */
export function reportMissed(
  search: SearchClient['search'],
): SearchClient['search'] {
  let latest = 0
  return async (asked) => {
    const current = ++latest
    const answer = await search(asked)
    setTimeout(() => {
      if (current === latest) void report(answer)
    }, settled)
    return answer
  }
}
