import type { Outcome } from './forDocSearch'

/** What screen readers announce when an answer arrives. */
export function describeAnswer({ query, response }: Outcome): string {
  if (!response) return 'Unable to fetch results'
  const { nbHits } = response
  if (!nbHits) return `No results for “${query}”`
  return `${nbHits} ${nbHits === 1 ? 'result' : 'results'} for “${query}”`
}
