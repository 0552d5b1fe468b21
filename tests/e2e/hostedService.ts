import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the service received. */
export interface Asked {
  method: string
  host: string
  path: string
  headers: IncomingHttpHeaders
  requests: Record<string, unknown>[]
}

const site = 'https://docs.example.org/api/commands/intercept'

const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

const values = (texts: Record<string, string | null>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) =>
      value === null ? [] : [[name, { value, matchLevel: 'full' }]],
    ),
  )

/** A hit as the service returns it: each text plain and highlighted. */
function hit(
  anchor: string | null,
  hierarchy: Record<string, string | null>,
  content: string | null = null,
) {
  const plain = (text: string) => text.replace(/<\/?mark>/g, '')
  const marked = values(hierarchy)
  return {
    objectID: `/api/commands/intercept#${anchor ?? ''}`,
    url: anchor ? `${site}#${anchor}` : site,
    url_without_anchor: site,
    anchor,
    type: content ? 'content' : anchor ? 'lvl2' : 'lvl1',
    hierarchy: Object.fromEntries(
      Object.entries({ ...levels, ...hierarchy }).map(([name, text]) => [
        name,
        text && plain(text),
      ]),
    ),
    content: content && plain(content),
    _highlightResult: {
      hierarchy: marked,
      ...(content && { content: { value: content } }),
    },
    _snippetResult: {
      hierarchy: marked,
      ...(content && { content: { value: content } }),
    },
  }
}

const page = { lvl0: 'API', lvl1: '<mark>intercept</mark>' }
const found = [
  hit(null, page),
  hit(
    'arguments',
    { ...page, lvl2: 'Arguments' },
    'What an <mark>intercept</mark> &lt;matches&gt;',
  ),
]

/** Malicious records that an attacker put into the index. */
const hostile = [
  hit(
    null,
    { lvl0: 'API', lvl1: '<img src=x onerror=hacked()>' },
    '<mark><img src=x onerror=hacked()></mark><script>hacked()</script>',
  ),
  { ...hit('x', page), url: 'javascript:hacked()' },
  // Can't be shown.
  { objectID: 'broken', url: '/broken', hierarchy: null },
]

function answer(request: Record<string, unknown>) {
  const query = String(request.query)
  const hits =
    query === 'hostile' ? hostile : query.startsWith('qq') ? [] : found
  const filters = JSON.stringify(request.facetFilters)
  const shown = filters.includes('lvl0:Guides') ? [] : hits
  const size = Number(request.hitsPerPage ?? 20)
  return {
    hits: shown.slice(0, size),
    nbHits: shown.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: size,
    facets: shown.length ? { 'hierarchy.lvl0': { API: shown.length } } : {},
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query,
    params: '',
    index: request.indexName,
    processingTimeMS: 1,
  }
}

/**
 * Starts a local stand-in for the hosted search service. It answers searches
 * from a few fixed records and lists every request it received in `asked`.
 */
export async function startHostedService() {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    // CORS preflight requests have no body.
    const { requests } = JSON.parse(body || '{"requests":[]}') as Pick<
      Asked,
      'requests'
    >
    asked.push({
      method: request.method ?? '',
      host: request.headers['x-forwarded-host'] as string,
      path: request.url ?? '',
      headers: request.headers,
      requests,
    })
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    })
    response.end(JSON.stringify({ results: requests.map(answer) }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
