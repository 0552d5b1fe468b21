import type { ClientModule } from '@docusaurus/types'
import { session } from './session'

/** Tells `focusResult.ts`, which pages don't load, that a page is shown. */
const afterOpening: ClientModule = {
  onRouteDidUpdate({ location }) {
    session.onShown?.(location)
    session.onShown = undefined
  },
}

export default afterOpening
