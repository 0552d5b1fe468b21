import type { SearchClient } from './client'
import { createLocalClient } from './engine/localClient'
import type { SearchSettings } from './settings'

/** What outlives the navbar, which each kind of page has its own of. */
interface Session {
  client?: SearchClient
  /** The last query typed into the dialog, which opens with it again. */
  query: string
}

/** Search during one visit: its client, and what was looked for. */
export const session: Session = { query: '' }

/** Few sites need the hosted client, so its code comes with the first search. */
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

/** The client of the site, one for the dialog and the search page. */
export const clientOf = ({ hosted, local }: SearchSettings): SearchClient =>
  (session.client ??= hosted
    ? createHostedClient(hosted)
    : createLocalClient(local))
