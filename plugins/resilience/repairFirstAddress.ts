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
 * Mends the address a visit starts with before the router reads it, so that
 * the page hydrates as it was built. Later addresses: `theme/Root.tsx`.
 */
function repairFirstAddress(): void {
  const { pathname, search, hash } = window.location
  const known = pathsOf(routes).map(withoutSlash)
  const repaired = repairAddress(window.location, siteConfig.baseUrl, known)
  if (repaired.pathname === pathname && repaired.hash === hash) return
  const address = repaired.pathname + search + repaired.hash
  // The host sent the not-found page for a page that exists.
  if (
    known.includes(withoutSlash(repaired.pathname)) &&
    document.getElementById(notFoundId)
  ) {
    window.location.replace(address)
    return
  }
  window.history.replaceState(window.history.state, '', address)
}

if (ExecutionEnvironment.canUseDOM) repairFirstAddress()
