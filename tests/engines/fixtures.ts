import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { findBrowser } from '../../scripts/findBrowser.mjs'
import { findEngine } from '../../scripts/findEngines.mjs'
import { siteBuild } from '../e2e/fixtures'
import { serve } from '../server'
import type { Engine, EngineName } from './engine'
import { Reader } from './reader'
import { withPuppeteer } from './withPuppeteer'
import { withWebDriver } from './withWebDriver'

const script = readFileSync(path.join(__dirname, 'recordProblems.js'), 'utf8')

const start: Record<EngineName, () => Promise<Engine>> = {
  chromium: async () => withPuppeteer('chrome', await findBrowser()),
  async firefox() {
    const [executable = ''] = findEngine('firefox')
    return withPuppeteer('firefox', executable)
  },
  async webkitgtk() {
    const [driver = '', executable = ''] = findEngine('webkitgtk')
    return withWebDriver(driver, executable)
  },
}

/**
 * Playwright's `test`, with a reader in the engine of the project instead of a page.
 * A test fails if a page reports an error or a warning, or the security policy blocks
 * anything. A test that causes that on purpose empties `reader.problems()` itself.
 */
export const test = base.extend<
  { reader: Reader },
  { engineName: EngineName; engine: Engine; origin: string }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  reader: async ({ engine }, use, testInfo) => {
    testInfo.annotations.push({ type: 'engine', description: engine.name })
    const server = await serve(siteBuild, { script })
    const tab = await engine.newTab()
    await tab.resize(1280, 900)
    const reader = new Reader(tab, server)
    await use(reader)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = Buffer.from(await tab.screenshot())
      await testInfo.attach('screenshot', { body, contentType: 'image/png' })
    }
    const problems = await reader.problems()
    await tab.close()
    await server.close()
    base.expect(problems).toEqual([])
  },
})
