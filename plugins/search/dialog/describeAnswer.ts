import { incomplete } from '../hits'
import type { Outcome } from './forDocSearch'

/** What screen readers announce when an answer arrives. */
export function describeAnswer(outcome: Outcome): string {
  const { query, response, isPartial } = outcome
  if (!response) return 'Unable to fetch results'
  if (isPartial) return incomplete(query)
  const { nbHits } = response
  if (!nbHits) return `No results for “${query}”`
  return `${nbHits} ${nbHits === 1 ? 'result' : 'results'} for “${query}”`
}
