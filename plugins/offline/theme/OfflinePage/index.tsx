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

/** The address that was asked for, if it is one of this site. */
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
 * What the worker shows in place of a page that was never read: which pages can
 * be read, and the one that was asked for as soon as there is a network again.
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
        <h1>You are offline</h1>
        {wanted ? (
          <>
            <p>
              The page at <code>{wanted}</code> was not read before in this
              browser. It opens by itself when the connection is back.
            </p>
            <p>
              <a className="button button--primary" href={wanted}>
                Try again
              </a>
            </p>
          </>
        ) : (
          <p>Pages that you have read open without a connection.</p>
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
