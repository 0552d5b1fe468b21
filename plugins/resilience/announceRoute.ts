import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'
import styles from './announceRoute.module.css'

const region = ExecutionEnvironment.canUseDOM
  ? document.createElement('div')
  : undefined

if (region) {
  region.className = styles.region ?? ''
  region.setAttribute('role', 'status')
  document.body.append(region)
}

/**
 * Makes screen readers announce the title after a client-side navigation. They
 * only do it themselves when a document loads.
 */
const announceRoute: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!region || !previousLocation) return
    if (location.pathname === previousLocation.pathname) return
    // Helmet sets the title in an animation frame that it requested earlier.
    requestAnimationFrame(() => {
      region.textContent = document.title
    })
  },
}

export default announceRoute
