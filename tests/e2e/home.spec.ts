import type { Page } from '@playwright/test'
import { holdSite } from './chunks'
import { expect, test } from './fixtures'
import { findViolationsInLooks } from './findViolations'
import { dialog, input, rows, visit } from './searchViews'

test('links to the main tasks and sections', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle('Cypress Documentation')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Testing that is fast, easy and reliable for anything that runs in a browser',
  )
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Cypress Documentation',
  )
  for (const [name, path] of [
    ['Install Cypress', '/guides/getting-started/installing-cypress'],
    [
      'Write a first test',
      '/guides/end-to-end-testing/writing-your-first-end-to-end-test',
    ],
    ['Stub a network request', '/guides/guides/network-requests'],
    ['Wait the right way', '/guides/core-concepts/retry-ability'],
    ['Run in CI', '/guides/continuous-integration/introduction'],
    ['Guides', '/guides/overview/why-cypress'],
    ['API', '/api/assertions/assertions-reference'],
    ['Examples', '/examples/recipes'],
    ['FAQ', '/faq/questions/cloud-faq'],
    ['Plugins', '/plugins'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      path,
    )
  }
  const log = main.getByRole('list', { name: 'Command Log' })
  await expect(log.getByRole('listitem').first()).toHaveText('visit /plants')
  await expect(main.getByRole('button', { name: 'Watch it run' })).toBeVisible()
})

test('shows how to install Cypress first, with the reader’s package manager', async ({
  page,
}) => {
  await visit(page, '/')
  const band = page.getByRole('main').locator('header')
  const install = band.getByRole('link', { name: 'Install Cypress' })
  expect((await install.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const command = band.getByRole('tabpanel').filter({ visible: true })
  await expect(command).toHaveText(/npm install cypress --save-dev/)
  await expect(command.getByRole('button', { name: /copy/i })).toHaveCSS(
    'opacity',
    '1',
  )
  await band.getByRole('tab', { name: 'pnpm' }).click()
  await page.reload()
  await expect(command).toHaveText(/pnpm add cypress --save-dev/)
})

test.describe('the search field', () => {
  const fieldOf = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('searchbox', { name: 'Search the documentation' })

  test('opens the dialog with what is typed', async ({ page }) => {
    await visit(page, '/')
    // Tabbing through the page doesn't open it.
    await fieldOf(page).focus()
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.type('intercept', { delay: 20 })
    await expect(input(page)).toHaveValue('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    await page.keyboard.press('Escape')
    await expect(fieldOf(page)).toBeFocused()
    await expect(fieldOf(page)).toHaveValue('')
    // The dialog has loaded by now. The new query replaces the old one.
    await page.keyboard.type('clock', { delay: 20 })
    await expect(input(page)).toHaveValue('clock')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/commands/clock')
  })

  test('opens the dialog with a click, and so does its button', async ({
    page,
  }) => {
    await visit(page, '/')
    for (const control of [
      fieldOf(page),
      page.getByRole('main').getByRole('button', { name: 'Search' }),
    ]) {
      await control.click()
      await expect(input(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL('/')
    }
  })

  test('waits until a word is composed', async ({ page }) => {
    await visit(page, '/')
    await fieldOf(page).focus()
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', {
      text: 'か',
      selectionStart: 1,
      selectionEnd: 1,
    })
    await expect(fieldOf(page)).toHaveValue('か')
    await expect(dialog(page)).toBeHidden()
    await session.send('Input.insertText', { text: '課' })
    await expect(input(page)).toHaveValue('課')
  })

  test('opens the dialog once React has loaded, and loses no keystroke', async ({
    page,
  }) => {
    const release = await holdSite(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await fieldOf(page).focus()
    await page.keyboard.type('interc')
    await expect(fieldOf(page)).toHaveValue('interc')
    release()
    await page.keyboard.type('ept', { delay: 20 })
    await expect(rows(page).first()).toContainText('intercept')
    await expect(input(page)).toHaveValue('intercept')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(fieldOf(page)).toHaveValue('')
  })

  test('is empty after a key pressed as React starts', async ({ page }) => {
    await page.addInitScript(() => {
      // React marks the field once it answers keys, and the page only later.
      new MutationObserver((changes, observer) => {
        if (!changes.some(({ target }) => target instanceof HTMLInputElement))
          return
        observer.disconnect()
        document.execCommand('insertText', false, 'e')
      }).observe(document, {
        subtree: true,
        attributeFilter: ['aria-haspopup'],
      })
    })
    const release = await holdSite(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await fieldOf(page).focus()
    await page.keyboard.type('not')
    release()
    await expect(input(page)).toHaveValue('note')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(fieldOf(page)).toHaveValue('')
  })

  test('keeps what was typed if the reader has moved on', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await fieldOf(page).fill('viewport')
    await page.getByRole('main').getByRole('link').last().focus()
    release()
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
    )
    await expect(fieldOf(page)).toHaveValue('viewport')
    await expect(dialog(page)).toBeHidden()
    await fieldOf(page).click()
    await expect(input(page)).toHaveValue('viewport')
  })

  test('opens the results page before React has loaded', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto('/', { waitUntil: 'commit' })
    await fieldOf(page).fill('viewport')
    await fieldOf(page).press('Enter')
    await expect(page).toHaveURL(/\/search\/?\?q=viewport$/)
    release()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens the results page', async ({ page }) => {
      await page.goto('/')
      await fieldOf(page).fill('intercept a request')
      await fieldOf(page).press('Enter')
      await expect(page).toHaveURL(/\/search\/?\?q=intercept\+a\+request$/)
    })
  })
})

for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
  test(`header, content, and footer have the same edges, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/')
    const edges = await page.evaluate(() =>
      ['.navbar__inner', 'main section ul', '.footer .container'].map(
        (selector) =>
          document.querySelector(selector)?.getBoundingClientRect().left,
      ),
    )
    expect(new Set(edges).size).toBe(1)
    const ends = await page.evaluate(() =>
      [
        '.navbar__inner',
        'main section:last-child ul',
        '.footer .container',
      ].map(
        (selector) =>
          document.querySelector(selector)?.getBoundingClientRect().right,
      ),
    )
    expect(new Set(ends).size).toBe(1)
  })
}

for (const width of [1280, 320]) {
  test(`axe finds nothing, light and dark, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/')
    expect(await findViolationsInLooks(page)).toEqual([])
  })
}

test('loads no images besides the logo and favicon', async ({ page }) => {
  const images: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') {
      images.push(new URL(request.url()).pathname)
    }
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(
    images.filter((path) => !/^\/img\/(logo(-dark)?|favicon)\.svg$/.test(path)),
  ).toEqual([])
})

test('a whole task row is clickable', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'npx cypress run' })
    .click()
  await expect(page).toHaveURL(
    /\/guides\/continuous-integration\/introduction$/,
  )
})
