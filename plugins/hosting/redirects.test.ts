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
  const page = redirectPage('/a"><script>', 'https://docs.example')
  expect(page).toContain('url=/a&quot;&gt;&lt;script&gt;')
  expect(page).not.toContain('<script>"')
  expect(page.match(/<script/g)).toHaveLength(1)
})
