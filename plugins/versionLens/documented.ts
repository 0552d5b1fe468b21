import { createRequire } from 'node:module'

const manifest = createRequire(__filename)('cypress/package.json') as {
  version: string
}

/** The version of Cypress that the site documents. */
export const documented = manifest.version
