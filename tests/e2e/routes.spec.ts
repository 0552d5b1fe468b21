import { promisedRoutes } from '../pages'
import { expect, test } from './fixtures'

const perTest = 16
const routes = promisedRoutes()

for (let start = 0; start < routes.length; start += perTest) {
  const group = routes.slice(start, start + perTest)
  test(`${group[0]} to ${group.at(-1)} arrive, wake up and report nothing`, async ({
    page,
    origin,
  }) => {
    test.setTimeout(30_000 + group.length * 5_000)
    // Without prefetching, what is reported comes from the page itself.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      }),
    )
    const problems: string[] = []
    let route = ''
    const report = (what: string) => problems.push(`${route}: ${what}`)
    page.on('pageerror', (error) => report(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) report(message.text())
    })
    page.on('request', (request) => {
      if (
        !request.url().startsWith(origin) &&
        !/^(data|blob):/.test(request.url())
      )
        report(`asks ${request.url()}`)
    })
    for (route of group) {
      const response = await page.goto(route, { waitUntil: 'commit' })
      if (response?.status() !== 200) report(`status ${response?.status()}`)
      await page.waitForSelector('html[data-has-hydrated="true"]')
      const headings = await page.locator('h1').count()
      if (headings !== 1) report(`${headings} main headings`)
      const title = await page.title()
      if (!title.includes('Cypress Documentation')) report(`title "${title}"`)
    }
    expect(problems).toEqual([])
  })
}
