import { afterEach, describe, expect, it } from 'vitest'
import { type Answer, openHostedServer } from '../fixtures/hostedServer'
import { createHostedClient, hostsOf } from './hostedClient'

type Server = Awaited<ReturnType<typeof openHostedServer>>
const servers: Server[] = []
const open = async (answer: () => Answer) => {
  const server = await openHostedServer(answer)
  servers.push(server)
  return server
}
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

const response = { query: 'get', hits: [], nbHits: 0 }
const good = () => ({ body: { results: [response] } })
const request = {
  indexName: 'cypress_docs',
  query: 'get',
  facetFilters: ['language:en', ['docusaurus_tag:default']],
}
const clientOf = (...all: Server[]) =>
  createHostedClient({
    appId: 'APP',
    apiKey: 'KEY',
    hosts: all.map(({ host }) => host),
  })

describe('createHostedClient', () => {
  it('sends requests in the format of the service', async () => {
    const server = await open(good)
    const { results } = await clientOf(server).search({ requests: [request] })
    expect(results).toEqual([response])
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        path: '/1/indexes/*/queries?x-algolia-application-id=APP&x-algolia-api-key=KEY',
        headers: { 'content-type': 'text/plain' },
        body: { requests: [request] },
      },
    ])
  })

  it('accepts a list of requests', async () => {
    const server = await open(good)
    await clientOf(server).search([request])
    expect(server.requests[0]?.body).toEqual({ requests: [request] })
  })

  it('leaves out hits that cannot be shown', async () => {
    const hit = { objectID: 'a', url: '/a', hierarchy: { lvl1: 'A' } }
    const hits = [
      null,
      {},
      hit,
      { ...hit, hierarchy: null },
      { ...hit, url: 7 },
    ]
    const body = { results: [{ ...response, hits }] }
    const { results } = await clientOf(await open(() => ({ body }))).search([
      request,
    ])
    expect(results[0]?.hits).toEqual([hit])
  })

  it.each([{ isCut: true }, { status: 500 }, { body: {} }])(
    'switches to the next server after %j',
    async (failure) => {
      const broken = await open(() => failure)
      const working = await open(good)
      const client = clientOf(broken, working)
      await client.search([request])
      await client.search([request])
      expect(broken.requests).toHaveLength(1)
      expect(working.requests).toHaveLength(2)
    },
  )

  it('fails immediately if the key is rejected', async () => {
    const strict = await open(() => ({ status: 403 }))
    const other = await open(good)
    await expect(clientOf(strict, other).search([request])).rejects.toThrow(
      'The search service answered 403',
    )
    expect(other.requests).toEqual([])
  })

  it('fails if no server responds, then recovers', async () => {
    let isUp = false
    const server = await open(() => (isUp ? good() : { status: 503 }))
    const client = clientOf(server)
    await expect(client.search([request])).rejects.toThrow('503')
    isUp = true
    await expect(client.search([request])).resolves.toMatchObject({
      results: [response],
    })
  })

  it('lists the servers of an application', () => {
    expect(hostsOf('APP')).toEqual([
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ])
  })
})
