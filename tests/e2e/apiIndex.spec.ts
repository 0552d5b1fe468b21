import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) =>
  main(page).getByRole('searchbox', { name: 'Search names' })
const status = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: 'names' })
const terms = (page: Page) => main(page).locator('dt')

async function visit(page: Page, search = '') {
  await page.goto(`/api/table-of-contents${search}`)
  await hydrated(page)
}

test('the index is the first link of the API, whose landing page stays', async ({
  page,
}) => {
  await page.goto('/api/commands/click')
  await hydrated(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const first = sidebar.getByRole('link').first()
  await expect(first).toHaveText('API Index')
  await first.click()
  await expect(page).toHaveURL(/\/api\/table-of-contents$/)
  await expect(first).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true })
    .click()
  await expect(page).toHaveURL(/\/api\/assertions\/assertions-reference$/)
})

test('the filter finds a name by what it does', async ({ page }) => {
  await visit(page)
  const all = Number.parseInt(await status(page).innerText(), 10)
  expect(all).toBeGreaterThan(400)
  await field(page).fill('fake clock forward')
  await expect(terms(page)).toHaveText(['cy.tick()'])
  await expect(status(page)).toHaveText(`1 of ${all} names`)
  await expect(
    main(page).getByRole('heading', { level: 2, name: 'Queries' }),
  ).toHaveCount(0)
  await expect(page).toHaveURL(/\?q=fake\+clock\+forward$/)
  await terms(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/api\/commands\/tick$/)
})

test('the filter says when nothing fits', async ({ page }) => {
  await visit(page, '?q=no+such+name')
  await expect(terms(page)).toHaveCount(0)
  await expect(main(page)).toContainText('No name fits. Try fewer words.')
  await main(page).getByRole('button', { name: 'Show all names' }).click()
  await expect(terms(page).first()).toHaveText('cy.and()')
  await expect(field(page)).toBeFocused()
})

for (const format of ['A4', 'Letter']) {
  test(`the index prints on four pages: ${format}`, async ({ page }) => {
    await visit(page)
    // The margins that browsers suggest.
    const [top, right, bottom, left] = Array<string>(4).fill('1cm')
    const pdf = await page.pdf({ format, margin: { top, right, bottom, left } })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(sheets.length).toBeGreaterThan(1)
    expect(sheets.length).toBeLessThanOrEqual(4)
  })
}
