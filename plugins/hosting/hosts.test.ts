import { describe, expect, it } from 'vitest'
import { commonHeaders } from './headers'
import {
  type Hosting,
  toHeadersFile,
  toNginxFile,
  toRedirectsFile,
  toRobotsFile,
  toVercelFile,
} from './hosts'

const hosting: Hosting = {
  baseUrl: '/docs/',
  headers: [['Content-Security-Policy', "default-src 'none'"]],
  redirects: [
    { from: '/docs/old', to: '/docs/new#here' },
    { from: '/docs/u/$', to: '/docs/utilities/$' },
  ],
}

it('writes headers for Netlify and Cloudflare', () => {
  expect(toHeadersFile(hosting)).toBe(`/docs/*
  Content-Security-Policy: default-src 'none'
/docs/assets/*
  Cache-Control: public, max-age=31536000, immutable
/docs/search-index/*
  Cache-Control: public, max-age=31536000, immutable
`)
})

it('writes redirects for Netlify and Cloudflare', () => {
  expect(toRedirectsFile(hosting)).toContain(`/docs/old /docs/new#here 301!
/docs/old /docs/new#here 301
/docs/old/ /docs/new#here 301
`)
})

it('writes headers and redirects for Vercel', () => {
  expect(JSON.parse(toVercelFile(hosting))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '/docs/(.*)',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'" },
          { key: 'Cache-Control', value: 'no-cache' },
        ],
      },
      {
        source: '/docs/assets/(.*)',
        headers: [
          {
            key: 'Cache-Control',
            value: 'public, max-age=31536000, immutable',
          },
        ],
      },
      {
        source: '/docs/search-index/(.*)',
        headers: [
          {
            key: 'Cache-Control',
            value: 'public, max-age=31536000, immutable',
          },
        ],
      },
    ],
    redirects: [
      { source: '/docs/old', destination: '/docs/new#here', statusCode: 301 },
      {
        source: '/docs/u/\\$',
        destination: '/docs/utilities/$',
        statusCode: 301,
      },
    ],
  })
})

describe('for nginx', () => {
  const text = toNginxFile(hosting)
  const regExpAfter = (start: string, nginx: string) => {
    const [, pattern = 'missing'] = nginx.split(`${start} "`)
    return new RegExp(pattern.replace(/"[^]*/, ''))
  }

  it('writes headers and redirects', () => {
    expect(text).toContain(
      `add_header Content-Security-Policy "default-src 'none'" always;`,
    )
    expect(text).toContain('error_page 404 /docs/404.html;')
    expect(text).toContain(
      'location = "/docs/old/" { return 301 "/docs/new$is_args$args#here"; }',
    )
  })

  it("escapes dollar signs, so that they don't start a variable", () => {
    expect(text).toContain('{ return 301 "/docs/utilities/%24$is_args$args"; }')
  })

  it('sets no headers in locations, because they would drop all others', () => {
    expect(text).not.toMatch(/^\s+add_header/m)
  })

  it('answers clients that ask for Markdown with the page as Markdown', () => {
    expect(text).toContain('set $markdown "$uri.md";')
    expect(text).toContain('location ~ "^/docs/.*\\.md$" {')
    expect(text).toContain('add_header Vary Accept always;')
  })

  it('caches only files that never change', () => {
    const lasting = regExpAfter('$uri ~', text)
    expect('/docs/assets/js/main.js').toMatch(lasting)
    expect('/docs/search-index/abc/core.json').toMatch(lasting)
    expect('/docs/search-records.json').not.toMatch(lasting)
    expect('/docs/guides/assets/x').not.toMatch(lasting)
  })

  const suffixOf = (nginx: string) => regExpAfter('$request_uri ~', nginx)
  const suffix = suffixOf(text)
  it.each([
    ['/docs/x.html', '/docs/x'],
    ['/docs/x.html?a', '/docs/x'],
    ['/docs/x/index.html', '/docs/x'],
    ['/docs/index.html', '/docs/'],
    ['/docs/appindex.html', '/docs/appindex'],
    ['/docs/x?y=.html', undefined],
    ['/docs/x.htmlx', undefined],
  ])('redirects %s to %s', (asked, home) => {
    expect(suffix.exec(asked)?.[1]).toBe(home)
  })

  it('never redirects to another host', () => {
    const atRoot = suffixOf(toNginxFile({ ...hosting, baseUrl: '/' }))
    expect(atRoot.exec('/x.html')?.[1]).toBe('/x')
    expect('//evil.example/x.html').not.toMatch(atRoot)
    expect('//evil.example/index.html').not.toMatch(atRoot)
  })
})

it('sends Strict-Transport-Security only for an encrypted site', () => {
  const names = (url: string) =>
    commonHeaders('', { url, noIndex: false }).map(([name]) => name)
  expect(names('https://docs.example')).toContain('Strict-Transport-Security')
  expect(names('http://docs.example')).not.toContain(
    'Strict-Transport-Security',
  )
})

it('points search engines to the sitemap', () => {
  expect(toRobotsFile('https://example.org/docs/', false)).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://example.org/docs/sitemap.xml\n',
  )
})
