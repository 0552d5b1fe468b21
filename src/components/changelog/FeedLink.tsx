import Head from '@docusaurus/Head'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'

/** Tells browsers and feed readers where the feed of releases is. */
export default function FeedLink(): ReactNode {
  return (
    <Head>
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Cypress changelog"
        href={useBaseUrl('/changelog.atom')}
      />
    </Head>
  )
}
