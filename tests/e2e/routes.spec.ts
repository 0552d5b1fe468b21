import { tabGroups } from '../../src/data/tabs'
import { promisedRoutes } from '../pages'
import { findOverflows } from './findOverflows'
import { findViolationsInLooks, type Look } from './findViolations'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const perTest = 16
const routes = promisedRoutes()

/** One page of each kind, which axe checks at both widths. */
const kinds = [
  '/',
  '/api/commands/get',
  '/api/commands/intercept',
  '/api/events/catalog-of-events',
  '/contributing/style-guide',
  '/examples/recipes',
  '/faq/questions/using-cypress-faq',
  '/guides/getting-started/installing-cypress',
  '/guides/overview/why-cypress',
  '/guides/references/configuration',
  '/offline',
]

/** `ALL_LOOKS=1` has axe check every page at both, which takes minutes longer. */
const areAllWanted = Boolean(process.env.ALL_LOOKS)

/** The last tab of each group, because the first is selected by default. */
const choices = Object.entries(tabGroups).map(
  ([group, tabs]): [string, string] => [
    `docusaurus.tab.${group}`,
    Object.keys(tabs).at(-1) ?? '',
  ],
)

/** Logged because playwright.config.mts blocks the site's service worker. */
const blocked = 'Service Worker registration blocked by Playwright'

/**
 * Each page is loaded in one of these and checked by axe in both modes. Pages of
 * the same kind are next to each other in the list, so every kind gets all four.
 */
const looks: Look[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 360 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 360 },
]

test('one page of each kind is among the pages', () => {
  expect(kinds.filter((kind) => !routes.includes(kind))).toEqual([])
})

for (const [turn, { theme, width }] of looks.entries()) {
  const viewport = { width, height: 900 }
  const own = routes.filter((_, index) => index % looks.length === turn)
  test.describe(`${theme}, ${width} wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (let start = 0; start < own.length; start += perTest) {
      const group = own.slice(start, start + perTest)
      test(`${group[0]} to ${group.at(-1)} arrive, wake up and report nothing`, async ({
        page,
        origin,
      }) => {
        test.setTimeout(30_000 + group.length * 20_000)
        await page.addInitScript(
          (stored) => {
            stored.forEach(([key, value]) => localStorage.setItem(key, value))
          },
          [['theme', theme] satisfies [string, string], ...choices],
        )
        await watchShifts(page)
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
          if (message.text() === blocked) return
          if (['error', 'warning'].includes(message.type()))
            report(message.text())
        })
        page.on('request', (request) => {
          if (
            !request.url().startsWith(origin) &&
            !/^(data|blob):/.test(request.url())
          )
            report(`asks ${request.url()}`)
        })
        for (route of group) {
          await page.setViewportSize(viewport)
          const response = await page.goto(route, { waitUntil: 'commit' })
          if (response?.status() !== 200) report(`status ${response?.status()}`)
          await page.waitForSelector('html[data-has-hydrated="true"]')
          const shifts = await readShifts(page)
          if (shifts.length) report(`moves by ${shifts.join(', ')}`)
          const headings = await page.locator('h1').count()
          if (headings !== 1) report(`${headings} main headings`)
          const title = await page.title()
          if (!title.includes('Cypress Documentation'))
            report(`title "${title}"`)
          const violations = await findViolationsInLooks(
            page,
            theme,
            areAllWanted || kinds.includes(route)
              ? [width, width === 360 ? 1440 : 360]
              : [width],
          )
          for (const { look, id, html } of violations)
            report(`axe: ${look}: ${id} ${html}`)
          for (const overflow of await findOverflows(page))
            report(`overflows ${overflow}`)
        }
        expect(problems).toEqual([])
      })
    }
  })
}
