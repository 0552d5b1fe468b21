import type { Plugin } from '@docusaurus/types'

/**
 * Lets the form on the page of `cy.intercept()` be bundled: its minimatch asks for a
 * module of Node.js, and does without.
 */
export default function composers(): Plugin {
  return {
    name: 'composers',
    configureWebpack: () => ({ resolve: { fallback: { path: false } } }),
  }
}
