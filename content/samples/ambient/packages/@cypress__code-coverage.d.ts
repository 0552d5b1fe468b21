/**
 * The parts of `@cypress/code-coverage` 3 that projects load. Registering changes
 * the config object in place, and its type returns `void`. The package exports
 * functions with `module.exports`.
 */
declare module '@cypress/code-coverage/support'

declare module '@cypress/code-coverage/task' {
  const registerTasks: (
    on: Cypress.PluginEvents,
    config: Cypress.PluginConfigOptions,
  ) => void
  export = registerTasks
}

declare module '@cypress/code-coverage/use-babelrc' {
  const preprocess: (file: Cypress.FileObject) => string | Promise<string>
  export = preprocess
}
