import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import { PageMetadata } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Layout from '@theme/Layout'
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { type KeptPage, readKeptPages } from '../../kept'
import styles from './styles.module.css'

/** The requested URL, if it's on this site. */
function readWanted(): string | undefined {
  const wanted = new URLSearchParams(location.search).get('page')
  if (!wanted) return undefined
  try {
    const { origin, pathname, search } = new URL(wanted, location.origin)
    if (origin !== location.origin) return undefined
    return pathname + search + location.hash
  } catch {
    return undefined
  }
}

const neverChanges = () => () => {}

/**
 * The worker shows this in place of a page that isn't saved. It lists the saved
 * pages, and opens the requested one when the network is back.
 */
export default function OfflinePage(): ReactNode {
  const own = useBaseUrl('/offline')
  // Unknown to the server, which renders one page for all addresses.
  const wanted = useSyncExternalStore(neverChanges, readWanted, () => undefined)
  const [pages, setPages] = useState<KeptPage[]>([])
  useEffect(() => {
    void readKeptPages().then((kept) =>
      setPages(kept.filter(({ path }) => path !== own)),
    )
  }, [own])
  useEffect(() => {
    if (!wanted) return undefined
    const goOn = () => location.replace(wanted)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [wanted])
  return (
    <Layout>
      <PageMetadata title="Offline" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1>You&apos;re offline</h1>
        {wanted ? (
          <>
            <p>
              You haven&apos;t opened <code>{wanted}</code> in this browser
              before, so it isn&apos;t saved for reading offline. It will open
              automatically when you&apos;re back online.
            </p>
            <p>
              <a className="button button--primary" href={wanted}>
                Try again
              </a>
            </p>
          </>
        ) : (
          <p>You can still open the pages that you&apos;ve read before.</p>
        )}
        {pages.length > 0 && (
          <nav aria-labelledby="offline-pages">
            <h2 id="offline-pages">Pages you can read now</h2>
            <ul>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path} autoAddBaseUrl={false}>
                    {title.replace(/ \| [^|]*$/, '')}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </main>
    </Layout>
  )
}
