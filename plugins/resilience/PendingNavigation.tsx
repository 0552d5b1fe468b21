// Replaces @docusaurus/core client/PendingNavigation (3.10.2). Change: a navigation
// that the reader has abandoned has no effect when its files arrive or fail. In the
// original, it can reload the page, show one whose files are still missing, or start
// a progress bar that never ends.
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
  private cleanUp = () => {}

  constructor(props: Props) {
    super(props)
    if (ExecutionEnvironment.canUseDOM) {
      dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: null,
        location: props.location,
      })
    }
  }

  override shouldComponentUpdate(next: Props, { hasLoaded }: State) {
    const { location: previousLocation } = this.props
    if (next.location === previousLocation) return hasLoaded
    this.previousLocation = previousLocation
    this.setState({ hasLoaded: false })
    this.cleanUp()
    this.cleanUp = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation,
      location: next.location,
    })
    const isWanted = () => next.location === this.props.location
    preload(next.location.pathname).then(
      () => {
        if (!isWanted()) return
        this.cleanUp()
        this.setState({ hasLoaded: true })
      },
      () => {
        // The files may be of an older deployment.
        if (isWanted()) location.reload()
      },
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
