import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import { type ReactNode, useMemo } from 'react'
import { mark, type PageRecord, rank, suggest } from './rank'
import styles from './SearchResults.module.css'
import { useRecords } from './useRecords'

function Marked({ text, query }: { text: string; query: string }): ReactNode {
  return mark(text, query).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}

interface ResultProps {
  page: PageRecord
  query: string
}

function Result({ page, query }: ResultProps): ReactNode {
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={page.path}>
          <Marked text={page.title} query={query} />
        </Link>
      </Heading>
      {page.trail.length > 0 && (
        <p className={styles.trail}>{page.trail.join(' › ')}</p>
      )}
      <p>
        <Marked text={page.description} query={query} />
      </p>
    </li>
  )
}

const newIssue =
  'https://github.com/cypress-io/cypress-documentation/issues/new'

interface HintsProps {
  query: string
  pages: PageRecord[]
}

/** What to do about a query that finds nothing. */
function Hints({ query, pages }: HintsProps): ReactNode {
  const suggestions = suggest(query, pages)
  return (
    <div className={styles.hints}>
      <p>
        Search looks through the titles and descriptions of the pages. Check the
        spelling, or use fewer words.
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((word) => (
              <li key={word}>
                <Link to={`/search?${new URLSearchParams({ q: word })}`}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <Link
          href={`${newIssue}?${new URLSearchParams({ title: `Search: ${query}` })}`}
        >
          Let us know
        </Link>
        .
      </p>
    </div>
  )
}

interface FailureProps {
  onRetry: () => void
}

function Failure({ onRetry }: FailureProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>You might want to check your network connection.</p>
      <button
        className="button button--primary"
        type="button"
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  )
}

function describe(query: string, count: number): string {
  if (!count) return `No results for “${query}”`
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`
}

interface Props {
  query: string
}

/** The pages found, or what to do as none was. */
export default function SearchResults({ query }: Props): ReactNode {
  const [records, load] = useRecords()
  const pages = records.status === 'loaded' ? records.pages : undefined
  const results = useMemo(() => rank(query, pages ?? []), [query, pages])
  const isReady = query !== '' && pages !== undefined
  return (
    <>
      {records.status === 'failed' && <Failure onRetry={load} />}
      <p className={styles.count} role="status">
        {isReady && describe(query, results.length)}
      </p>
      {results.length > 0 && (
        <ol className={styles.results}>
          {results.map((page) => (
            <Result key={page.path} page={page} query={query} />
          ))}
        </ol>
      )}
      {isReady && !results.length && <Hints query={query} pages={pages} />}
    </>
  )
}
