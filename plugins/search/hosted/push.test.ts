import { afterEach, describe, expect, it } from 'vitest'
import { type Asked, openHostedServer } from '../fixtures/hostedServer'
import { page } from '../fixtures/pages'
import { toHostedRecords } from './records'
import { hostedSettings } from './indexSettings'
import { push } from './push'

type Server = Awaited<ReturnType<typeof openHostedServer>>
let server: Server
afterEach(() => server.close())

/** A service with so many records, or without the index. */
const open = async (records: number | undefined) => {
  server = await openHostedServer(({ path }: Asked) => {
    if (path.endsWith('/query')) {
      return records === undefined
        ? { status: 404, body: { message: 'Index does not exist' } }
        : { body: { nbHits: records } }
    }
    return { body: { taskID: 7, status: 'published' } }
  })
  return server
}

const records = Array.from({ length: 1500 }, (_, at) => at).flatMap((at) =>
  toHostedRecords(page(`/p${at}`, `Page ${at}`), 1, {
    origin: 'https://docs.example',
    language: 'en',
    tag: 'docs',
  }),
)

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
  server.requests.map(({ method, path }) => `${method} ${path}`)

describe('push', () => {
  it('writes an index beside the live one, which then takes its place', async () => {
    await open(1400)
    expect(await push(options())).toEqual({ before: 1400 })
    expect(paths()).toEqual([
      'POST /1/indexes/cypress_docs/query',
      'POST /1/indexes/cypress_docs_new/clear',
      'PUT /1/indexes/cypress_docs_new/settings',
      'POST /1/indexes/cypress_docs_new/synonyms/batch?replaceExistingSynonyms=true',
      'POST /1/indexes/cypress_docs_new/batch',
      'POST /1/indexes/cypress_docs_new/batch',
      'GET /1/indexes/cypress_docs_new/task/7',
      'POST /1/indexes/cypress_docs_new/operation',
      'GET /1/indexes/cypress_docs/task/7',
    ])
    expect(server.requests[2]?.body).toEqual({ ...hostedSettings })
    expect(server.requests[3]?.body).toEqual(options().synonyms)
    expect(server.requests[5]?.body).toMatchObject({
      requests: records
        .slice(1000)
        .map((body) => ({ action: 'addObject', body })),
    })
    expect(server.requests[7]?.body).toEqual({
      operation: 'move',
      destination: 'cypress_docs',
    })
    for (const { headers } of server.requests) {
      expect(headers['x-algolia-api-key']).toBe('WRITE')
    }
  })

  it('makes an index that is not there yet', async () => {
    await open(undefined)
    expect(await push(options())).toEqual({ before: 0 })
  })

  it('refuses to replace an index by one much smaller, unless told to', async () => {
    await open(3000)
    await expect(push(options())).rejects.toThrow(
      'has 3000 records and would have 1500',
    )
    expect(paths()).toEqual(['POST /1/indexes/cypress_docs/query'])
    await push({ ...options(), isForced: true })
    expect(paths()).toContain('POST /1/indexes/cypress_docs_new/operation')
  })

  it('says why the service refuses', async () => {
    server = await openHostedServer(() => ({
      status: 403,
      body: { message: 'Invalid API key' },
    }))
    await expect(push(options())).rejects.toThrow('403: Invalid API key')
  })

  it('leaves the live index alone when a write fails', async () => {
    server = await openHostedServer(({ path }) =>
      path.endsWith('/batch')
        ? { status: 400, body: { message: 'Record is too big' } }
        : { body: { nbHits: 10 } },
    )
    await expect(push(options())).rejects.toThrow('Record is too big')
    expect(paths().filter((path) => path.includes('operation'))).toEqual([])
  })
})
