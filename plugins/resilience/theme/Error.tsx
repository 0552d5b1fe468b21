// Replaces @docusaurus/core client/theme-fallback/Error (3.10.2). Change: has the
// wording and design of our crash page.
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import Head from '@docusaurus/Head'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Props } from '@theme/Error'
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

const noPlugin = { plugin: { name: 'resilience', id: 'default' } }

/** The crash page for errors outside the layout or in the layout itself. */
export default function CrashedSite(props: Props): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n
  const { htmlLang, direction } = localeConfigs[currentLocale] ?? {}
  const crash = <ErrorPageContent {...props} />
  return (
    <>
      <Head>
        <html lang={htmlLang} dir={direction} />
        <title>This page crashed</title>
      </Head>
      <ErrorBoundary fallback={() => crash}>
        <RouteContextProvider value={noPlugin}>
          <Layout>{crash}</Layout>
        </RouteContextProvider>
      </ErrorBoundary>
    </>
  )
}
