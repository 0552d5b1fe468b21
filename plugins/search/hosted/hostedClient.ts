import { reportMissed } from '../missed'
import type {
  Hit,
  SearchClient,
  SearchRequest,
  SearchResponse,
} from '../client'

/** The application in the hosted service, and a key that can only search. */
export interface Credentials {
  appId: string
  apiKey: string
}

interface Options extends Credentials {
  /** Servers to try, nearest first. Defaults to the service's own. */
  hosts?: readonly string[]
}

/** Timeout for a request to one server, in milliseconds. */
const patience = 5000

/** The nearest server, then fallbacks on other networks. */
export function hostsOf(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((count) => `https://${appId}-${count}.algolianet.com`),
  ]
}

/**
 * The service rejected a request, so there's no point in trying another server.
 */
class Refusal extends Error {
  override name = 'Refusal'
}

/** What can't be shown otherwise. */
const isSound = (hit: Partial<Hit> | null) =>
  typeof hit?.url === 'string' && typeof hit.hierarchy?.lvl1 === 'string'

/** Leaves out broken hits. Throws if an answer isn't one. */
function readResults(answer: unknown): SearchResponse[] {
  const { results } = answer as { results?: SearchResponse[] }
  if (!results?.length || !results.every(({ hits }) => Array.isArray(hits))) {
    throw new Error("The search service's answer has no results")
  }
  return results.map((one) => ({ ...one, hits: one.hits.filter(isSound) }))
}

async function ask(
  host: string,
  { appId, apiKey }: Credentials,
  body: string,
): Promise<SearchResponse[]> {
  // Credentials in the URL and a plain text body, because custom headers or
  // another content type would trigger a CORS preflight before each request.
  const credentials = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  })
  const response = await fetch(`${host}/1/indexes/*/queries?${credentials}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body,
    signal: AbortSignal.timeout(patience),
  })
  if (response.ok) return readResults(await response.json())
  const message = `The search service answered ${response.status}`
  if (response.status >= 400 && response.status < 500)
    throw new Refusal(message)
  throw new Error(message)
}

/**
 * Searches the hosted service, which has the records that `push.ts` uploaded.
 */
export function createHostedClient({
  appId,
  apiKey,
  hosts = hostsOf(appId),
}: Options): SearchClient {
  // Starts with the server that answered last, so an outage only costs time
  // once.
  let order = [...hosts]
  const queries = async (requests: readonly SearchRequest[]) => {
    const body = JSON.stringify({ requests })
    let failure: unknown
    for (const host of order) {
      try {
        const results = await ask(host, { appId, apiKey }, body)
        order = [host, ...order.filter((other) => other !== host)]
        return { results }
      } catch (error) {
        if (error instanceof Refusal) throw error
        failure = error
      }
    }
    throw failure
  }
  return {
    search: reportMissed((asked) =>
      queries('requests' in asked ? asked.requests : asked),
    ),
    preload: async () => {},
    addAlgoliaAgent: () => {},
    transporter: { algoliaAgent: { value: 'cypress-documentation' } },
  }
}
