import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/findBrowser.mjs'
import { engineNames } from './scripts/findEngines.mjs'

// Workers read this file too; the environment spares them the search.
process.env.CHROME_PATH ??= await findBrowser()

export default defineConfig<object, { engineName: string }>({
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two of them already use nine tenths of two cores. With more, tests would wait
  // for each other, and some of them measure what happens within a second.
  workers: availableParallelism(),
  timeout: 60_000,
  // Only to record a trace, which would slow down every test by a third. A test
  // that passes on the second try still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'site', testDir: './tests/e2e' },
    ...engineNames.map((engineName) => ({
      name: engineName,
      testDir: './tests/engines',
      use: { engineName },
    })),
  ],
  use: {
    // What a test intercepts must not be answered by the worker of the site.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: browserArguments,
    },
  },
})
