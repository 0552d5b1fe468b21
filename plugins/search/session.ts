import type { ClientModule } from '@docusaurus/types'
import type { SearchClient } from './client'
import { createLocalClient } from './engine/localClient'
import type { SearchSettings } from './settings'

/** Where the router is. */
type Location = Parameters<
  NonNullable<ClientModule['onRouteDidUpdate']>
>[0]['location']

/** What must survive navigation, because each layout renders its own navbar. */
interface Session {
  client?: SearchClient
  /** The last query in the dialog, to restore when it reopens. */
  query: string
  /** Opens the dialog with what has been typed elsewhere. Set by the navbar. */
  open?: (typed: string) => void
  /** What to do once the result that was opened last is shown. */
  onShown?: (location: Location) => void
}

export const session: Session = { query: '' }

/** Loads the hosted client on the first search, because few sites use it. */
function createHostedClient(
  credentials: NonNullable<SearchSettings['hosted']>,
): SearchClient {
  let loading: Promise<SearchClient> | undefined
  const load = () =>
    (loading ??= import('./hosted/hostedClient')
      .then((hosted) => hosted.createHostedClient(credentials))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      }))
  return {
    search: async (asked) => (await load()).search(asked),
    preload: () =>
      load().then(
        (client) => client.preload(),
        () => {},
      ),
    addAlgoliaAgent: () => {},
    transporter: { algoliaAgent: { value: 'hosted' } },
  }
}

/** The client that the dialog and the search page share. */
export const clientOf = ({ hosted, local }: SearchSettings): SearchClient =>
  (session.client ??= hosted
    ? createHostedClient(hosted)
    : createLocalClient(local))
