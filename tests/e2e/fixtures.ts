import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serve } from '../server'

export { expect } from '@playwright/test'

/** The built site to test: `build`, unless `SITE_BUILD` names another folder. */
export const siteBuild = path.resolve(
  process.env.SITE_BUILD ?? path.join(__dirname, '../../build'),
)

/** What the browser logs when it blocks something the security policy forbids. */
const refusal =
  /violates the following|requires 'Trusted|isn't allowed as HTML|Permissions-Policy header/

/**
 * Playwright's `test`, with a server for the built site: `page.goto` takes paths
 * on the site, and `origin` is the server's origin. A test fails if the security
 * policy blocks anything. If a test does something forbidden on purpose, it must
 * empty `refusals`.
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
