import { expect, test } from './fixtures'

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
  await expect(
    main.getByRole('img', { name: /Command Log lists visit/ }),
  ).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the search field opens the results page', async ({ page }) => {
      await page.goto('/')
      const field = page
        .getByRole('main')
        .getByRole('searchbox', { name: 'Search the documentation' })
      await field.fill('intercept a request')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/search\/?\?q=intercept\+a\+request$/)
    })
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
