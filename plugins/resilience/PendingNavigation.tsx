// Replaces @docusaurus/core client/PendingNavigation (3.10.2). Change: what becomes of
// a page's files only matters as long as the reader waits for them. The original
// reloads, or shows a page whose files are missing, after the reader has left for
// another one.
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher'
import preload from '@docusaurus/core/lib/client/preload'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { useLocation } from '@docusaurus/router'
import { Component, type ReactElement } from 'react'
import { Route } from 'react-router-dom'

type Location = ReturnType<typeof useLocation>

interface Props {
  location: Location
  children: ReactElement
}

interface State {
  hasLoaded: boolean
}

/** Shows the old page until the files of the next one have loaded. */
export default class PendingNavigation extends Component<Props, State> {
  override state = { hasLoaded: true }
  private previousLocation: Location | null = null
  private cleanUp = this.report(this.props.location)

  /** Tells client modules of a navigation, and returns what ends it. */
  private report(location: Location): () => void {
    return ExecutionEnvironment.canUseDOM
      ? dispatchLifecycleAction('onRouteUpdate', {
          previousLocation: this.previousLocation,
          location,
        })
      : () => {}
  }

  override shouldComponentUpdate({ location }: Props, { hasLoaded }: State) {
    if (location === this.props.location) return hasLoaded
    this.previousLocation = this.props.location
    this.setState({ hasLoaded: false })
    this.cleanUp = this.report(location)
    const ifWanted = (next: () => void) => () => {
      if (location === this.props.location) next()
    }
    preload(location.pathname).then(
      ifWanted(() => {
        this.cleanUp()
        this.setState({ hasLoaded: true })
      }),
      // The files may be of an older deployment.
      ifWanted(() => window.location.reload()),
    )
    return false
  }

  override render() {
    const { children, location } = this.props
    return (
      <ClientLifecyclesDispatcher
        previousLocation={this.previousLocation}
        location={location}
      >
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    )
  }
}
