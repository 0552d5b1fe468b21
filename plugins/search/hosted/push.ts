import { algoliasearch, type SynonymHit } from 'algoliasearch'
import { hostedSettings } from './indexSettings'

interface Options {
  appId: string
  /** Can write, so it must never be part of the site. */
  writeKey: string
  indexName: string
  records: Record<string, unknown>[]
  synonyms: SynonymHit[]
  /** Replaces the index even if the new one is much smaller. */
  isForced?: boolean
  /** Overrides the service's own server: `http://127.0.0.1:8080`. */
  host?: string
}

/**
 * Pushing less than this share of the current number of records must be a
 * mistake.
 */
const leastShare = 0.7

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

/** The HTTP status of an error, if the service responded. */
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined

/**
 * Adds context, because the service's messages can be as short as "Not found".
 */
function explain(error: unknown): never {
  const status = statusOf(error)
  if (!(error instanceof Error) || status === undefined) throw error
  throw new Error(`The search service answered ${status}: ${error.message}`, {
    cause: error,
  })
}

/**
 * Updates the settings and synonyms of the hosted index, then replaces all
 * records atomically, so nobody searches an incomplete index. Returns how many
 * records there were before.
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
        // The index doesn't exist yet.
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

/**
 * Uploads the records to the hosted service.
 *
 * @throws if the service rejects them, or if there are far fewer than before
 */
export const push = (options: Options): Promise<{ before: number }> =>
  replaceIndex(options).catch(explain)
