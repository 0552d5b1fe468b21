import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { expect, test } from './fixtures'

const article = '/guides/core-concepts/retry-ability'

/** Whether injected code ran. */
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window)

/** Injects HTML into a page on its way to the browser. */
const insert = (page: Page, address: string, html: string) =>
  page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${html}</body>`)
    await route.fulfill({ response, body })
  })

test('every response has the security headers', async ({ request }) => {
  for (const [address, cache] of [
    ['/', 'no-cache'],
    ['/no-such-page', 'no-cache'],
    ['/img/logo.svg', 'no-cache'],
  ] as const) {
    const headers = (await request.get(address)).headers()
    expect(headers).toMatchObject({
      'cache-control': cache,
      'content-security-policy': expect.stringContaining("object-src 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('files that never change are cached forever', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const script = await page.locator('script[src*="/main."]').getAttribute('src')
  const headers = (await request.get(script ?? '')).headers()
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.describe('blocks in the HTML', () => {
  for (const [what, html] of [
    ['a script', '<script>hacked = 1</script>'],
    ['an event handler', '<img src="/none" onerror="hacked = 1">'],
    ['a third-party script', '<script src="https://a.example/a.js"></script>'],
    ['a script from a data URL', '<script src="data:,hacked=1"></script>'],
    ['a third-party frame', '<iframe src="https://a.example"></iframe>'],
    ['a plugin', '<object data="https://a.example"></object>'],
    ['a third-party image', '<img src="https://a.example/a.png">'],
    ['an inline style', '<p style="position: fixed">Pay here</p>'],
    ['a style sheet', '<style>body { display: none }</style>'],
    ['a base URL', '<base href="https://a.example">'],
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

test.describe('blocks code from using', () => {
  for (const [what, attempt] of [
    [
      'a third-party request',
      () => void fetch('https://a.example').catch(() => {}),
    ],
    [
      'a script made from a string',
      () => {
        const script = document.createElement('script')
        script.textContent = 'hacked = 1'
        document.body.append(script)
      },
    ],
    ['a timer that runs a string', () => void setTimeout('hacked = 1')],
    [
      'HTML with an event handler',
      () => {
        document.body.innerHTML = '<img src="/none" onerror="hacked = 1">'
      },
    ],
    [
      'a file of the site that is not a script',
      () => {
        document.createElement('script').src = '/search-records.json'
      },
    ],
    [
      'a third-party script',
      () => {
        const script = document.createElement('script')
        script.src = 'https://a.example/a.js'
        document.body.append(script)
      },
    ],
    [
      'a worker from a data URL',
      () => void new Worker('data:text/javascript,hacked=1'),
    ],
    [
      'a form that submits to a third party',
      () => {
        const form = document.createElement('form')
        form.action = 'https://a.example'
        document.body.append(form)
        form.submit()
      },
    ],
    [
      'its own Trusted Types policy',
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

test('other sites can’t frame the site', async ({ page, origin, refusals }) => {
  // The origin of an empty page is like no other.
  await page.setContent(`<iframe src="${origin}/"></iframe>`)
  await expect.poll(() => refusals.join()).toContain('frame-ancestors')
  refusals.length = 0
})
