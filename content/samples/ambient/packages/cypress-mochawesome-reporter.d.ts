/** `cypress-mochawesome-reporter` 3 has no types for the part that runs in Node.js. */
declare module 'cypress-mochawesome-reporter/plugin' {
  const plugin: (on: Cypress.PluginEvents) => void
  export = plugin
}
