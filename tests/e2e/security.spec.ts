import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { expect, test } from './fixtures'

const article = '/guides/core-concepts/retry-ability'

/** Whether code of a stranger ran. */
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window)

/** Puts something into the HTML of a page on its way to the browser. */
const insert = (page: Page, address: string, html: string) =>
  page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${html}</body>`)
    await route.fulfill({ response, body })
  })

test('every answer has the headers of the site', async ({ request }) => {
  for (const [address, cache] of [
    ['/', 'no-cache'],
    ['/no-such-page', 'no-cache'],
    ['/img/logo.svg', 'no-cache'],
  ]) {
    const headers = (await request.get(address!)).headers()
    expect(headers).toMatchObject({
      'cache-control': cache,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('files that never change are kept', async ({ page, request }) => {
  await page.goto('/')
  const script = await page.locator('script[src*="/main."]').getAttribute('src')
  const headers = (await request.get(script ?? '')).headers()
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.describe('refuses in the HTML', () => {
  for (const [what, html] of [
    ['a script', '<script>hacked = 1</script>'],
    ['a handler', '<img src="/none" onerror="hacked = 1">'],
    ['a script of strangers', '<script src="https://a.example/a.js"></script>'],
    ['data as a script', '<script src="data:,hacked=1"></script>'],
    ['a frame of strangers', '<iframe src="https://a.example"></iframe>'],
    ['a plugin', '<object data="https://a.example"></object>'],
    ['a picture of strangers', '<img src="https://a.example/a.png">'],
    ['a style', '<p style="position: fixed">Pay here</p>'],
    ['a style sheet', '<style>body { display: none }</style>'],
    ['another base', '<base href="https://a.example">'],
  ] as const) {
    test(what, async ({ page, refusals }) => {
      await insert(page, article, html)
      await page.goto(article)
      await hydrated(page)
      await expect.poll(() => refusals.length).toBeGreaterThan(0)
      expect(await isHacked(page)).toBe(false)
      refusals.length = 0
    })
  }
})

test.describe('refuses to code', () => {
  for (const [what, attempt] of [
    [
      'a request to strangers',
      () => void fetch('https://a.example').catch(() => {}),
    ],
    [
      'a script made of text',
      () => {
        const script = document.createElement('script')
        script.textContent = 'hacked = 1'
        document.body.append(script)
      },
    ],
    ['a text that is run later', () => void setTimeout('hacked = 1')],
    [
      'HTML with a handler',
      () => {
        document.body.lastElementChild!.innerHTML =
          '<img src="/none" onerror="hacked = 1">'
      },
    ],
    [
      'a file of our own that is no script',
      () => {
        document.createElement('script').src = '/search-records.json'
      },
    ],
    [
      'a script of strangers',
      () => {
        const script = document.createElement('script')
        script.src = 'https://a.example/a.js'
        document.body.append(script)
      },
    ],
    [
      'a worker of strangers',
      () => void new Worker('data:text/javascript,hacked=1'),
    ],
    [
      'a form to strangers',
      () => {
        const form = document.createElement('form')
        form.action = 'https://a.example'
        document.body.append(form)
        form.submit()
      },
    ],
    [
      'rules of its own for what is trusted',
      () =>
        (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, o: object) => void }
          }
        ).trustedTypes.createPolicy('lax', {}),
    ],
  ] as const) {
    test(what, async ({ page, refusals }) => {
      await page.goto(article)
      await hydrated(page)
      await page.evaluate(attempt).catch((error: Error) => {
        expect(error.message).toMatch(/TypeError|SecurityError/)
      })
      await expect.poll(() => refusals.length).toBeGreaterThan(0)
      expect(await isHacked(page)).toBe(false)
      refusals.length = 0
    })
  }
})

test('the site cannot be framed', async ({ page, origin, refusals }) => {
  await page.route('**/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${origin}/"></iframe>`,
    }),
  )
  await page.goto('/frame')
  await expect.poll(() => refusals.join()).toContain('frame-ancestors')
  refusals.length = 0
})
