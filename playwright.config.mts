import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/findBrowser.mjs'

// Workers read this file too; the environment spares them the search.
process.env.CHROME_PATH ??= await findBrowser()

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // What a test intercepts must not be answered by the worker of the site.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: browserArguments,
    },
  },
})
