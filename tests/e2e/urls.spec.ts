import type { Page } from '@playwright/test'
import { hydrated, stopPrefetching } from './chunks'
import { expect, test } from './fixtures'
import { travel } from './reader'

const article = '/guides/core-concepts/retry-ability'
const target = 'how-long-cypress-retries'
const other = '/examples/recipes'

/** Collects uncaught errors and console errors. */
function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const otherLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${other}"]`)

/** Waits until the hash target is at the top, just below the navbar. */
const expectAtTarget = (page: Page) =>
  expect(async () => {
    const top = (await page.locator(`#${target}`).boundingBox())?.y
    expect(top).toBeGreaterThan(60)
    expect(top).toBeLessThan(200)
  }).toPass()

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

test.beforeEach(({ page }) => stopPrefetching(page))

test.describe('a path ending in /index.html or .html', () => {
  for (const suffix of ['/index.html', '.html']) {
    for (const [host, file] of [
      ['has that file', `${article}/index.html`],
      ['answers with 404.html', '/404.html'],
    ]) {
      test(`is normalized to the path without that suffix: ${suffix}, the host ${host}`, async ({
        page,
        origin,
      }) => {
        const errors = recordErrors(page)
        await page.route(`${origin}${article}${suffix}?*`, async (route) => {
          const response = await route.fetch({ url: origin + file })
          await route.fulfill({ response })
        })
        await page.goto(`${article}${suffix}?a=1#${target}`)
        await page.waitForURL(`${article}?a=1#${target}`)
        await hydrated(page)
        await expect(page.getByRole('article')).toHaveCount(1)
        await expectAtTarget(page)
        expect(errors).toEqual([])
      })
    }

    test(`is normalized to the path without that suffix: ${suffix} when navigating from another page`, async ({
      page,
    }) => {
      await page.goto(other)
      await hydrated(page)
      await travel(page, `${article}${suffix}?a=1#${target}`)
      await expect(heading(page)).toHaveText('Retry-ability')
      await expect(page).toHaveURL(`${article}?a=1#${target}`)
      await expectAtTarget(page)
    })
  }
})

for (const [asked, path, title] of [
  ['/Guides/Core-Concepts/RETRY-ability', article, 'Retry-ability'],
  ['/Plugins', '/plugins', 'Plugins'],
] as const) {
  test(`${asked} redirects to ${path}`, async ({ page }) => {
    const errors = recordErrors(page)
    const response = await page.goto(`${asked}?a=1`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL(`${path}?a=1`)
    await hydrated(page)
    await expect(heading(page)).toHaveText(title)
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  })
}

for (const [asked, path, title] of [
  ['/api/utilities/%24', '/api/utilities/$', 'Cypress.$'],
  ['/api%2Fcommands%2Fget', '/api/commands/get', 'cy.get()'],
] as const) {
  test(`${asked}, which hosts decode, becomes ${path}`, async ({ page }) => {
    const errors = recordErrors(page)
    await page.goto(`${asked}?a=1#notes`)
    await hydrated(page)
    await expect(page).toHaveURL(`${path}?a=1#notes`)
    await expect(heading(page)).toHaveText(title)
    expect(errors).toEqual([])
  })
}

for (const [asked, home] of [
  ['//evil.example/page.html?a=1', '/evil.example/page?a=1'],
  ['//evil.example//Plugins', '/evil.example/Plugins'],
] as const) {
  test(`${asked} stays on this host`, async ({ page, origin }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(origin + asked)
    await expect(page).toHaveURL(origin + home)
    await hydrated(page)
    await expect(heading(page)).toHaveText('Page not found')
    expect(errors).toEqual([])
  })
}

test('extra slashes are removed', async ({ page, origin }) => {
  const errors = recordErrors(page)
  await page.goto(`${origin}//guides//core-concepts/retry-ability?a=1`)
  await expect(page).toHaveURL(`${article}?a=1`)
  await hydrated(page)
  await expect(heading(page)).toHaveText('Retry-ability')
  expect(errors).toEqual([])
})

for (const path of ['/plugins', '/plugins/']) {
  test(`${path} is the plugins index`, async ({ page }) => {
    const errors = recordErrors(page)
    await page.goto(path)
    await hydrated(page)
    await expect(heading(page)).toHaveText(/plugins/i)
    expect(errors).toEqual([])
  })
}

test.describe('a malformed escape sequence', () => {
  const broken = '%E0%A4%A'

  test('in the hash is harmless on load', async ({ page }) => {
    const errors = recordErrors(page)
    await page.goto(`${article}?a=1#${broken}`)
    await hydrated(page)
    await expect(page).toHaveURL(`${article}?a=1`)
    await expect(heading(page)).toHaveText('Retry-ability')
    expect(errors).toEqual([])
  })

  test('in the hash is harmless during navigation', async ({ page }) => {
    const errors = recordErrors(page)
    await page.goto(other)
    await hydrated(page)
    await travel(page, `${article}?a=1#${broken}`)
    await expect(heading(page)).toHaveText('Retry-ability')
    await expect(page).toHaveURL(`${article}?a=1`)
    await heading(page).evaluate((element, hash) => {
      const link = document.createElement('a')
      link.href = `#${hash}`
      link.textContent = 'Broken'
      element.append(link)
    }, broken)
    await page.getByRole('link', { name: 'Broken' }).click()
    await expect(page).toHaveURL(`${article}?a=1`)
    await expect(heading(page)).toHaveText(/Retry-ability/)
    expect(errors).toEqual([])
  })

  test('in the hash is harmless in any combination', async ({ page }) => {
    const errors = recordErrors(page)
    await page.goto(article)
    await hydrated(page)
    const signs = [
      '%',
      '%2',
      '%E0',
      '%A4',
      '%ff',
      '%00',
      '#',
      '?',
      '/',
      'é',
      '"',
    ]
    for (let seed = 1; seed <= 60; seed++) {
      const hash = Array.from(
        { length: 1 + (seed % 5) },
        (_, place) => signs[(seed * 7 + place * place * seed) % signs.length],
      ).join('')
      await travel(page, `${article}#${hash}`)
    }
    await travel(page, `${article}#${target}`)
    await expectAtTarget(page)
    expect(errors).toEqual([])
  })

  test('in the path shows the not-found page', async ({ page, origin }) => {
    await page.route(`${origin}/${broken}`, async (route) => {
      const response = await route.fetch({ url: `${origin}/404.html` })
      await route.fulfill({ response, status: 404 })
    })
    await page.goto(`/${broken}`)
    await hydrated(page)
    await expect(heading(page)).toHaveText('Page not found')
    await expect(page.getByRole('main')).toContainText(broken)
  })
})

test('after a route change the page scrolls to the hash target if there is one, otherwise to the top; going back restores', async ({
  page,
}) => {
  await page.goto(article)
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  // A real click would first scroll the link clear of the scroll padding.
  await otherLink(page).dispatchEvent('click')
  await expect(heading(page)).toHaveText('Recipes')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Retry-ability')
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page.goForward()
  await travel(page, `${article}#${target}`)
  await expectAtTarget(page)
})

test('navigating by a link announces the new page’s title', async ({
  page,
}) => {
  await page.goto(article)
  await hydrated(page)
  const announcements = page.locator('body > [role=status]')
  await expect(announcements).toHaveText('')
  await otherLink(page).click()
  await expect(announcements).toHaveText(/^Recipes \|/)
  await travel(page, `${other}#more`)
  await travel(page, article)
  await expect(announcements).toHaveText(/^Retry-ability \|/)
})
