import Link from '@docusaurus/Link'
import { useLocation } from '@docusaurus/router'
import Heading from '@theme/Heading'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Hit } from '../client'
import Failure from '../Failure'
import { focusResult } from '../focusResult'
import { headingsOf, incomplete, pathOf, snippetOf } from '../hits'
import Marked from '../Marked'
import Since from '../Since'
import { type FoundPage, pagesOf } from './pagesOfHits'
import styles from './SearchResults.module.css'
import type { SearchSettings } from '../settings'
import Suggestions, { missingResultsUrl } from '../Suggestions'
import { type Branch, treeOf } from '../tree'
import { toSearch } from './useQuery'
import { type Answer, portion, useResults } from './useResults'

function Snippet({ hit }: { hit: Hit }): ReactNode {
  const snippet = snippetOf(hit)
  return (
    snippet && (
      <p className={styles.snippet}>
        <Marked html={snippet} />
      </p>
    )
  )
}

function ResultLink({
  url,
  children,
}: {
  url: string
  children: ReactNode
}): ReactNode {
  const path = pathOf(url)
  return (
    <Link to={path} onClick={() => focusResult(path)}>
      {children}
    </Link>
  )
}

interface SectionsProps {
  branches: readonly Branch<Hit>[]
  /** How many headings the list above these sections shows. */
  shown: number
}

/** Sections of a page, with those inside them. */
function Sections({ branches, shown }: SectionsProps): ReactNode {
  return (
    branches.length > 0 && (
      <ul className={styles.sections}>
        {branches.map(({ hit, below }) => {
          const headings = headingsOf(hit)
          return (
            <li key={hit.objectID}>
              <ResultLink url={hit.url}>
                {headings.slice(shown).map((heading, index) => (
                  <span key={index}>
                    {index > 0 && ' › '}
                    <Marked html={heading} />
                  </span>
                ))}
              </ResultLink>
              <Snippet hit={hit} />
              <Sections branches={below} shown={headings.length} />
            </li>
          )
        })}
      </ul>
    )
  )
}

function PageHits({ found }: { found: FoundPage }): ReactNode {
  const { url, first, page, sections } = found
  const [title = ''] = headingsOf(page ?? first)
  return (
    <li className={styles.page}>
      <p className={styles.area}>
        <Marked html={first.hierarchy.lvl0} />
      </p>
      <Heading as="h2" className={styles.title}>
        <ResultLink url={url}>
          <Marked html={title} />
        </ResultLink>
        <Since url={url} />
      </Heading>
      {page && <Snippet hit={page} />}
      {/* The title is above them. */}
      <Sections branches={treeOf(sections)} shown={1} />
    </li>
  )
}

/** Shown if a query has no results. */
function Hints({ query }: { query: string }): ReactNode {
  const { pathname } = useLocation()
  return (
    <div className={styles.hints}>
      <p>Check the spelling, or use fewer words.</p>
      <Suggestions>
        {(suggestion) => (
          <Link to={pathname + toSearch(suggestion, '')}>{suggestion}</Link>
        )}
      </Suggestions>
      <p>
        Believe this query should return results?{' '}
        <Link href={missingResultsUrl({ query })}>Let us know</Link>.
      </p>
    </div>
  )
}

/** A section of the site to filter results by. */
interface Area {
  label: string
  /** Its name in the URL. */
  name: string
}

interface FiltersProps {
  areas: readonly Area[]
  current: string
  query: string
  /** The number of results in each section, once it's known. */
  counts: Answer['counts']
  /** Hides the filters but reserves their space, so nothing moves later. */
  isWaiting: boolean
}

function Filters({
  areas,
  current,
  query,
  counts,
  isWaiting,
}: FiltersProps): ReactNode {
  const { pathname } = useLocation()
  const total = Object.values(counts ?? {}).reduce((a, b) => a + b, 0)
  const all = { label: 'All', name: '' }
  return (
    <nav
      className={isWaiting ? styles.room : undefined}
      aria-label="Sections to search"
    >
      <ul className={styles.filters}>
        {[all, ...areas].map(({ label, name }) => (
          <li key={name}>
            <Link
              to={pathname + toSearch(query, name)}
              aria-current={name === current ? 'true' : undefined}
            >
              {label}{' '}
              <span className={styles.number}>
                {counts && (name ? (counts[label] ?? 0) : total)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const count = (results: number): string =>
  `${results} ${results === 1 ? 'result' : 'results'}`

function describe(answer: Answer): string {
  const { query, area, response, portions, isPartial } = answer
  const { hits, nbHits } = response
  if (isPartial) return incomplete(query)
  const where = `for “${query}”${area && ` in ${area}`}`
  if (!nbHits) return `No results ${where}`
  return portions > 1 && hits.length < nbHits
    ? `${hits.length} of ${count(nbHits)} ${where}`
    : `${count(nbHits)} ${where}`
}

interface Props {
  settings: SearchSettings
  query: string
  areas: readonly Area[]
  /** The name of the section to search, or ''. */
  area: string
  portions: number
  onMore: () => void
}

/** The results, grouped by page, or hints if there are none. */
export default function SearchResults({
  settings,
  query,
  areas,
  area,
  portions,
  onMore,
}: Props): ReactNode {
  const label = areas.find(({ name }) => name === area)?.label ?? ''
  const wanted = { query, area: label, portions }
  const { answer, hasFailed, retry } = useResults(settings, wanted)
  const list = useRef<HTMLOListElement>(null)
  const seen = useRef(0)
  const pages = answer ? pagesOf(answer.response.hits) : []

  // After "Show more results", continue at the first new page.
  useEffect(() => {
    if (!seen.current || pages.length <= seen.current) return
    list.current?.children[seen.current]?.querySelector('a')?.focus()
    seen.current = 0
  }, [pages.length])

  if (hasFailed) return <Failure onRetry={retry} />
  const shown = query ? answer : undefined
  const isWhole = shown?.counts !== undefined
  return (
    <>
      {query && (!shown || shown.response.nbHits > 0 || area) && (
        <Filters
          areas={areas}
          current={area}
          query={shown?.query ?? query}
          counts={shown?.counts}
          isWaiting={!shown}
        />
      )}
      <p className={styles.count} role="status">
        {shown && (isWhole || shown.isPartial)
          ? describe(shown)
          : query && <span className={styles.waiting}>Searching…</span>}
      </p>
      {shown?.isPartial && (
        <button
          className="button button--primary"
          type="button"
          onClick={retry}
        >
          Try again
        </button>
      )}
      {shown && pages.length > 0 && (
        <ol ref={list} className={styles.results}>
          {pages.map((found) => (
            <PageHits key={found.url} found={found} />
          ))}
        </ol>
      )}
      {isWhole && shown.response.nbHits > portion * shown.portions && (
        <button
          className="button button--secondary"
          type="button"
          onClick={() => {
            seen.current = pages.length
            onMore()
          }}
        >
          Show more results
        </button>
      )}
      {isWhole && !shown.response.nbHits && <Hints query={shown.query} />}
    </>
  )
}
