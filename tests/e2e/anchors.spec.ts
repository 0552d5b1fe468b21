import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addressesFile, parseAddresses } from '../../content/rules/addresses'
import { hydrated, stopPrefetching } from './chunks'
import { findViolations } from './findViolations'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const { published } = parseAddresses(
  readFileSync(path.join(__dirname, '../..', addressesFile), 'utf8'),
)

/** An old address whose section is somewhere else now. */
function findMoved(route: string, successor: RegExp) {
  const found = published
    .find((page) => page.route === route)
    ?.ids.find((id) => successor.test(id.successor ?? ''))
  if (!found?.successor) throw new Error(`${route} has lost no such id.`)
  return { asked: `${route}#${found.id}`, successor: found.successor }
}

const click = '/api/commands/click'

test.beforeEach(({ page }) => stopPrefetching(page))

test('an old hash leads to the section that has replaced it', async ({
  page,
}) => {
  const { asked, successor } = findMoved(click, /^#/)
  await page.goto(asked)
  await expect(page).toHaveURL(click + successor)
  await expect(page.locator(successor)).toBeInViewport()
})

test('an old hash leads to a section on another page', async ({ page }) => {
  const from = '/api/commands/check'
  const { asked, successor } = findMoved(from, /^\/\S+#/)
  await page.goto(asked)
  await expect(page).toHaveURL(successor)
  const [, id = ''] = successor.split('#')
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('a hash with other capitals leads to its section', async ({ page }) => {
  await page.goto(`${click}#Arguments`)
  await expect(page).toHaveURL(`${click}#arguments`)
})

test('a hash that no section ever had says so quietly', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`${click}#no-such-section`)
  const note = page.getByRole('complementary', { name: 'About this address' })
  await expect(note).toContainText("That section isn't on this page anymore.")
  await expect(page.locator('body')).toBeFocused()
  expect(await readShifts(page)).toEqual([])
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
})

test('the note about a missing section goes away on request, and with its page', async ({
  page,
}) => {
  await page.goto(`${click}#no-such-section`)
  const note = page.getByRole('complementary', { name: 'About this address' })
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await expect(note).toBeHidden()
  await page.goto('/plugins#no-such-section')
  await expect(note).toBeVisible()
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveURL(/\/faq\//)
  await expect(note).toBeHidden()
})

test('a hash that matches loads nothing more', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${click}#arguments`)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((file) => file.startsWith('/anchors/'))).toEqual([])
  asked.length = 0
  await page.goto(`${click}#no-such-section`)
  await expect.poll(() => asked).toContain(`/anchors${click}.json`)
})
