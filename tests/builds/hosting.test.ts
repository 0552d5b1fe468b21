import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { describe, expect, it } from 'vitest'
import { collectInlineCode } from '../../plugins/hosting/inlineCode'
import { toPolicy } from '../../plugins/hosting/policy'
import { redirects } from '../../src/data/redirects'
import { root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')

/** The longest line that Cloudflare Pages accepts, in characters. */
const longestLine = 2000

const headers = read('_headers')
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''

describe('the generated host configuration', () => {
  it('allows all inline code in the built pages', async () => {
    // Other plugins still change pages while the policy is being written.
    const found = { scripts: new Set<string>(), styles: new Set<string>() }
    for (const file of await Globby('**/*.html', { cwd: build })) {
      collectInlineCode(read(file), found)
    }
    expect(found.scripts.size).toBeGreaterThan(0)
    const needed = toPolicy(found, []).match(/'sha256-[^']+'/g) ?? []
    expect(needed.filter((hash) => !policy.includes(hash))).toEqual([])
  })

  it('has the strictest policy a site without services can have', () => {
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|strict-dynamic/)
    const hosts = policy.match(/https:[^ ;]+/g)
    expect(hosts).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ])
  })

  it('is complete for every host', () => {
    const lines = [...headers.split('\n'), ...read('_redirects').split('\n')]
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(
      longestLine,
    )
    const { headers: rules, redirects } = JSON.parse(read('vercel.json')) as {
      headers: { headers: { key: string; value: string }[] }[]
      redirects: object[]
    }
    expect(rules[0]?.headers[0]?.value).toBe(policy)
    expect(read('nginx.conf')).toContain(`"${policy}"`)
    const nginx = read('nginx.conf').match(/location = /g)
    expect(nginx).toHaveLength(2 * redirects.length)
  })
})

const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** What the parser doesn't have a type for. */
interface Rule {
  from: string
  to: string
  status: number
  force: boolean
}

describe("Netlify's own parsers", () => {
  it('read the headers', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [path.join(build, '_headers')],
      configHeaders: [],
      minimal: true,
    })
    expect(errors).toEqual([])
    const [all, ...others] = headers
    const lines = read('_headers').split('\n/')[0]?.trim().split('\n').slice(1)
    expect(all?.for).toBe('/*')
    expect(
      Object.entries(all?.values ?? {}).map(
        ([key, value]) => `  ${key}: ${value}`,
      ),
    ).toEqual(lines)
    expect(others).toEqual([
      { for: '/assets/*', values: lasting },
      { for: '/search-index/*', values: lasting },
    ])
  })

  it('read the redirects', async () => {
    const found = await parseAllRedirects({
      redirectsFiles: [path.join(build, '_redirects')],
      configRedirects: [],
      minimal: true,
    })
    expect(found.errors).toEqual([])
    const rules = found.redirects as Rule[]
    // The first rule for an address wins. It has to win over our redirect page too.
    const wrong = redirects.filter(({ from, to }) => {
      const rule = rules.find((one) => one.from === from)
      return rule?.to !== to || rule.status !== 301 || !rule.force
    })
    expect(wrong).toEqual([])
  })
})

describe("Vercel's own routing", () => {
  const config = JSON.parse(read('vercel.json')) as Parameters<
    typeof getTransformedRoutes
  >[0]
  const { routes, error } = getTransformedRoutes(config)
  /** Where it leads, and the headers that it gets, as the first rules say. */
  const follow = (address: string) => {
    const headers: Record<string, string> = {}
    for (const route of routes ?? []) {
      const match = 'src' in route && new RegExp(route.src ?? '').exec(address)
      if (!match || !('headers' in route)) continue
      const { Location, ...more } = route.headers ?? {}
      if (Location !== undefined) {
        const to = Location.replace(
          /\$(\d)/g,
          (_all, at: string) => match[Number(at)] ?? '',
        )
        return { to, status: route.status }
      }
      Object.assign(headers, more)
    }
    return { headers }
  }

  it('accepts the configuration', () => {
    expect(error).toBeNull()
  })

  it('redirects every old address', () => {
    const wrong = redirects.filter(({ from, to }) => {
      const found = follow(from)
      // It drops "/index" by itself, with another status.
      const expected = from.endsWith('/index') ? 308 : 301
      return found.to !== to || found.status !== expected
    })
    expect(wrong).toEqual([])
  })

  it('gives each page one address', () => {
    for (const asked of [
      '/api/commands/get/',
      '/api/commands/get.html',
      '/api/commands/get/index.html',
    ]) {
      expect(follow(asked)).toEqual({ to: '/api/commands/get', status: 308 })
    }
  })

  it('lets browsers keep only the files that never change', () => {
    for (const [address, value] of [
      ['/api/commands/get', 'no-cache'],
      ['/sw.js', 'no-cache'],
      ['/assets/js/main.js', lasting['Cache-Control']],
      ['/search-index/abc/core.json', lasting['Cache-Control']],
    ] as const) {
      const { headers } = follow(address)
      expect(headers?.['Cache-Control'], address).toBe(value)
      expect(headers?.['Content-Security-Policy'], address).toBe(policy)
    }
  })
})
