import type { ReactNode } from 'react'

/** What most people look for, spelled as it finds something. */
const suggestions = [
  'cy.intercept',
  'retry-ability',
  'configuration',
  'component testing',
]

const newIssue =
  'https://github.com/cypress-io/cypress-documentation/issues/new'

/** Where to tell that a query should have found something. */
export const missingResultsUrl = ({ query }: { query: string }): string =>
  `${newIssue}?${new URLSearchParams({ title: `Search: ${query}` })}`

interface Props {
  className?: string
  children: (suggestion: string) => ReactNode
}

/** Queries for those whose own found nothing. */
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
