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
 * Speaks the title of a page reached by a link: without a load of the document
 * screen readers would say nothing.
 */
const announceRoute: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!region || !previousLocation) return
    if (location.pathname === previousLocation.pathname) return
    // Helmet writes the title in a frame that it has asked for before us.
    requestAnimationFrame(() => {
      region.textContent = document.title
    })
  },
}

export default announceRoute
