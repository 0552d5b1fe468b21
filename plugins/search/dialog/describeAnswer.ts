import type { Told } from './forDocSearch'

/** What a screen reader says about the answer to a query. */
export function describeAnswer({ query, response }: Told): string {
  if (!response) return 'Unable to fetch results'
  const { nbHits } = response
  if (!nbHits) return `No results for “${query}”`
  return `${nbHits} ${nbHits === 1 ? 'result' : 'results'} for “${query}”`
}
