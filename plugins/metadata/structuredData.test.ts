import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { addData, levelsAbove, toArticle } from './structuredData'

const site = {
  title: 'Cypress Documentation',
  url: 'https://docs.example',
  baseUrl: '/base/',
}

const page = {
  path: '/base/api/commands/get',
  title: 'get',
  categories: ['Commands', 'Queries'],
  landings: ['/base/api/commands/and', '/base/api/commands/as'],
  lastUpdated: Date.UTC(2026, 10, 28, 23),
}

const html =
  '<!doctype html><html><head><title>get</title></head><body><h1 id=a><code>cy.get()</code>\n &amp; more</h1></body></html>'

const address = site.url + page.path

describe('a page', () => {
  it('has all levels of the site above it, each with an address', () => {
    const [breadcrumbs] = toArticle(page, html, '/base/card.png', site)
    expect(breadcrumbs).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Cypress Documentation', '/base/'],
        ['API', '/base/api/assertions/assertions-reference'],
        ['Commands', '/base/api/commands/and'],
        ['Queries', '/base/api/commands/as'],
        ['get', '/base/api/commands/get'],
      ].map(([name, path = ''], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: site.url + path,
      })),
    })
  })

  it("isn't above itself", () => {
    const plugins = { ...page, path: '/base/plugins', categories: [] }
    expect(levelsAbove(plugins, site)).toEqual([])
  })

  it('is an article', () => {
    const [, article] = toArticle(page, html, '/base/card.png', site)
    expect(article).toEqual({
      '@type': 'TechArticle',
      headline: 'cy.get() & more',
      image: 'https://docs.example/base/card.png',
      dateModified: '2026-11-28',
    })
  })

  it('has no date if its history is unknown', () => {
    const undated = { ...page, lastUpdated: undefined }
    const [, article] = toArticle(undated, html, '', site)
    expect(article).not.toHaveProperty('dateModified')
  })
})

describe('data', () => {
  const dataIn = (text: string): unknown =>
    JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(
        text,
      )?.[1] ?? '',
    )

  it("can't end its script", () => {
    const data = { text: '</script><!--<script>' }
    const added = addData(html, [data], address)
    expect(dataIn(added)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [data],
    })
    expect(added.match(/<\/script>/g)).toHaveLength(1)
  })

  it('changes nothing else on the page', () => {
    const added = addData(html, [], address)
    expect(added.replace(/<script.*?<\/script>/, '')).toBe(html)
    expect(parse(added).childNodes).toHaveLength(2)
  })

  it('needs a head', () => {
    expect(() => addData('<p>', [], address)).toThrow(
      `The page ${address} has no </head>.`,
    )
  })
})
