import siteConfig from '@generated/docusaurus.config'
import routes from '@generated/routes'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import { repairAddress, withoutSlash } from './address'
import { notFoundId } from './notFoundId'

interface Branch {
  path?: string | string[]
  routes?: Branch[]
}

const pathsOf = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ path, routes }) =>
    routes ? pathsOf(routes) : (path ?? []),
  )

/**
 * Repairs the first URL of a visit before the router reads it, so that React
 * hydrates the page that was built. `theme/Root.tsx` repairs the ones after it.
 */
function repairFirstAddress(): void {
  const { pathname, search, hash } = window.location
  const known = pathsOf(routes).map(withoutSlash)
  const repaired = repairAddress(window.location, siteConfig.baseUrl, known)
  if (repaired.pathname === pathname && repaired.hash === hash) return
  const address = repaired.pathname + search + repaired.hash
  // The page exists, but the host answered with the not-found page.
  if (
    known.includes(withoutSlash(repaired.pathname)) &&
    document.getElementById(notFoundId)
  ) {
    window.location.replace(address)
    // The scripts run on until the page arrives. React would hydrate the
    // not-found page as the page that the router now finds, so give it no root.
    window.docusaurusRoot = { render() {}, unmount() {} }
    return
  }
  window.history.replaceState(window.history.state, '', address)
}

if (ExecutionEnvironment.canUseDOM) repairFirstAddress()
