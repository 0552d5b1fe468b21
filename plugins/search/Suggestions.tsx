import type { ReactNode } from 'react'

/** Popular queries. */
const suggestions = [
  'cy.intercept',
  'retry-ability',
  'configuration',
  'component testing',
]

const newIssue =
  'https://github.com/cypress-io/cypress-documentation/issues/new'

/** Where to report that a query should have results. */
export const missingResultsUrl = ({ query }: { query: string }): string =>
  `${newIssue}?${new URLSearchParams({ title: `Search: ${query}` })}`

interface Props {
  className?: string
  children: (suggestion: string) => ReactNode
}

/** Suggests queries if a query has no results. */
export default function Suggestions({ className, children }: Props): ReactNode {
  return (
    <div className={className}>
      <p>Try searching for:</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>{children(suggestion)}</li>
        ))}
      </ul>
    </div>
  )
}
