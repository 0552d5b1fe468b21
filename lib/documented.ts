import { createRequire } from 'node:module'

const { version } = createRequire(__filename)('cypress/package.json') as {
  version: string
}

/** The version of Cypress that the site documents: `15.3.0`. */
export const documented = version
