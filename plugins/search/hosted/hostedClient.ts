import type { SearchClient, SearchRequest, SearchResponse } from '../client'

/** Where the hosted service is, and the key that may only search. */
export interface Credentials {
  appId: string
  apiKey: string
}

interface Options extends Credentials {
  /** Servers to ask, the nearest first; the service's own if left out. */
  hosts?: readonly string[]
}

/** Milliseconds after which a server counts as out of reach. */
const patience = 5000

/** The nearest server, then those that other networks lead to. */
export function hostsOf(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((count) => `https://${appId}-${count}.algolianet.com`),
  ]
}

/** The service refused a request; another server would refuse it as well. */
class Refusal extends Error {
  override name = 'Refusal'
}

async function ask(
  host: string,
  { appId, apiKey }: Credentials,
  body: string,
): Promise<SearchResponse[]> {
  // In the address and as plain text: headers of its own, or another type,
  // would cost the browser a question to the server before each request.
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
  if (response.ok) {
    return ((await response.json()) as { results: SearchResponse[] }).results
  }
  const message = `The search service answered ${response.status}`
  if (response.status >= 400 && response.status < 500)
    throw new Refusal(message)
  throw new Error(message)
}

/** Searches with the hosted service, which has the records of `push.ts`. */
export function createHostedClient({
  appId,
  apiKey,
  hosts = hostsOf(appId),
}: Options): SearchClient {
  // What answered last is asked first, so that one outage is paid for once.
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
    search: (asked) => queries('requests' in asked ? asked.requests : asked),
    preload: async () => {},
    addAlgoliaAgent: () => {},
    transporter: { algoliaAgent: { value: 'cypress-documentation' } },
  }
}
