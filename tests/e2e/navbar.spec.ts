import type { Page } from '@playwright/test'
import { copyright, footerColumns } from '../../src/data/footer'
import { hydrated } from './chunks'
import { expect, test } from './fixtures'

const guide = '/guides/overview/why-cypress'
const phone = { width: 360, height: 740 }

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' })
const sectionLink = (page: Page, name: string) =>
  navbar(page).getByRole('link', { name, exact: true })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test.describe('the navbar', () => {
  test('links to each section, the repository, and the community', async ({
    page,
  }) => {
    await page.goto(guide)
    const links = await navbar(page)
      .locator('a.navbar__brand, a.navbar__item')
      .evaluateAll((all) =>
        all.map((link) => [
          (link.getAttribute('aria-label') ?? link.textContent)?.trim(),
          link.getAttribute('href'),
        ]),
      )
    expect(links).toEqual([
      ['Cypress', '/'],
      ['Guides', '/guides/overview/why-cypress'],
      ['API', '/api/assertions/assertions-reference'],
      ['Plugins', '/plugins'],
      ['Examples', '/examples/recipes'],
      ['FAQ', '/faq/questions/cloud-faq'],
      ['Learn', 'https://learn.cypress.io'],
      ['Cypress on GitHub', 'https://github.com/cypress-io/cypress'],
      ['Cypress community on Discord', 'https://on.cypress.io/discord'],
    ])
  })

  for (const [path, current] of [
    ['/guides/references/changelog', 'Guides'],
    ['/api/commands/get', 'API'],
    ['/plugins', 'Plugins'],
    ['/examples/docker', 'Examples'],
    ['/faq/questions/company-faq', 'FAQ'],
  ] as const) {
    test(`highlights only ${current} on ${path}`, async ({ page }) => {
      await page.goto(path)
      const marked = navbar(page).locator('.navbar__link--active')
      await expect(marked).toHaveText([current])
    })
  }

  test('highlights no section on the home page', async ({ page }) => {
    await page.goto('/')
    await expect(sectionLink(page, 'Guides')).toBeVisible()
    await expect(navbar(page).locator('.navbar__link--active')).toHaveCount(0)
  })

  test('has no language or version dropdown if there is only one', async ({
    page,
  }) => {
    await visit(page, guide)
    await expect(navbar(page).locator('[aria-expanded]:visible')).toHaveCount(0)
    await expect(navbar(page).getByText(/^(Next|English)$/)).toHaveCount(0)
    await page.setViewportSize(phone)
    await menuButton(page).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Back to main menu' }).click()
    await expect(drawer.getByRole('link', { name: 'Learn' })).toBeVisible()
    await expect(
      drawer.getByRole('button', { name: /Versions|Languages/ }),
    ).toHaveCount(0)
  })

  test('has a logo that links home and never zooms', async ({ page }) => {
    await visit(page, guide)
    await navbar(page).locator('img:visible').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0)
  })

  test('shows the menu button up to 996 pixels and the links from 997', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 996, height: 740 })
    await visit(page, guide)
    await expect(menuButton(page)).toBeVisible()
    await expect(sectionLink(page, 'Guides')).toBeHidden()
    await page.setViewportSize({ width: 997, height: 740 })
    await expect(menuButton(page)).toBeHidden()
    await expect(sectionLink(page, 'Guides')).toBeVisible()
  })

  test('works with the keyboard alone', async ({ page }) => {
    await visit(page, guide)
    const link = sectionLink(page, 'Plugins')
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      if (await link.evaluate((it) => it === document.activeElement)) break
    }
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/plugins')
  })
})

test.describe('the navbar on a phone', () => {
  test.use({ viewport: phone })

  test('has a menu button that is easy to tap', async ({ page }) => {
    await page.goto(guide)
    const box = await menuButton(page).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('shows its links instead of the menu button', async ({ page }) => {
      await page.goto(guide)
      await expect(menuButton(page)).toBeHidden()
      await sectionLink(page, 'FAQ').click()
      await expect(page).toHaveURL('/faq/questions/cloud-faq')
    })
  })
})

for (const [width, viewport] of [
  ['wide', { width: 1280, height: 800 }],
  ['narrow', phone],
] as const) {
  test.describe(`in a ${width} window`, () => {
    test.use({ viewport })

    for (const path of [guide, '/', '/nowhere']) {
      test(`the first Tab on ${path} offers to skip to the content`, async ({
        page,
      }) => {
        await visit(page, path)
        await page.keyboard.press('Tab')
        const skip = page.getByRole('link', { name: 'Skip to main content' })
        await expect(skip).toBeFocused()
        await expect(skip).toBeInViewport()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        const inside = page.locator('main :focus')
        await expect(inside).toHaveCount(1)
      })
    }

    test('the footer has four columns and the 2023 copyright notice', async ({
      page,
    }) => {
      await page.goto(guide)
      const footer = page.getByRole('contentinfo')
      await expect(footer.locator('.footer__title')).toHaveText([
        'Learn',
        'Community',
        'Solutions',
        'Company',
      ])
      await expect(footer.getByRole('heading')).toHaveCount(0)
      await expect(footer.getByRole('list')).toHaveCount(4)
      const links = footer.getByRole('link')
      expect(
        await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href')),
        ),
      ).toEqual(
        footerColumns.flatMap(({ items }) =>
          items.map(({ to, href }) => to ?? href),
        ),
      )
      await expect(footer).toContainText(copyright)
      expect(copyright).toBe('Copyright © 2023 Cypress.io')
    })
  })
}
