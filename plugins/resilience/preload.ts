// Replaces @docusaurus/core client/preload (3.10.2). Change: ignores failures of a
// page that the reader doesn't wait for anymore, because the core would reload.
import routes from '@generated/routes'
import type { ClientModule } from '@docusaurus/types'
import { matchRoutes, type RouteConfig } from 'react-router-config'

/** The path of the last navigation. */
let wanted: string | undefined

type Navigation = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]

/** The core calls this right before it preloads the page of a navigation. */
export function onRouteUpdate({ location, previousLocation }: Navigation) {
  if (previousLocation) wanted = location.pathname
}

/** A page's component, which loads its chunks. */
interface Loadable {
  preload?: () => Promise<unknown>
}

const load = ({ route }: { route: RouteConfig }) =>
  (route.component as Loadable | undefined)?.preload?.()

/** Loads the chunks of a page. */
export default function preload(pathname: string): Promise<unknown> {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap(
    (path) => matchRoutes(routes, path),
  )
  return Promise.all(matches.map(load)).catch((error: unknown) => {
    const isAbandoned = wanted !== undefined && wanted !== pathname
    if (isAbandoned) return new Promise(() => {})
    throw error
  })
}
