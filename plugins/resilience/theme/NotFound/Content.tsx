// Replaces @docusaurus/theme-classic NotFound/Content (3.10.2). Changes: redirects
// old addresses, and says what wasn't found and where to go instead.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import { useHistory, useLocation } from '@docusaurus/router'
import { PageMetadata } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useIsBrowser from '@docusaurus/useIsBrowser'
import type { Props } from '@theme/NotFound/Content'
import clsx from 'clsx'
import { useEffect, useState, type ReactNode } from 'react'
import { sections } from '../../../../src/data/navigation'
import { findRedirect, htmlSuffix } from '../../address'
import { likelyPages, wordsOf, type ListedPage } from '../../likelyPages'
import { notFoundId } from '../../notFoundId'
import styles from './Content.module.css'

/**
 * Redirects to /x or /x/y before anything is painted, for hosts that answer
 * /x.html or /x//y with 404.html, which is this page. Slashes are merged because
 * a path that starts with two would redirect to another host.
 */
const tidyAddress = `(function () {
  var path = location.pathname.replace(${htmlSuffix}, '').replace(/\\/{2,}/g, '/')
  if (path !== location.pathname)
    location.replace((path || '/') + location.search + location.hash)
})()`

/**
 * Redirects old addresses that the host didn't recognize because of their case or
 * suffix. The list of redirects only loads on this page.
 */
function useRedirect(pathname: string): void {
  const { baseUrl } = useDocusaurusContext().siteConfig
  const history = useHistory()
  useEffect(() => {
    let current = true
    import('../../../../src/data/redirects').then(
      ({ redirects }) => {
        if (!current) return
        const target = findRedirect(pathname, baseUrl, redirects)
        if (!target) {
          // If analytics are on.
          window.gtag?.('event', 'page_not_found', { page_path: pathname })
          return
        }
        const { search, hash } = history.location
        const [path = '', ownHash] = target.split('#')
        history.replace({
          pathname: path,
          search,
          hash: ownHash === undefined ? hash : `#${ownHash}`,
        })
      },
      // The page is still useful without it.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [baseUrl, history, pathname])
}

/** The pages that a path could mean, or `undefined` while the list is loading. */
function useLikelyPages(path: string): ListedPage[] | undefined {
  const [pages, setPages] = useState<ListedPage[]>()
  useEffect(() => {
    let current = true
    import('@generated/resilience/default/pages.json').then(
      ({ default: listed }) => {
        if (current) setPages(likelyPages(path, listed))
      },
      // The page is still useful without it.
      () => {
        if (current) setPages([])
      },
    )
    return () => {
      current = false
    }
  }, [path])
  return pages
}

/** The not-found page: guesses, a search for the path's words, and sections. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation()
  // All not-found pages share one file, so only the browser knows the path.
  const path = useIsBrowser() ? pathname : ''
  const words = wordsOf(path).join(' ')
  const pages = useLikelyPages(pathname)
  useRedirect(pathname)
  return (
    <main id={notFoundId} className={clsx(styles.notFound, className)}>
      <PageMetadata title="Page not found" />
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{tidyAddress}</script>
        </Head>
      )}
      <h1>Page not found</h1>
      {/* A new paragraph, because its text changes when the path is known. */}
      <p key={path}>
        There is no page at {path ? <code>{path}</code> : 'this address'}. It
        may have moved, or the address has a typing error.
      </p>
      {pages && pages.length > 0 && (
        <nav aria-labelledby="not-found-likely">
          <h2 id="not-found-likely">Did you mean</h2>
          <ul className={styles.guesses}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <code>{path}</code>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* Waits for the guesses above it, which would move it. */}
      <div className={pages ? undefined : styles.waiting}>
        <p>
          <Link
            className={clsx('button button--primary', styles.search)}
            to={words ? `/search?q=${encodeURIComponent(words)}` : '/search'}
          >
            {words ? `Search for “${words}”` : 'Search the documentation'}
          </Link>
        </p>
        <nav aria-labelledby="not-found-sections">
          <h2 id="not-found-sections">Start from a section</h2>
          <ul className={styles.sections}>
            {sections.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  )
}
