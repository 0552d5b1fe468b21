import siteConfig from '@generated/docusaurus.config'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import { repairAddress } from './address'

/**
 * Mends the address a visit starts with before the router reads it, so that
 * the page hydrates as it was built. Later addresses: `theme/Root.tsx`.
 */
function repairFirstAddress(): void {
  const { pathname, search, hash } = window.location
  const repaired = repairAddress(window.location, siteConfig.baseUrl)
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired)
  }
}

if (ExecutionEnvironment.canUseDOM) repairFirstAddress()
