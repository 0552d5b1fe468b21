import { algoliasearch, type SynonymHit } from 'algoliasearch'
import { hostedSettings } from './indexSettings'

interface Options {
  appId: string
  /** May write; never given to the site. */
  writeKey: string
  indexName: string
  records: Record<string, unknown>[]
  synonyms: SynonymHit[]
  /** Replaces the index even if the new one is much smaller. */
  isForced?: boolean
  /** A server to use instead of the service's own: `http://127.0.0.1:8080`. */
  host?: string
}

/** Fewer than this share of the records that are there now is taken for a mistake. */
const leastShare = 0.7

/** The service's own client, with a server of our choice if there is one. */
function createClient({ appId, writeKey, host }: Options) {
  if (!host) return algoliasearch(appId, writeKey)
  const { host: url, protocol } = new URL(host)
  return algoliasearch(appId, writeKey, {
    hosts: [
      {
        url,
        protocol: protocol === 'http:' ? 'http' : 'https',
        accept: 'readWrite',
      },
    ],
  })
}

/** The status that the service answered with, if it answered. */
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined

/** Says who refused: the service's own messages can be as short as "Not found". */
function explain(error: unknown): never {
  const status = statusOf(error)
  if (!(error instanceof Error) || status === undefined) throw error
  throw new Error(`The search service answered ${status}: ${error.message}`, {
    cause: error,
  })
}

/**
 * Replaces the records of the hosted index all at once, so that no visitor
 * searches half of them, after its settings and synonyms, which the service
 * copies to the new records. Returns how many records there were before.
 */
async function replaceIndex(options: Options): Promise<{ before: number }> {
  const { indexName, records, synonyms, isForced = false } = options
  const client = createClient(options)
  const before = await client
    .searchSingleIndex({
      indexName,
      searchParams: { query: '', hitsPerPage: 0, distinct: false },
    })
    .then(
      ({ nbHits = 0 }) => nbHits,
      (error: unknown) => {
        // There's no index of that name yet.
        if (statusOf(error) === 404) return 0
        throw error
      },
    )
  if (!isForced && records.length < before * leastShare) {
    throw new Error(
      `The index "${indexName}" has ${before} records and would have ${records.length}. Build the whole site first, or add --force if pages were removed on purpose.`,
    )
  }
  const written = [
    await client.setSettings({ indexName, indexSettings: hostedSettings }),
    await client.saveSynonyms({
      indexName,
      synonymHit: synonyms,
      replaceExistingSynonyms: true,
    }),
  ]
  for (const { taskID } of written) {
    await client.waitForTask({ indexName, taskID })
  }
  await client.replaceAllObjects({ indexName, objects: records })
  return { before }
}

/** Sends the records to the hosted service, or says why it refused them. */
export const push = (options: Options): Promise<{ before: number }> =>
  replaceIndex(options).catch(explain)
