/** The parts of `@cypress/code-coverage` 3 that projects load. */
declare module '@cypress/code-coverage/support'

declare module '@cypress/code-coverage/task' {
  const registerTasks: (
    on: Cypress.PluginEvents,
    config: Cypress.PluginConfigOptions,
  ) => Cypress.PluginConfigOptions
  export default registerTasks
}
