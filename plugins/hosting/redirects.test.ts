import type { LoadContext } from '@docusaurus/types'
import { expect, it } from 'vitest'
import hosting from './index'
import { redirectPage } from './redirects'

it('fails a build with redirects that lead nowhere', async () => {
  const context = {
    siteConfig: { baseUrl: '/base/', url: 'https://a.example' },
  }
  const { postBuild } = hosting({
    redirects: [
      { from: '/fine', to: '/guides/page#part' },
      { from: '/gone', to: '/guides/pgae' },
    ],
    shortLinks: [],
  })(context as LoadContext)
  const built = { routesPaths: ['/base/', '/base/guides/page/'] }
  await expect(
    postBuild?.(built as Parameters<typeof postBuild>[0]),
  ).rejects.toThrow(
    'src/data/redirects.ts:\n- "/gone" redirects to "/guides/pgae", which isn\'t a page. Did you mean "/guides/page"?',
  )
})

it('escapes what it writes to a page', () => {
  const page = redirectPage('/a"><script>', {
    url: 'https://docs.example',
    noIndex: false,
  })
  expect(page).toContain('url=/a&quot;&gt;&lt;script&gt;')
  expect(page).not.toContain('<script>"')
  expect(page.match(/<script/g)).toHaveLength(1)
})

it('keeps search engines away from the redirects of a preview', () => {
  const site = { url: 'https://docs.example', noIndex: true }
  expect(redirectPage('/a', site)).toContain(
    '<meta name="robots" content="noindex, nofollow" />',
  )
  expect(redirectPage('/a', { ...site, noIndex: false })).not.toContain(
    'noindex',
  )
})
