import type { SearchClient } from './client'
import { createLocalClient, isCheap, whenIdle } from './local'
import type { SearchSettings } from './settings'

type SearchModal = typeof import('./dialog/SearchModal').default

/** What outlives the navbar, of which each kind of page has its own. */
interface Session {
  client?: SearchClient
  Modal?: SearchModal
  /** The last query typed into the dialog, with which it opens again. */
  query: string
}

/** Search during one visit: what was loaded, and what was looked for. */
export const session: Session = { query: '' }

/** Code that few sites need is fetched with their first search. */
function createHostedClient(
  credentials: NonNullable<SearchSettings['hosted']>,
): SearchClient {
  let loading: Promise<SearchClient> | undefined
  const load = () =>
    (loading ??= import('./hosted/client')
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

/** Loads the dialog's content; fails where it cannot be fetched. */
export async function loadModal(): Promise<SearchModal> {
  const { default: Modal } = await import('./dialog/SearchModal')
  session.Modal = Modal
  return Modal
}

/** Fetches what the first search needs, when somebody seems to want one. */
export function prepare(settings: SearchSettings): void {
  void clientOf(settings).preload()
  loadModal().catch(() => {
    // The dialog tries again when it opens, and says so if that fails.
  })
}

/** Has the site's worker keep what search needs, for when there is no network. */
export function prepareForOffline(settings: SearchSettings): void {
  if (settings.hosted || !navigator.serviceWorker?.controller) return
  if (isCheap()) whenIdle(() => prepare(settings))
}
