/** Fernhill's configuration, which run.ts bundles next to this one's bundle. */
declare const config: Cypress.ConfigOptions
export default config
