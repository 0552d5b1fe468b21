import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serve } from '../server'

export { expect } from '@playwright/test'

/** The built site under test: `build`, or another folder while developing. */
export const siteBuild = path.resolve(
  process.env.SITE_BUILD ?? path.join(__dirname, '../../build'),
)

/** How the browser says that it refused what the security policy forbids. */
const refusal =
  /violates the following|requires 'Trusted|isn't allowed as HTML|Permissions-Policy header/

/**
 * Playwright's test with the built site served beside it: `page.goto` takes
 * paths of the site, and `origin` is the address of its server. Nothing that
 * the site does may be refused by its security policy; a test that does
 * something forbidden empties `refusals`.
 */
export const test = base.extend<{ refusals: string[] }, { origin: string }>({
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = []
      context.on('console', (message) => {
        if (refusal.test(message.text())) refusals.push(message.text())
      })
      await use(refusals)
      expect(refusals).toEqual([])
    },
    { auto: true },
  ],
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
