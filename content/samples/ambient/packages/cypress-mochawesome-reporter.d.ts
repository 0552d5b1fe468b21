/** `cypress-mochawesome-reporter` 3 publishes its half for Node.js without types. */
declare module 'cypress-mochawesome-reporter/plugin' {
  const plugin: (on: Cypress.PluginEvents) => void
  export = plugin
}
