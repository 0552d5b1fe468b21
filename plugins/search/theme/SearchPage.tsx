import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { PageMetadata } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { usePluginData } from '@docusaurus/useGlobalData'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import {
  type ReactNode,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react'
import EarlyScript from '../../../src/components/EarlyScript'
import type { Section } from '../../../src/data/types'
import { searchFieldId } from '../keys'
import SearchResults from '../page/SearchResults'
import { clientOf } from '../session'
import type { SearchSettings } from '../settings'
import { useQuery } from '../page/useQuery'
import styles from './SearchPage.module.css'

/**
 * If the URL has a query, hides the sections, because results will replace
 * them.
 */
const waitForResults = `if (/[?&]q=[^&]/.test(location.search))
  document.currentScript.parentElement.dataset.waiting = ''`

interface Props {
  sections: Section[]
}

/** The page at `/search`. The parameter `q` is the query. */
export default function SearchPage({ sections }: Props): ReactNode {
  const settings = usePluginData('search') as SearchSettings
  const { text, type, submit, area, portions, showMore } = useQuery()
  const { siteConfig } = useDocusaurusContext()
  // Deferred, so typing stays responsive.
  const query = useDeferredValue(text.trim())
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // Anyone who opens this page is about to search.
    void clientOf(settings).preload()
  }, [settings])

  useEffect(() => {
    // Without a query, the reader is about to type one.
    if (!new URLSearchParams(window.location.search).get('q')) {
      field.current?.focus()
    }
  }, [])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }

  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the guides, the API, the examples and the questions of the Cypress documentation."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">Search</Heading>
        <form
          className={styles.form}
          role="search"
          action={useBaseUrl('/search')}
          onSubmit={onSubmit}
        >
          <input
            id={searchFieldId}
            ref={field}
            className={styles.field}
            type="search"
            name="q"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={submit}
            aria-label="Search the documentation"
            placeholder="Command or topic"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={256}
            enterKeyHint="search"
          />
          <button className="button button--primary" type="submit">
            Search
          </button>
        </form>
        <noscript>
          <p>
            Search needs JavaScript, which is switched off in your browser.
            Switch it on to search here, or add{' '}
            <code>site:{new URL(siteConfig.url).host}</code> to a query in the
            search engine of your choice.
          </p>
        </noscript>
        <SearchResults
          settings={settings}
          query={query}
          areas={sections.map(({ label }) => ({
            label,
            name: label.toLowerCase(),
          }))}
          area={area}
          portions={portions}
          onMore={showMore}
        />
        {!query && (
          <div>
            <EarlyScript code={waitForResults} />
            <p>Or browse a section:</p>
            <ul className={styles.sections}>
              {sections.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </main>
    </Layout>
  )
}
