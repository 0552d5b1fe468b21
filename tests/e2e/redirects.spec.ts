import { redirects } from '../../src/data/redirects'
import { shortLinks } from '../../src/data/shortLinks'
import { hydrated, stopPrefetching } from './chunks'
import { findChunk } from './findChunk'
import { expect, test } from './fixtures'

test('every old URL has a redirect page', async ({ request }) => {
  expect(redirects.length).toBeGreaterThan(300)
  const wrong: string[] = []
  for (const { from, to } of redirects) {
    const page = await (await request.get(from)).text()
    const target = /content="0; url=([^"]+)"/.exec(page)?.[1]
    if (target !== to) wrong.push(`${from}: ${target}`)
    const found = await request.head(to)
    if (found.status() !== 200) wrong.push(`${to}: ${found.status()}`)
  }
  expect(wrong).toEqual([])
})

const article = '/guides/guides/network-requests'

for (const [asked, home] of [
  ['/api', '/api/assertions/assertions-reference'],
  ['/app/guides/network-requests', article],
  ['/app/guides/network-requests/', article],
  ['/app/guides/network-requests.html', article],
  ['/guides/dashboard/runs', '/guides/cloud/runs'],
  ['/cloud/features/test-replay', '/guides/cloud/runs#replay-a-test'],
  [
    '/guides/references/bundled-tools.html',
    '/guides/references/bundled-libraries',
  ],
  [`${article}/`, `${article}/`],
  [`${article}.html`, article],
  [`${article}/index.html`, article],
  ['/Guides/Guides/Network-Requests', article],
] as const) {
  test(`${asked} redirects to ${home}`, async ({ page, origin }) => {
    await stopPrefetching(page)
    await page.goto(asked)
    await page.waitForURL(origin + home)
    await hydrated(page)
    await expect(page.getByRole('article')).toBeVisible()
  })
}

// No host recognizes these spellings, so the not-found page redirects.
for (const [asked, home] of [
  ['/Guides/Core-Concepts/Test-Runner', '/guides/core-concepts/cypress-app'],
  ['/API/Commands/Route/?a=1', '/api/commands/intercept?a=1'],
  ['/APP/Guides/Network-Requests/INDEX.HTML#stub', `${article}#stub`],
  ['/Cloud//Features/Test-Replay#x', '/guides/cloud/runs#replay-a-test'],
] as const) {
  test(`${asked} redirects to ${home}`, async ({ page, origin }) => {
    await stopPrefetching(page)
    await page.goto('/plugins')
    const response = await page.goto(asked)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(origin + home)
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page).not.toHaveTitle(/not found/)
    await page.goBack()
    await expect(page).toHaveURL('/plugins')
  })
}

test('only the not-found page loads the list of redirects', async ({
  page,
}) => {
  const list = await findChunk(`from:"${redirects.at(-1)?.from}"`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/No/Such/Page')
  await expect.poll(() => asked).toContain(list)
  asked.length = 0
  await page.goto(article)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(list)
})

test.describe('a link to a renamed section', () => {
  test.beforeEach(({ page }) => stopPrefetching(page))

  for (const [asked, home] of [
    ['/api/commands/setcookie#Arguments', '#arguments'],
    ['/api/commands/get#Alias', '#come-back-to-elements-by-alias'],
    [
      '/api/cypress-api/custom-commands#Parent-Commands',
      '#start-something-a-parent-command',
    ],
  ] as const) {
    test(`${asked} opens ${home}`, async ({ page }) => {
      await page.goto(asked)
      await hydrated(page)
      await expect.poll(() => new URL(page.url()).hash).toBe(home)
      await expect(page.locator(home)).toBeInViewport()
    })
  }

  test('is left alone if the section is unknown', async ({ page }) => {
    await page.goto(`${article}#no-such-section`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).hash).toBe('#no-such-section')
  })
})

test('every short link resolves to a page', async ({ request }) => {
  const answers = (await (
    await request.get('/short-links.json')
  ).json()) as Record<string, string>
  const names = new Set(shortLinks.map(({ name }) => name.replace(/#.*/, '')))
  expect(Object.keys(answers).sort()).toEqual([...names].sort())
  for (const address of Object.values(answers)) {
    const { pathname } = new URL(address)
    expect((await request.head(pathname)).status(), pathname).toBe(200)
  }
})
