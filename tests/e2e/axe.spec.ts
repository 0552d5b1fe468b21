import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'

/**
 * What isn't a page of its own. Lists, the changelog, and search have their own
 * tests, and routes.spec.ts visits every page.
 */
for (const [path, heading] of [
  ['/search?q=intercept', 'Introduction to Cypress'],
  ['/nowhere', 'Page Not Found'],
] as const) {
  test(`axe finds nothing on ${path}, light and dark, wide and narrow`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.waitForSelector('html[data-has-hydrated="true"]')
    await expect(
      page.getByRole('main').getByRole('heading', { name: heading }).first(),
    ).toBeVisible()
    expect(await findViolationsInLooks(page, 'light', [1440, 360])).toEqual([])
  })
}

for (const [first, mode] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`axe finds what cannot be read only when ${mode}`, async ({ page }) => {
    await page.goto('/guides/overview/why-cypress')
    await page.waitForSelector('html[data-has-hydrated="true"]')
    await page.evaluate((theme) => {
      const paragraph = document.querySelector<HTMLElement>('.markdown p')
      const root = document.documentElement
      new MutationObserver(() => {
        if (!paragraph) return
        paragraph.style.color =
          root.dataset.theme === theme ? 'rgb(119, 119, 125)' : ''
        paragraph.style.backgroundColor =
          root.dataset.theme === theme ? 'rgb(128, 128, 128)' : ''
      }).observe(root, { attributes: true })
    }, mode)
    const violations = await findViolationsInLooks(page, first)
    expect(violations.map(({ look, id }) => `${look}: ${id}`)).toContain(
      `${mode}: color-contrast`,
    )
    expect(violations.filter(({ look }) => look !== mode)).toEqual([])
  })
}

test('axe finds a link that looks like the text around it in one mode', async ({
  page,
}) => {
  await page.goto('/guides/overview/why-cypress')
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.evaluate(() => {
    const root = document.documentElement
    const link = document.querySelector<HTMLElement>('.markdown p a')
    new MutationObserver(() => {
      if (!link?.parentElement) return
      const isDark = root.dataset.theme === 'dark'
      link.style.textDecoration = isDark ? 'none' : ''
      link.style.color = isDark ? 'rgb(250, 250, 250)' : ''
      link.parentElement.style.color = isDark ? 'rgb(230, 230, 230)' : ''
    }).observe(root, { attributes: true })
  })
  const violations = await findViolationsInLooks(page)
  expect(violations.map(({ look, id }) => `${look}: ${id}`)).toEqual([
    'dark: link-in-text-block',
  ])
})

test('axe finds colors that cannot be read when something covers the first of them', async ({
  page,
}) => {
  await page.goto('/guides/overview/why-cypress')
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.evaluate(() => {
    const paragraphs = [
      ...document.querySelectorAll<HTMLElement>('.markdown > p'),
    ]
    paragraphs.forEach((paragraph) => {
      paragraph.style.color = 'rgb(119, 119, 125)'
      paragraph.style.backgroundColor = 'rgb(128, 128, 128)'
    })
    const cover = document.createElement('div')
    Object.assign(cover.style, {
      position: 'absolute',
      zIndex: '1',
      width: '300px',
      height: '40px',
      background: 'rgb(0 0 0 / 10%)',
    })
    paragraphs[0]?.before(cover)
  })
  const found = await findViolationsInLooks(page)
  // Links and code in the paragraphs have other colors, and so are other groups.
  const inParagraphs = found.filter(({ html }) => html.startsWith('<p'))
  expect(inParagraphs.map(({ id }) => id)).toContain('color-contrast')
})

test('axe finds colors that cannot be read on a gradient', async ({ page }) => {
  await page.goto('/guides/overview/why-cypress')
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.evaluate(() => {
    const paragraph = document.querySelector<HTMLElement>('.markdown > p')
    if (!paragraph) return
    Object.assign(paragraph.style, {
      color: 'rgb(119, 119, 125)',
      background: 'linear-gradient(#0001, #0000) rgb(128, 128, 128)',
    })
  })
  const found = await findViolationsInLooks(page)
  const inParagraphs = found.filter(({ html }) => html.startsWith('<p'))
  expect(inParagraphs.map(({ id }) => id)).toContain('color-contrast')
})
