import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')
const generated = path.resolve(
  root,
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
)
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')
const page = (route: string) => read(`${route}/index.html`)

interface DocsData {
  path: string
  versions: {
    name: string
    label: string
    mainDocId: string
    sidebars: Record<string, { link: { path: string } }>
  }[]
}

describe('the built site', () => {
  const globalData = JSON.parse(
    readFileSync(path.join(generated, 'globalData.json'), 'utf8'),
  ) as { 'docusaurus-plugin-content-docs': { default: DocsData } }
  const { path: base, versions } =
    globalData['docusaurus-plugin-content-docs'].default

  it('serves one version from the root, labeled Next', () => {
    expect(base).toBe('/')
    expect(versions).toMatchObject([
      {
        name: 'current',
        label: 'Next',
        mainDocId: 'guides/overview/why-cypress',
      },
    ])
  })

  it('opens each sidebar with its landing page', () => {
    const landings = Object.entries(versions[0]?.sidebars ?? {}).map(
      ([name, { link }]) => [name, link.path],
    )
    expect(Object.fromEntries(landings)).toEqual({
      guides: '/guides/overview/why-cypress',
      api: '/api/assertions/assertions-reference',
      examples: '/examples/recipes',
      faq: '/faq/questions/cloud-faq',
    })
  })

  it('puts the delimiter between the titles of page and site', () => {
    const title = /<title[^>]*>([^<]*)/.exec(page('/api/commands/get'))?.[1]
    expect(title).toBe('get | Cypress Documentation')
  })

  it('is in English, from left to right', () => {
    expect(page('/api/commands/get')).toMatch(/<html lang="?en"? dir="?ltr"?/)
  })

  it('lists headings of levels 2 and 3 beside the page, and no others', () => {
    const html = page('/api/commands/intercept')
    const [contents = ''] =
      /<nav[^>]*id="?__contents.*?<\/nav>/s.exec(html) ?? []
    const listed = (id: string) =>
      new RegExp(`href="?#${id}["> ]`).test(contents)
    expect(listed('syntax')).toBe(true)
    expect(listed('arguments')).toBe(true)
    expect(html).toMatch(/<h4[^>]*id="?error-no-request"?/)
    expect(listed('error-no-request')).toBe(false)
  })

  it('shows the way to a page above it', () => {
    expect(page('/api/commands/get')).toContain('breadcrumbs__item--active')
  })

  it('names a picture for other sites that is there', () => {
    const [, address = ''] =
      /property="?og:image"? content="?([^" >]+)/.exec(page('/plugins')) ?? []
    const { pathname } = new URL(address)
    expect(read(pathname)).toContain('PNG')
  })

  it('tells search engines of a list of its pages', () => {
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(read('robots.txt')) ?? []
    expect(read(new URL(address).pathname)).toContain('<urlset')
  })

  it('has no blog', () => {
    expect(() => page('/blog')).toThrow('ENOENT')
  })
})
