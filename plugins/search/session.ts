import type { SearchClient } from './client'
import { createLocalClient } from './engine/localClient'
import type { SearchSettings } from './settings'

/** What must survive navigation, because each layout renders its own navbar. */
interface Session {
  client?: SearchClient
  /** The last query in the dialog, to restore when it reopens. */
  query: string
  /** The path of the result that was opened last, until it's shown. */
  opened?: string
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
