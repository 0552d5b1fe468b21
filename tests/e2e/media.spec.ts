import type { Page } from '@playwright/test'
import { idOf, isOld } from '../../src/components/media/filter'
import { blogs } from '../../src/data/media/blogs'
import { courses } from '../../src/data/media/courses'
import { projects } from '../../src/data/media/projects'
import { talks } from '../../src/data/media/talks'
import { hydrated } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'

const lists = [
  'media/blogs-media',
  'media/courses-media',
  'media/podcasts-media',
  'media/screencasts-media',
  'media/talks-media',
  'media/webinars-media',
  'projects-media',
]

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => main(page).getByRole('search')
const field = (page: Page) => form(page).getByRole('searchbox')
const choice = (page: Page, name: string) =>
  form(page).getByRole('combobox', { name })
const status = (page: Page) => main(page).getByRole('status')
const entries = (page: Page) => main(page).locator('section > ul > li')
const entry = (page: Page, title: string) =>
  entries(page).filter({
    has: page.locator('p:first-child').getByRole('link', { name: title }),
  })

async function visit(page: Page, path: string) {
  await page.goto(`/examples/${path}`)
  await hydrated(page)
}

test('all entries stand there, newest first, with what is known', async ({
  page,
}) => {
  await visit(page, 'media/talks-media')
  await expect(status(page)).toHaveText(`${talks.length} talks`)
  await expect(entries(page)).toHaveCount(talks.length)
  const dates = await entries(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(dates).toEqual(talks.map(({ date }) => date))

  const talk = entry(page, 'Cypress Best Practices')
  await expect(talk).toContainText('Feb 22, 2018')
  await expect(talk).toContainText('Brian Mann')
  await expect(talk).toContainText('Assert(js)')
  await expect(talk.getByRole('link', { name: 'Slides' })).toHaveAttribute(
    'href',
    'https://speakerdeck.com/brianmann/cypress-best-practices',
  )
})

test('what is older than Cypress 10 stands below a remark', async ({
  page,
}) => {
  await visit(page, 'media/blogs-media')
  const remark = main(page).getByText('made before Cypress 10')
  await expect(remark).toBeVisible()
  const after = main(page).locator('.theme-admonition + ul > li')
  await expect(after).toHaveCount(blogs.filter(isOld).length)

  await choice(page, 'Year').selectOption('2023')
  await expect(remark).toBeHidden()
  await expect(entries(page)).toHaveCount(
    blogs.filter(({ date }) => date?.startsWith('2023')).length,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of lists) {
    test(`${path} is whole, and asks nobody else for anything`, async ({
      page,
      baseURL,
    }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) {
          elsewhere.push(request.url())
        }
      })
      await page.goto(`/examples/${path}?q=nothing+has+this+name`)
      await expect(entries(page)).not.toHaveCount(0)
      await expect(entries(page).first()).toBeVisible()
      await expect(main(page).locator('form')).toBeHidden()
      await expect(page.locator('iframe, main img')).toHaveCount(0)
      expect(elsewhere).toEqual([])
    })
  }
})

test('words and choices narrow the list, and stand in the address', async ({
  page,
}) => {
  await visit(page, 'media/blogs-media')
  await field(page).pressSequentially('filip login')
  await expect(page).toHaveURL('/examples/media/blogs-media?q=filip+login')
  await expect(entry(page, 'Google Sign in with Cypress')).toBeVisible()

  await choice(page, 'Year').selectOption('2022')
  await choice(page, 'Topic').selectOption('login')
  await expect(page).toHaveURL(
    '/examples/media/blogs-media?q=filip+login&topic=login&year=2022',
  )
  await expect(entries(page)).toHaveCount(2)
  await expect(status(page)).toHaveText(`2 of ${blogs.length} blog posts`)

  await page.reload()
  await expect(field(page)).toHaveValue('filip login')
  await expect(choice(page, 'Topic')).toHaveValue('login')
  await expect(entries(page)).toHaveCount(2)

  await page.goBack()
  await expect(choice(page, 'Topic')).toHaveValue('')
  await expect(choice(page, 'Year')).toHaveValue('2022')
})

test('a search that finds nothing leads on', async ({ page }) => {
  await visit(page, 'media/courses-media?q=apex&price=free')
  await expect(status(page)).toHaveText(`0 of ${courses.length} courses`)
  await expect(main(page)).toContainText('No course fits. Try fewer words, or')
  await page.getByRole('button', { name: 'search among all courses' }).click()
  await expect(page).toHaveURL('/examples/media/courses-media?q=apex')
  await expect(main(page)).toContainText('No course fits. Try fewer words.')
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect(entries(page)).toHaveCount(courses.length)
  await expect(field(page)).toBeFocused()
})

test('courses are found by language and price', async ({ page }) => {
  await visit(page, 'media/courses-media?language=spanish&price=free')
  await expect(entries(page)).toHaveCount(1)
  const title = entry(page, 'Test end to end con Cypress.io')
  await expect(title.getByRole('link')).toHaveAttribute('lang', 'es')
  await expect(title).toContainText('Spanish')
  await expect(title).toContainText('Free')
})

test('a link leads to one entry, also to one that is filtered out', async ({
  page,
}) => {
  const [firstId = '', lastId = ''] = [talks.slice(0, 1), talks.slice(-1)]
    .flat()
    .map(idOf)
  await visit(page, `media/talks-media#${lastId}`)
  await expect(page.locator(`[id="${lastId}"]`)).toBeInViewport()

  await field(page).fill('speedy')
  await expect(entries(page)).toHaveCount(1)
  await page.evaluate((id) => {
    location.hash = id
  }, firstId)
  await expect(page.locator(`[id="${firstId}"]`)).toBeInViewport()
  await expect(entries(page)).toHaveCount(talks.length)
})

test('projects lead to their code', async ({ page }) => {
  await visit(page, 'projects-media?framework=vue')
  await expect(entries(page)).toHaveCount(
    projects.filter(({ framework }) => framework === 'Vue').length,
  )
  await expect(
    entry(page, 'Nextcloud Server').getByRole('link', { name: 'Code' }),
  ).toHaveAttribute('href', /^https:\/\/github\.com\/nextcloud\/server\/tree/)
})

test('on a phone all fits, and all can be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, 'media/talks-media')
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const talk = entry(page, 'Cypress Best Practices')
  const controls = [
    field(page),
    choice(page, 'Topic'),
    choice(page, 'Year'),
    talk.getByRole('link', { name: 'Slides' }),
    talk.getByRole('link', { name: 'Cypress Best Practices' }),
  ]
  for (const control of controls) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

for (const [width, path] of [
  [1440, 'media/talks-media'],
  [360, 'media/blogs-media?q=cypress&year=2020'],
  [768, 'projects-media'],
] as const) {
  test(`axe finds nothing on ${path}, light and dark, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, path)
    expect(await findViolationsInLooks(page)).toEqual([])
  })
}
