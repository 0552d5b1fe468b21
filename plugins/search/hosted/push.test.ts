import { afterEach, describe, expect, it } from 'vitest'
import { type Asked, openHostedServer } from '../fixtures/hostedServer'
import { page } from '../fixtures/pages'
import { toHostedRecords } from './records'
import { hostedSettings } from './indexSettings'
import { push } from './push'

/**
 * The path without the client's own parameters and the random name of the new
 * index.
 */
const pathOf = ({ path }: Asked) =>
  (path.split('?')[0] ?? '').replace(/_tmp_\d+/, '_tmp')

type Server = Awaited<ReturnType<typeof openHostedServer>>
let server: Server
afterEach(() => server.close())

/** Starts a service with a number of records, or without an index. */
const open = async (records: number | undefined) => {
  server = await openHostedServer((asked) => {
    if (pathOf(asked).endsWith('/query')) {
      return records === undefined
        ? { status: 404, body: { message: 'Index does not exist' } }
        : { body: { nbHits: records } }
    }
    return { body: { taskID: 7, status: 'published' } }
  })
  return server
}

const records = Array.from({ length: 1500 }, (_, at) => at)
  .flatMap((at) =>
    toHostedRecords(page(`/p${at}`, `Page ${at}`), 1, {
      origin: 'https://docs.example',
      language: 'en',
      tag: 'docs',
    }),
  )
  .map((record) => ({ ...record }))

const options = () => ({
  appId: 'APP',
  writeKey: 'WRITE',
  indexName: 'cypress_docs',
  records,
  synonyms: [
    { objectID: 'a', type: 'synonym' as const, synonyms: ['ci', 'build'] },
  ],
  host: server.host,
})

const paths = () =>
  server.requests.map((asked) => `${asked.method} ${pathOf(asked)}`)

/** The bodies sent to paths with this ending. */
const bodiesOf = (end: string) =>
  server.requests
    .filter((asked) => pathOf(asked).endsWith(end))
    .map(({ body }) => body)

const operations = () =>
  (bodiesOf('/operation') as { operation: string }[]).map(
    ({ operation }) => operation,
  )

describe('push', () => {
  it('fills a temporary index, then replaces the live one', async () => {
    await open(1400)
    expect(await push(options())).toEqual({ before: 1400 })
    const live = '/1/indexes/cypress_docs'
    expect(paths()).toEqual([
      `POST ${live}/query`,
      `PUT ${live}/settings`,
      `POST ${live}/synonyms/batch`,
      `GET ${live}/task/7`,
      `GET ${live}/task/7`,
      `POST ${live}/operation`,
      `POST ${live}_tmp/batch`,
      `POST ${live}_tmp/batch`,
      `GET ${live}_tmp/task/7`,
      `GET ${live}_tmp/task/7`,
      `GET ${live}_tmp/task/7`,
      `POST ${live}/operation`,
      `GET ${live}_tmp/task/7`,
      `POST ${live}_tmp/operation`,
      `GET ${live}_tmp/task/7`,
    ])
    expect(operations()).toEqual(['copy', 'copy', 'move'])
    expect(bodiesOf('/settings')).toEqual([hostedSettings])
    expect(bodiesOf('/synonyms/batch')).toEqual([options().synonyms])
    const sent = bodiesOf('_tmp/batch') as { requests: { body: unknown }[] }[]
    expect(
      sent.flatMap(({ requests }) => requests.map(({ body }) => body)),
    ).toEqual(records)
    for (const { headers } of server.requests) {
      expect(headers['x-algolia-api-key']).toBe('WRITE')
    }
  })

  it('creates a missing index', async () => {
    await open(undefined)
    expect(await push(options())).toEqual({ before: 0 })
  })

  it('refuses to replace an index with a much smaller one unless forced', async () => {
    await open(3000)
    await expect(push(options())).rejects.toThrow(
      'has 3000 records and would have 1500',
    )
    expect(paths()).toEqual(['POST /1/indexes/cypress_docs/query'])
    await push({ ...options(), isForced: true })
    expect(operations()).toContain('move')
  })

  it('reports why the service rejects a request', async () => {
    server = await openHostedServer(() => ({
      status: 403,
      body: { message: 'Invalid API key' },
    }))
    await expect(push(options())).rejects.toThrow('403: Invalid API key')
  })

  it('leaves the live index alone if an upload fails', async () => {
    server = await openHostedServer((asked) =>
      pathOf(asked).endsWith('_tmp/batch')
        ? { status: 400, body: { message: 'Record is too big' } }
        : { body: { nbHits: 10, taskID: 7, status: 'published' } },
    )
    await expect(push(options())).rejects.toThrow('Record is too big')
    expect(operations()).toEqual(['copy'])
    expect(paths().at(-1)).toBe('DELETE /1/indexes/cypress_docs_tmp')
  })
})
