import { expect, type Page, type test as anyTest } from '@playwright/test'
import { findViolationsInLooks } from './findViolations'

/** The dialog, and what is in it. */
export const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' })
export const input = (page: Page) =>
  dialog(page).getByLabel('Search the documentation')
export const rows = (page: Page) => dialog(page).getByRole('treeitem')
export const opener = (page: Page) =>
  page.getByRole('button', { name: 'Search', exact: true })

/** The search page, and what is in it. */
export const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search the documentation' })
export const status = (page: Page) => page.getByRole('main').getByRole('status')
export const results = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 })

export async function visit(page: Page, address: string) {
  await page.goto(address)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}

/** What no site has a word for. */
export const nonsense = 'qqzzxxyy'

interface Implementation {
  /** Where to start from. */
  start: string
  /** Ways in which searching can fail. */
  failures: Record<string, (page: Page) => Promise<unknown>>
  /** Ends a failure. */
  mend: (page: Page) => Promise<void>
}

/** Every view of the dialog and the page, which no implementation changes. */
export function describeViews(
  test: typeof anyTest,
  { start, failures, mend }: Implementation,
) {
  test.describe('the dialog', () => {
    test('starts empty, and gives the focus back', async ({ page }) => {
      await visit(page, start)
      await opener(page).click()
      await expect(dialog(page)).toContainText('No recent searches')
      await expect(input(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })

    test('shows results, and all of them on the page', async ({ page }) => {
      await visit(page, '/search?q=intercept')
      await expect(status(page)).toHaveText(/^\d+ results for “intercept”$/)
      const found = await status(page).innerText()
      const count = Number.parseInt(found)

      await visit(page, start)
      await opener(page).click()
      await input(page).fill('intercept')
      await expect(dialog(page).getByRole('status')).toHaveText(found)
      const first = rows(page).first()
      await expect(first.locator('mark')).toHaveText('intercept')
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await expect(dialog(page).getByRole('tree').first()).toHaveAccessibleName(
        'API',
      )
      await dialog(page)
        .getByRole('link', { name: `See all ${count} results` })
        .click()
      await expect(page).toHaveURL('/search?q=intercept')
      await expect(dialog(page)).toBeHidden()
      await expect(results(page).first()).toHaveText('intercept')
    })

    test('opens a hit, and remembers it', async ({ page }) => {
      await visit(page, start)
      await page.keyboard.press('/')
      await input(page).fill('intercept')
      await expect(rows(page).first()).toContainText('intercept')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/api/commands/intercept')
      await expect(
        page.getByRole('heading', { level: 1, name: 'intercept' }),
      ).toBeVisible()

      await page.keyboard.press('/')
      // The query is kept, and the next one replaces it.
      await expect(input(page)).toHaveValue('intercept')
      await expect(rows(page).first()).toContainText('intercept')
      await page.keyboard.press('Backspace')
      await expect(input(page)).toHaveValue('')
      const recent = dialog(page).getByRole('tree', { name: 'Recent' })
      await expect(recent.getByRole('treeitem')).toHaveText(['intercept'])
      await recent.getByRole('button', { name: 'Save this search' }).click()
      const favorite = dialog(page).getByRole('tree', { name: 'Favorite' })
      await expect(favorite.getByRole('treeitem')).toHaveText(['intercept'])
      await expect(recent).toBeHidden()

      await page.reload()
      await page.locator('html[data-has-hydrated="true"]').waitFor()
      await page.keyboard.press('/')
      await expect(favorite.getByRole('link')).toHaveAttribute(
        'href',
        '/api/commands/intercept',
      )
      await favorite
        .getByRole('button', { name: 'Remove this search from favorites' })
        .click()
      await expect(dialog(page)).toContainText('No recent searches')
    })

    test('helps when there is nothing', async ({ page }) => {
      await visit(page, start)
      await page.keyboard.press('/')
      await input(page).fill(nonsense)
      await expect(dialog(page)).toContainText(`No results for "${nonsense}"`)
      await expect(dialog(page).getByText('Try searching for')).toBeVisible()
      await expect(dialog(page)).toContainText(
        'Believe this query should return results?',
      )
      await expect(
        dialog(page).getByRole('link', { name: 'Let us know.' }),
      ).toHaveAttribute('href', new RegExp(`title=Search%3A\\+${nonsense}$`))
      await expect(dialog(page).getByRole('status')).toHaveText(
        `No results for “${nonsense}”`,
      )
      await dialog(page).getByRole('button', { name: 'cy.intercept' }).click()
      await expect(input(page)).toHaveValue('cy.intercept')
      await expect(input(page)).toBeFocused()
      await expect(rows(page).first()).toContainText('intercept')
      await expect(dialog(page).getByText('Try searching for')).toBeHidden()
    })

    for (const [name, fail] of Object.entries(failures)) {
      test(`says that nothing can be fetched: ${name}`, async ({ page }) => {
        const errors: Error[] = []
        page.on('pageerror', (error) => errors.push(error))
        await fail(page)
        await visit(page, start)
        await page.keyboard.press('/')
        await input(page).pressSequentially('interce')
        await expect(dialog(page)).toContainText('Unable to fetch results')
        await expect(dialog(page)).toContainText(
          'You might want to check your network connection.',
        )
        await expect(dialog(page)).not.toContainText('No results for')
        await expect(dialog(page).getByRole('status')).toHaveText(
          'Unable to fetch results',
        )
        await mend(page)
        const retry = dialog(page).getByRole('button', { name: 'Try again' })
        await retry.click()
        await expect(rows(page).first()).toContainText('intercept')
        await expect(input(page)).toBeFocused()
        await expect(retry).toBeHidden()
        expect(errors).toEqual([])
      })
    }

    test('tries again with the next key', async ({ page }) => {
      await Object.values(failures)[0]?.(page)
      await visit(page, start)
      await page.keyboard.press('/')
      await input(page).pressSequentially('inter')
      await expect(dialog(page)).toContainText('You might want to check')
      await mend(page)
      await input(page).press('c')
      await expect(rows(page).first()).toContainText('intercept')
      await expect(dialog(page)).not.toContainText('You might want to')
    })

    test('axe finds nothing, light and dark', async ({ page }) => {
      await visit(page, start)
      await page.keyboard.press('/')
      await expect(dialog(page)).toContainText('No recent searches')
      expect(await findViolationsInLooks(page), 'start').toEqual([])
      await input(page).fill('intercept')
      await expect(rows(page).first()).toContainText('intercept')
      expect(await findViolationsInLooks(page), 'results').toEqual([])
      await input(page).fill(nonsense)
      await expect(dialog(page)).toContainText('No results for')
      expect(await findViolationsInLooks(page), 'no results').toEqual([])
      await input(page).fill('intercept')
      await expect(rows(page).first()).toContainText('intercept')
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('heading', { level: 1, name: 'intercept' }),
      ).toBeVisible()
      await page.keyboard.press('/')
      await input(page).fill('')
      await expect(dialog(page)).toContainText('Recent')
      expect(await findViolationsInLooks(page), 'recent').toEqual([])
    })
  })

  test.describe('the page', () => {
    test('shows results with their sections', async ({ page }) => {
      await visit(page, '/search?q=intercept')
      const item = page.getByRole('main').locator('ol > li').first()
      await expect(item.getByRole('heading')).toHaveText('intercept')
      await expect(item.locator('mark').first()).toHaveText('intercept')
      await expect(item).toContainText('API')
      await item.getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL('/api/commands/intercept')
    })

    test('filters by section, in the address', async ({ page }) => {
      await visit(page, '/search?q=intercept')
      const filters = page.getByRole('navigation', {
        name: 'Sections to search',
      })
      await expect(filters.getByRole('link')).toHaveText([
        /^All \d+$/,
        /^Guides \d+$/,
        /^API \d+$/,
        /^Plugins \d+$/,
        /^Examples \d+$/,
        /^FAQ \d+$/,
      ])
      const api = filters.getByRole('link', { name: /^API/ })
      await api.click()
      await expect(page).toHaveURL('/search?q=intercept&in=api')
      await expect(api).toHaveAttribute('aria-current', 'true')
      // The sections still say what is in them, and what they say is true.
      await expect(status(page)).toHaveText(
        /^\d+ results for “intercept” in API$/,
      )
      const count = Number.parseInt(await status(page).innerText())
      await expect(api).toHaveText(`API ${count}`)
      await page.goBack()
      await expect(page).toHaveURL('/search?q=intercept')
      await expect(status(page)).not.toContainText('in API')
    })

    test('helps when there is nothing', async ({ page }) => {
      await visit(page, `/search?q=${nonsense}`)
      await expect(status(page)).toHaveText(`No results for “${nonsense}”`)
      await expect(results(page)).toHaveCount(0)
      const main = page.getByRole('main')
      await expect(main).toContainText('Try searching for')
      await expect(main).toContainText(
        'Believe this query should return results?',
      )
      await main.getByRole('link', { name: 'cy.intercept' }).click()
      await expect(page).toHaveURL('/search?q=cy.intercept')
      await expect(field(page)).toHaveValue('cy.intercept')
      await expect(results(page).first()).toHaveText('intercept')
    })

    for (const [name, fail] of Object.entries(failures)) {
      test(`says that nothing can be fetched: ${name}`, async ({ page }) => {
        const errors: Error[] = []
        page.on('pageerror', (error) => errors.push(error))
        await fail(page)
        await visit(page, '/search?q=intercept')
        const alert = page.getByRole('main').getByRole('alert')
        await expect(alert).toContainText('Unable to fetch results')
        await expect(alert).toContainText(
          'You might want to check your network connection.',
        )
        await mend(page)
        await alert.getByRole('button', { name: 'Try again' }).click()
        await expect(results(page).first()).toHaveText('intercept')
        await expect(alert).toBeHidden()
        expect(errors).toEqual([])
      })
    }

    test('axe finds nothing, light and dark', async ({ page }) => {
      for (const query of ['', 'intercept', nonsense]) {
        await visit(page, `/search?q=${query}`)
        if (query) await expect(status(page)).toContainText(query)
        expect(await findViolationsInLooks(page), query).toEqual([])
      }
    })
  })
}
