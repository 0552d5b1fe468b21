/// <reference types="cypress" />
// Loaded by the application, in a process of its own.
import { startServer } from './componentServer'
import fernhill from './fernhill.cjs'
import { startApp } from './startApp'

const shop = process.env.FERNHILL ?? ''

// Requests of the browser go through a proxy: see router.ts. Those of tasks don't.
const request = globalThis.fetch
globalThis.fetch = (input, init) =>
  typeof input === 'string' || input instanceof URL
    ? request(String(input).replace(/^http:\/\/localhost:3000\b/, shop), init)
    : request(input, init)

/** Fernhill's own configuration, with the specs that are bundled already. */
export default {
  ...fernhill,
  // The proxy knows these addresses.
  hosts: {},
  video: false,
  e2e: {
    ...fernhill.e2e,
    supportFile: 'cypress/support/e2e.js',
    // Has no effect on samples without `Cypress.require()`.
    experimentalOriginDependencies: true,
    setupNodeEvents(on, options) {
      on('file:preprocessor', ({ filePath }) => filePath)
      on('task', { startApp })
      return fernhill.e2e?.setupNodeEvents?.(on, options)
    },
  },
  component: {
    specPattern: 'cypress/component/*.cy.js',
    supportFile: false,
    devServer: startServer,
  },
} satisfies Cypress.ConfigOptions
