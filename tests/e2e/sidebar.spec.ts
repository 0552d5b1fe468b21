import type { Page } from '@playwright/test'
import { chunks, holdSite, hydrated } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

test.use({ viewport: { width: 1440, height: 320 } })

test('the sidebar scrolls to the current page on load', async ({ page }) => {
  await page.goto('/api/cypress-api/config')
  const item = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('[aria-current="page"]')
  await expect(item).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('pages are sorted by label, not by file name', async ({ page }) => {
  await page.goto('/api/cypress-api/config')
  const labels = await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('li')
    .filter({ has: page.locator('[aria-current="page"]') })
    .last()
    .locator('xpath=..')
    .locator(':scope > li')
    .allTextContents()
  expect(labels).toContain('Cypress.log')
  expect(labels).toEqual(
    labels.toSorted((one, other) => one.localeCompare(other, 'en')),
  )
})

test('breadcrumbs show the path to the page', async ({ page }) => {
  await page.goto('/guides/cloud/runs')
  await hydrated(page)
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem'),
  ).toHaveText(['', 'Cypress Cloud', 'Runs'])
})

const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test.describe('a sidebar', () => {
  test.use({ viewport: { width: 1440, height: 500 } })

  const guide = '/guides/core-concepts/retry-ability'
  const command = '/api/commands/click'

  const group = (page: Page, name: string) =>
    sidebar(page).getByRole('button', { name, exact: true })
  const isOpen = async (page: Page, ...names: string[]) => {
    for (const name of names) {
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true')
    }
  }
  const topOf = (page: Page) => sidebar(page).evaluate((nav) => nav.scrollTop)

  /** Opens groups of a page's sidebar, and scrolls it a little. */
  async function arrange(page: Page) {
    await visit(page, guide)
    for (const name of ['Component testing', 'React']) {
      await group(page, name).click()
    }
    await expect(sidebar(page).getByText('Quickstart').first()).toBeVisible()
    // Until the groups have opened.
    await page.waitForTimeout(500)
    await sidebar(page).evaluate((nav) => {
      nav.scrollTop = 70
    })
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport(
      { ratio: 1 },
    )
  }

  async function expectArranged(page: Page) {
    await isOpen(page, 'Component testing', 'React')
    await expect(sidebar(page).getByText('Quickstart').first()).toBeVisible()
    expect(await topOf(page)).toBe(70)
  }

  test('is as it was after a reload, without a flash or a shift', async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await arrange(page)
    // Nothing but the page itself has been there so far.
    await page.route(chunks, (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectArranged(page)
    await page.unroute(chunks)
    await watchShifts(page)
    await page.reload()
    await hydrated(page)
    await expectArranged(page)
    expect(await readShifts(page)).toEqual([])
    expect(errors).toEqual([])
    await group(page, 'React').click()
    await expect(group(page, 'React')).toHaveAttribute('aria-expanded', 'false')
    await page.reload()
    await hydrated(page)
    await isOpen(page, 'Component testing')
    await expect(group(page, 'React')).toHaveAttribute('aria-expanded', 'false')
  })

  test('is as it was when the reader comes back to its section', async ({
    page,
  }) => {
    await arrange(page)
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'API', exact: true }).click()
    await expect(group(page, 'React')).toHaveCount(0)
    await group(page, 'Queries').click()
    await page.goBack()
    await expect(page).toHaveURL(guide)
    await expectArranged(page)
    await page.goForward()
    await isOpen(page, 'Queries')
  })

  test('is as it was after going back from another site', async ({ page }) => {
    await arrange(page)
    await page.goto('about:blank')
    await page.goBack()
    await hydrated(page)
    await expectArranged(page)
  })

  test('ignores what another version of the site has kept', async ({
    page,
  }) => {
    await arrange(page)
    await page.goto('/offline')
    await page.evaluate(() => {
      const key = 'docusaurus.sidebar.guides'
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '') as object
      sessionStorage.setItem(key, JSON.stringify({ ...kept, build: 'old' }))
    })
    await visit(page, guide)
    await expect(group(page, 'Component testing')).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  for (const [what, spoil] of [
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('No storage here', 'SecurityError')
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('No room', 'QuotaExceededError')
        }
      },
    ],
    [
      'full of garbage',
      () => {
        const runtime = '/assets/js/runtime'
        for (const value of ['{"<b>', '{"groups":{"guides > x":[1]}}']) {
          sessionStorage.setItem('docusaurus.sidebar.guides', value)
        }
        sessionStorage.setItem('docusaurus.sidebar.api', runtime)
      },
    ],
  ] as const) {
    test(`works if storage is ${what}`, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.addInitScript(spoil)
      await arrange(page)
      const main = page.getByRole('navigation', { name: 'Main' })
      await main.getByRole('link', { name: 'API', exact: true }).click()
      await expect(group(page, 'Queries')).toBeVisible()
      await main.getByRole('link', { name: 'Guides', exact: true }).click()
      await isOpen(page, 'Component testing', 'React')
      expect(errors).toEqual([])
    })
  }

  test('only scrolls to the new page if it is out of sight', async ({
    page,
  }) => {
    await arrange(page)
    await sidebar(page)
      .getByRole('link', { name: 'Test Isolation', exact: true })
      .click()
    await expect(page).toHaveURL('/guides/core-concepts/test-isolation')
    expect(await topOf(page)).toBe(70)
    // In a group that's far below, and closed.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Changelog' })
      .click()
    await expect(page).toHaveURL('/guides/references/changelog')
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport(
      { ratio: 1 },
    )
  })

  test('has no filter if it is short', async ({ page }) => {
    await visit(page, guide)
    await expect(page.getByRole('search', { name: 'API pages' })).toHaveCount(0)
  })

  test.describe('of the API', () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    const filter = (page: Page) =>
      page.getByRole('searchbox', { name: 'Filter API pages by name' })
    const found = (page: Page) =>
      page.getByRole('search', { name: 'API pages' }).getByRole('link')
    const status = (page: Page) =>
      page.getByRole('search', { name: 'API pages' }).getByRole('status')

    test('is filtered with the keyboard alone', async ({ page }) => {
      await visit(page, command)
      await filter(page).focus()
      await page.keyboard.type('cookie')
      await expect(found(page).first()).toBeVisible()
      const names = await found(page).allTextContents()
      expect(names.length).toBeGreaterThan(3)
      expect(names.filter((name) => !/cookie/i.test(name))).toEqual([])
      await expect(status(page)).toHaveText(`${names.length} pages`)
      await expect(sidebar(page)).toBeHidden()
      await page.keyboard.press('ArrowDown')
      await expect(found(page).first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(found(page).nth(1)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(filter(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(filter(page)).toHaveValue('')
      await expect(sidebar(page)).toBeVisible()
      await page.keyboard.type('cy.intercept()')
      await expect(found(page)).toHaveText(['intercept'])
      await expect(status(page)).toHaveText('1 page')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/api/commands/intercept')
      await expect(filter(page)).toHaveValue('')
      await expect(
        sidebar(page).locator('[aria-current="page"]'),
      ).toBeInViewport({ ratio: 1 })
    })

    test('says when no page matches, and offers to search them all', async ({
      page,
    }) => {
      await visit(page, command)
      await filter(page).fill('baseUrl')
      await expect(status(page)).toHaveText(
        'No API page has “baseUrl” in its name. Search all pages',
      )
      await expect(sidebar(page)).toBeHidden()
      await filter(page).press('Enter')
      await expect(page).toHaveURL('/search?q=baseUrl')
    })

    test('keeps what is typed before React runs', async ({ page }) => {
      const release = await holdSite(page)
      await page.goto(command, { waitUntil: 'domcontentloaded' })
      await filter(page).fill('intercept')
      release()
      await hydrated(page)
      await expect(found(page)).toHaveText(['intercept'])
      await expect(filter(page)).toBeFocused()
    })

    test('searches all pages if the filter cannot be loaded', async ({
      page,
    }) => {
      await visit(page, command)
      await page.route(chunks, (route) => route.abort())
      await filter(page).fill('intercept')
      await expect(sidebar(page)).toBeVisible()
      await filter(page).press('Enter')
      await expect(page).toHaveURL('/search?q=intercept')
    })

    test('axe finds nothing in what it found', async ({ page }) => {
      await visit(page, command)
      await filter(page).fill('co')
      await expect(found(page).first()).toBeVisible()
      expect(await findViolationsInLooks(page)).toEqual([])
      await filter(page).fill('nothing has this name')
      await expect(status(page)).toContainText('No API page')
      expect(await findViolationsInLooks(page)).toEqual([])
    })

    test('is filtered in the drawer, too', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, command)
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
      await filter(page).fill('intercept')
      await expect(found(page)).toHaveText(['intercept'])
      // It clears the field first, and leaves the drawer open.
      await filter(page).press('Escape')
      await expect(filter(page)).toHaveValue('')
      await filter(page).fill('intercept')
      await found(page).click()
      await expect(page).toHaveURL('/api/commands/intercept')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
})
