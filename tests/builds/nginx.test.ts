import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redirects } from '../../src/data/redirects'
import { serveWithNginx } from '../nginx'
import { promisedRoutes, root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')

let server: Awaited<ReturnType<typeof serveWithNginx>>
beforeAll(async () => {
  server = await serveWithNginx(build)
})
afterAll(() => server.close())

const ask = (address: string, headers?: HeadersInit) =>
  fetch(server.origin + address, { redirect: 'manual', headers })

const routes = promisedRoutes()

const lasting = 'public, max-age=31536000, immutable'

/** The headers of every response, as other hosts read them. */
const common = [
  ...(/^\/\*\n((?: {2}.*\n)+)/
    .exec(readFileSync(path.join(build, '_headers'), 'utf8'))?.[1]
    ?.matchAll(/^ {2}([^:]+): (.*)$/gm) ?? []),
].map(([, name = '', value = '']) => [name, value] as const)

function expectCommon({ headers, url }: Response) {
  const found = common.map(([name]) => [name, headers.get(name)])
  expect(found, url).toEqual(common)
}

describe('nginx with the configuration from the build', () => {
  it('has nothing to complain about', async () => {
    await ask('/no/such/page')
    const { complaints } = server
    expect(complaints()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/)
  })

  it('serves every page, with and without a slash, and asks browsers to revalidate it', async () => {
    expect(routes.length).toBeGreaterThan(200)
    for (const route of routes) {
      const response = await ask(route)
      expect(response.status, route).toBe(200)
      expect(response.headers.get('Cache-Control'), route).toBe('no-cache')
      expect(response.headers.get('Content-Type'), route).toContain('text/html')
      expectCommon(response)
    }
    const slash = await ask('/api/commands/get/')
    expect(await slash.text()).toBe(
      readFileSync(path.join(build, 'api/commands/get/index.html'), 'utf8'),
    )
  })

  it('answers that nothing has changed', async () => {
    const { headers } = await ask('/api/commands/get')
    const again = await ask('/api/commands/get', {
      'If-None-Match': headers.get('ETag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  it('redirects every old address, and keeps the query', async () => {
    expect(redirects.length).toBeGreaterThan(300)
    const wrong: string[] = []
    for (const { from, to } of redirects) {
      const [target = '', hash] = to.replaceAll('$', '%24').split('#')
      const after = hash === undefined ? '' : `#${hash}`
      for (const slash of ['', '/']) {
        for (const query of ['', '?a=b&c']) {
          const { status, headers } = await ask(from + slash + query)
          const found = headers.get('Location')
          if (status !== 301 || found !== target + query + after) {
            wrong.push(`${from}${slash}${query}: ${status} ${found}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['/api/commands/get.html', '/api/commands/get'],
    ['/api/commands/get.html?a=b', '/api/commands/get?a=b'],
    ['/api/commands/get/index.html', '/api/commands/get'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (asked, home) => {
    const { status, headers } = await ask(asked)
    expect([status, headers.get('Location')]).toEqual([301, home])
  })

  it.each([
    '//evil.example/x.html',
    '//evil.example/index.html',
    '//evil.example',
  ])('never redirects %s to another host', async (asked) => {
    // fetch would take the path for a host.
    const { port } = new URL(server.origin)
    const found = await new Promise<{ status?: number; to?: string }>(
      (resolve, reject) => {
        get({ host: '127.0.0.1', port, path: asked }, (response) => {
          response.resume()
          const { statusCode: status, headers } = response
          resolve({ status, to: headers.location })
        }).on('error', reject)
      },
    )
    expect(found).toEqual({ status: 404, to: undefined })
  })

  it('lets browsers keep the files that never change, with the right type', async () => {
    for (const [pattern, type] of [
      ['assets/js/*.js', 'javascript'],
      ['assets/css/*.css', 'text/css'],
      ['search-index/*/core.json', 'json'],
    ] as const) {
      const [file] = await Globby(pattern, { cwd: build })
      const response = await ask(`/${file}`)
      expect(response.status, file).toBe(200)
      expect(response.headers.get('Cache-Control'), file).toBe(lasting)
      expect(response.headers.get('Content-Type'), file).toContain(type)
      expectCommon(response)
    }
  })

  it('revalidates the worker', async () => {
    const { headers } = await ask('/sw.js')
    expect(headers.get('Cache-Control')).toBe('no-cache')
  })

  it.each([
    '/no/such/page',
    '/no/such/page.txt',
    '/assets/js/none.js',
    '/assets/',
    '/search-index/none/core.json',
  ])(
    'answers %s with the not-found page, which nobody keeps',
    async (asked) => {
      const response = await ask(asked)
      expect(response.status).toBe(404)
      // Without either, a browser has no reason to keep it.
      expect(response.headers.get('Cache-Control')).toBeNull()
      expect(response.headers.get('Last-Modified')).toBeNull()
      expectCommon(response)
      expect(await response.text()).toBe(
        readFileSync(path.join(build, '404.html'), 'utf8'),
      )
    },
  )

  it('lets nobody keep an error', async () => {
    const [file] = await Globby('assets/js/*.js', { cwd: build })
    const address = `${server.origin}/${file}`
    const response = await fetch(address, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Cache-Control')).toBeNull()
  })
})
