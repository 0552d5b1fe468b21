import type { Locator, Page } from '@playwright/test'
import { builtSite } from '../fixtures/builtSite'
import { serve } from '../server'
import { expect, test as base } from './fixtures'

/** Tests against a site with two locales and two docs versions. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await serve(
        await builtSite('locales-and-versions', '/base/'),
      )
      await use(server.origin)
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// Use one worker so the site is built only once.
test.describe.configure({ mode: 'default' })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForSelector('html[data-has-hydrated="true"]')
}

const versionButton = (page: Page) =>
  page.getByRole('button', { name: /^(Next|1\.0)$/ })
const localeButton = (page: Page) =>
  page.getByRole('button', { name: /^(English|français)$/i })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name,
    exact: true,
  })

async function expectOpen(button: Locator, ...links: Locator[]) {
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  for (const each of links) await expect(each).toBeVisible()
}

async function expectClosed(button: Locator, ...links: Locator[]) {
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  for (const each of links) await expect(each).toBeHidden()
}

test.describe('a navbar dropdown', () => {
  test('opens on a click but not on hover, and closes on the next click', async ({
    page,
  }) => {
    await visit(page, '/base/docs/install')
    const button = versionButton(page)
    await button.hover()
    await expectClosed(button, link(page, 'Next'))
    await button.dispatchEvent('click')
    await expectOpen(button, link(page, 'Next'), link(page, '1.0'))
    await button.click()
    await expectClosed(button, link(page, 'Next'))
  })

  test('closes on a click outside and when another one opens', async ({
    page,
  }) => {
    await visit(page, '/base/docs/install')
    const version = versionButton(page)
    const locale = localeButton(page)
    await version.click()
    await expectOpen(version)
    await locale.click()
    await expectOpen(locale, link(page, 'Français'))
    await expectClosed(version, link(page, 'Next'))
    await page.getByText('How to install version').click()
    await expectClosed(locale, link(page, 'Français'))
  })

  test('works with the keyboard alone', async ({ page }) => {
    await visit(page, '/base/docs/install')
    const button = versionButton(page)
    const links = [link(page, 'Next'), link(page, '1.0')] as const
    await button.focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expectOpen(button, ...links)
      await page.keyboard.press('Tab')
      await expect(links[0]).toBeFocused()
      await page.keyboard.press('Escape')
      await expectClosed(button, ...links)
      await expect(button).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expectOpen(button, ...links)
    await expect(links[0]).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links[1]).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links[0]).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/base\/docs\/next\/install$/)
    await expectClosed(button, ...links)
  })

  test('closes when it loses focus', async ({ page }) => {
    await visit(page, '/base/docs/install')
    await localeButton(page).focus()
    await page.keyboard.press('Enter')
    await expectOpen(localeButton(page))
    await page.keyboard.press('Shift+Tab')
    await expectClosed(localeButton(page), link(page, 'Français'))
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('opens on a tap and closes on a tap outside', async ({ page }) => {
      await visit(page, '/base/docs/install')
      const button = versionButton(page)
      await button.tap()
      await expectOpen(button, link(page, 'Next'))
      await page.getByText('How to install version').tap()
      await expectClosed(button, link(page, 'Next'))
    })
  })

  test('sets the language of each locale name', async ({ page }) => {
    await visit(page, '/base/docs/install')
    await localeButton(page).click()
    await expect(link(page, 'Français')).toHaveAttribute('lang', 'fr')
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('shows both dropdowns as collapsible sections', async ({ page }) => {
    await visit(page, '/base/about')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const drawer = page.getByRole('dialog')
    const versions = drawer.getByRole('button', { name: 'Versions' })
    const languages = drawer.getByRole('button', { name: 'Languages' })
    await expectClosed(languages)
    await expectClosed(versions)
    await versions.press('Enter')
    await expectOpen(versions, drawer.getByRole('link', { name: 'Next' }))
    await languages.click()
    await expectOpen(languages)
    await drawer.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/base\/fr\/about$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test.describe('the locale dropdown', () => {
  const suffix = '?q=two%20words&flag&path=a/b#with-a-package-manager'

  test('keeps the path, query, and hash exactly', async ({ page, origin }) => {
    await visit(page, `/base/docs/next/install${suffix}`)
    await localeButton(page).click()
    await link(page, 'Français').click()
    await page.waitForURL(`${origin}/base/fr/docs/next/install${suffix}`)
    await expect(page.getByText('Une commande suffit.')).toBeVisible()
    await localeButton(page).click()
    await link(page, 'English').click()
    await page.waitForURL(`${origin}/base/docs/next/install${suffix}`)
  })

  test('updates when the URL changes without a page load', async ({
    page,
    origin,
  }) => {
    await visit(page, '/base/docs/next')
    await page.getByRole('link', { name: 'Install', exact: true }).click()
    await page
      .getByRole('link', { name: 'With a package manager', exact: true })
      .click()
    await localeButton(page).click()
    await expect(link(page, 'Français')).toHaveAttribute(
      'href',
      '/base/fr/docs/next/install#with-a-package-manager',
    )
    await link(page, 'Français').click()
    await page.waitForURL(
      `${origin}/base/fr/docs/next/install#with-a-package-manager`,
    )
  })
})

test.describe('the docs version dropdown', () => {
  test('links to the same page, query, and hash', async ({ page, origin }) => {
    const suffix = '?q=two%20words#with-a-package-manager'
    await visit(page, `/base/docs/install${suffix}`)
    await versionButton(page).click()
    await link(page, 'Next').click()
    await page.waitForURL(`${origin}/base/docs/next/install${suffix}`)
    await expect(page.getByText('How to install version Next.')).toBeVisible()
  })

  test('remembers the selected version', async ({ page }) => {
    const stored = () =>
      page.evaluate(() =>
        localStorage.getItem('docs-preferred-version-default'),
      )
    await visit(page, '/base/about')
    await expect(versionButton(page)).toHaveText('1.0')
    expect(await stored()).toBeNull()
    await versionButton(page).click()
    await link(page, 'Next').click()
    await expect(
      page.getByText('The first page of version Next.'),
    ).toBeVisible()
    expect(await stored()).toBe('current')
    await visit(page, '/base/about')
    await expect(versionButton(page)).toHaveText('Next')
    await link(page, 'Start').click()
    await expect(
      page.getByText('The first page of version Next.'),
    ).toBeVisible()
  })

  test('has a description besides the version name', async ({ page }) => {
    await visit(page, '/base/docs/install')
    await expect(versionButton(page)).toHaveAccessibleDescription(
      'Docs version',
    )
  })
})

test('the announcement links to a page in the same locale', async ({
  page,
  origin,
}) => {
  await visit(page, '/base/fr/about')
  await page.getByRole('link', { name: 'how to install' }).click()
  await page.waitForURL(`${origin}/base/fr/docs/install`)
})
