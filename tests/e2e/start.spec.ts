import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startDevServer } from '../devServer'
import { input, opener, rows } from './searchViews'

test('npm start serves a page, shows an edit, and finds a page by search', async ({
  page,
}) => {
  test.setTimeout(480_000)
  const server = await startDevServer('npm', 'start', '--')
  try {
    const late = { timeout: 180_000 }
    await page.goto(`${server.origin}/api/commands/get`, late)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'cy.get()',
      late,
    )
    const file = path.join(server.siteDir, 'docs/api/queries/get.mdx')
    const words = 'This sentence is new.'
    // Before the first section.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/\n## /, `\n${words}\n$&`),
    )
    await expect(page.getByText(words)).toBeVisible(late)
    await opener(page).click()
    await input(page).fill('intercept')
    await expect(rows(page).first()).toContainText('intercept', late)

    const searches = file.replace('.mdx', '.searches.yml')
    appendFileSync(searches, 'history:\n  - zyzzyva\n')
    await expect(async () => {
      await page.reload()
      await opener(page).click()
      await input(page).fill('zyzzyva')
      await expect(rows(page).first()).toContainText('get')
    }).toPass(late)
  } finally {
    await server.close()
  }
})
