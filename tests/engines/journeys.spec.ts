import { expect } from '@playwright/test'
import { test } from './fixtures'

const guide = '/guides/overview/why-cypress'
const article = '/guides/core-concepts/retry-ability'
const api = '/api/commands/get'

/** Marks the document, which a real navigation replaces. */
const mark = () => void Object.assign(window, { isSameDocument: true })
const isMarked = () => 'isSameDocument' in window

for (const [path, heading] of [
  ['/', 'Cypress Documentation'],
  [api, 'get'],
  [article, 'Retry-ability'],
  ['/guides/references/configuration', 'Configuration'],
  ['/guides/references/error-messages', 'Error Messages'],
  ['/guides/references/changelog', 'Changelog'],
  ['/plugins', 'Plugins'],
] as const) {
  test(`${path} loads, and React takes over`, async ({ reader }) => {
    await reader.visit(path)
    await reader.sees('h1', heading)
    await reader.sees('footer')
  })
}

test('a page that does not exist says so', async ({ reader }) => {
  await reader.visit('/no/such/page%20')
  await reader.sees('h1', 'Page not found')
})

test('links change the page without loading it anew, and Back returns to the same place', async ({
  reader,
}) => {
  await reader.visit(api)
  await reader.ask(mark)
  await reader.ask(() => scrollTo(0, 1200))
  await reader.click('.theme-doc-sidebar-menu a', 'find')
  await reader.isAt('/api/commands/find')
  await reader.sees('h1', 'find')
  expect(await reader.ask(isMarked)).toBe(true)
  await reader.back()
  await reader.sees('h1', 'get')
  await expect.poll(() => reader.ask(() => scrollY)).toBe(1200)
})

test('search opens with a key, finds, and opens a page', async ({ reader }) => {
  await reader.visit(guide)
  await reader.press('k', 'Control')
  await reader.hasFocus('dialog input')
  await reader.type('intercept')
  await reader.sees('dialog [role=treeitem][aria-selected=true]', 'intercept')
  await reader.press('Enter')
  await reader.isAt('/api/commands/intercept')
  await reader.missesOut('dialog')
})

test('search gives the focus back', async ({ reader }) => {
  await reader.visit(guide)
  await reader.click('.DocSearch-Button')
  await reader.hasFocus('dialog input')
  await reader.press('Escape')
  await reader.missesOut('dialog')
  await reader.hasFocus('.DocSearch-Button')
})

test('the search page answers its address', async ({ reader }) => {
  await reader.visit('/search?q=waitForSelector')
  await reader.sees('main [role=status]', 'waitForSelector')
  await reader.sees('main h2 a')
})

test('tabs are chosen by keyboard, and remembered', async ({ reader }) => {
  await reader.visit('/guides/getting-started/installing-cypress')
  await reader.click('[role=tab]', 'npm')
  await reader.press('ArrowRight')
  await reader.press('Enter')
  const chosen = '[role=tab][aria-selected=true]'
  await reader.sees(chosen, 'Yarn')
  await reader.reload()
  await reader.sees(chosen, 'Yarn')
})

test('the color mode is remembered, and set before the page is painted', async ({
  reader,
}) => {
  await reader.visit(guide)
  const mode = () => document.documentElement.dataset.theme
  const background = () =>
    getComputedStyle(document.documentElement).backgroundColor
  const light = await reader.ask(background)
  expect(await reader.ask(mode)).toBe('light')
  await reader.click('nav button[aria-label*="dark and light mode"]')
  await expect.poll(() => reader.ask(mode)).toBe('dark')
  await expect.poll(() => reader.ask(background)).not.toBe(light)
  await reader.visit(api)
  expect(await reader.ask(mode)).toBe('dark')
})

test('a closed announcement stays away', async ({ reader }) => {
  await reader.visit(guide)
  const bar = 'section[aria-label=Announcement]'
  await reader.sees(bar)
  await reader.click(`${bar} button`)
  await reader.missesOut(bar)
  await reader.reload()
  await reader.missesOut(bar)
})

test('on a narrow screen, the menu opens, leads on, and closes with Back', async ({
  reader,
}) => {
  await reader.narrow()
  await reader.visit('/')
  await reader.click('footer a', 'Why Cypress')
  await reader.isAt(guide)
  const drawer = 'dialog[aria-label=Navigation]'
  await reader.click('button', 'Toggle navigation bar')
  await reader.sees(drawer)
  await reader.back()
  await reader.missesOut(drawer)
  await reader.isAt(guide)
  await reader.click('button', 'Toggle navigation bar')
  await reader.click(`${drawer} a`, 'Key Differences')
  await reader.missesOut(drawer)
  await reader.isAt('/guides/overview/key-differences')
})

test('nothing is wider than a narrow screen', async ({ reader }) => {
  await reader.narrow()
  for (const path of [guide, api, '/guides/references/configuration']) {
    await reader.visit(path)
    const excess = await reader.ask(
      () => document.documentElement.scrollWidth - innerWidth,
    )
    expect(excess, path).toBeLessThanOrEqual(0)
  }
})

test('a picture is zoomed, and closed with Escape', async ({ reader }) => {
  await reader.visit(article)
  await reader.click('article [role=button][aria-label^="Zoom: "]')
  await reader.hasFocus('[role=dialog] button', 'Close')
  await reader.press('Escape')
  await reader.missesOut('.medium-zoom-image--opened')
})

test('old addresses lead to the new ones, with query and hash', async ({
  reader,
}) => {
  await reader.visit('/app/guides/network-requests?from=mail#stub')
  await reader.isAt('/guides/guides/network-requests?from=mail#stub')
})

test('a hash with other capitals leads to its section', async ({ reader }) => {
  await reader.visit(`${api}#Syntax`)
  await reader.isAt(`${api}#syntax`)
  await expect
    .poll(() =>
      reader.ask(
        () => document.getElementById('syntax')?.getBoundingClientRect().top,
      ),
    )
    .toBeLessThan(200)
})

test('a hash that no section has is explained', async ({ reader }) => {
  await reader.visit(`${api}#no-such-section`)
  await reader.sees('aside', "That section isn't on this page anymore.")
})

test('the contents lead to a section and follow the reader', async ({
  reader,
}) => {
  await reader.visit(article)
  const entry = '#__contents a'
  await reader.click(entry, 'Timeouts')
  await reader.isAt(`${article}#how-long-cypress-retries`)
  await reader.sees(`${entry}[aria-current=location]`, 'Timeouts')
})

test('the first key leads to the text', async ({ reader }) => {
  await reader.visit(guide)
  await reader.press('Tab')
  await reader.hasFocus('a', 'Skip to main content')
  await reader.press('Enter')
  await expect
    .poll(() => reader.ask(() => document.activeElement?.localName))
    .toBe('main')
})

test('a recorded run is watched', async ({ reader }) => {
  await reader.visit('/api/commands/click')
  await reader.click('button', 'Watch it run')
  const player = 'section[aria-label="Recorded run"]'
  await reader.sees(`${player} iframe[data-front=true]`)
  const current = `${player} [aria-current=step]`
  await reader.click(`${player} li:first-child button`)
  await reader.sees(current, 'get')
  await reader.press('End')
  await reader.sees(current, 'click')
  await reader.hasFocus(current)
  await reader.click(`${player} button`, 'Close')
  await reader.missesOut(player)
})

test('what is newer than the reader’s version is marked', async ({
  reader,
}) => {
  await reader.visit('/guides/references/configuration?v=12.5')
  await reader.visit('/guides/references/configuration')
  const marks = await reader.ask(() =>
    ['12.4', '12.6'].map((version) => {
      const tag = document.querySelector(`[data-v="${version}"]`)
      return tag && getComputedStyle(tag, '::before').content
    }),
  )
  expect(marks).toEqual(['none', '"newer than 12.5: "'])
})

test('a pasted error message leads to its entry', async ({ reader }) => {
  await reader.visit('/guides/references/error-messages')
  await reader.click('main textarea')
  await reader.type(
    'failed because this element is being covered by another element',
  )
  await reader.click(
    'main [role=status] a',
    'is being covered by another element',
  )
  await reader.isAt('/guides/references/error-messages#covered')
})

test('the filter of the changelog is kept in the address', async ({
  reader,
}) => {
  await reader.visit('/guides/references/changelog')
  await reader.click('main input[type=search]')
  await reader.type('cy.press')
  await expect.poll(() => reader.ask(() => location.search)).toBe('?q=cy.press')
  await reader.reload()
  await expect
    .poll(() =>
      reader.ask(
        () =>
          document.querySelector<HTMLInputElement>('main input[type=search]')
            ?.value,
      ),
    )
    .toBe('cy.press')
})

test('a configuration is composed', async ({ reader }) => {
  await reader.visit(
    '/guides/references/configuration?options=e2e.baseUrl%3A%20%27http%3A%2F%2Flocalhost%3A3000%27',
  )
  await reader.sees('form pre', 'export default defineConfig({')
})

test('a code block is copied', async ({ reader }) => {
  await reader.visit(api)
  await reader.click('button', 'Copy code to clipboard')
  await reader.sees('[role=status]', 'Copied')
})

test('a page that was read opens offline, and others say why they do not', async ({
  reader,
}) => {
  await reader.visit(api)
  await expect
    .poll(() =>
      reader.ask(
        async (wanted) => {
          const kept = await Promise.all(
            (await caches.keys()).map(async (name) =>
              (await (await caches.open(name)).keys()).map(
                ({ url }) => new URL(url).pathname,
              ),
            ),
          )
          return wanted.every((path) => kept.flat().includes(path))
        },
        [api, '/offline'],
      ),
    )
    .toBe(true)
  await reader.goesOffline()
  await reader.reload()
  await reader.sees('h1', 'get')
  await reader.visit('/guides/references/trade-offs')
  await reader.sees('h1', "You're offline")
  // The pictures of that page couldn't be loaded.
  await reader.problems()
})

test('the security policy stops injected scripts', async ({ reader }) => {
  await reader.visit(guide)
  await reader.ask(() => {
    const script = document.createElement('script')
    script.src = 'data:,window.isHacked = true'
    document.body.append(script)
  })
  expect(await reader.ask(() => 'isHacked' in window)).toBe(false)
  const problems: string[] = []
  await expect
    .poll(async () => problems.push(...(await reader.problems())))
    .toBe(2)
  expect(problems.join()).toMatch(/script-src.* forbids data/)
})
