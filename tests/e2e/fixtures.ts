import path from 'node:path'
import { test as base } from '@playwright/test'
import { serve } from '../server'

export { expect } from '@playwright/test'

/** The built site under test: `build`, or another folder while developing. */
export const siteBuild = path.resolve(
  process.env.SITE_BUILD ?? path.join(__dirname, '../../build'),
)

/**
 * Playwright's test with the built site served beside it: `page.goto` takes
 * paths of the site, and `origin` is the address of its server.
 */
export const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await serve(siteBuild)
      await use(server.origin)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
})
