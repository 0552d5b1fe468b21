/** `cypress-image-diff-js` 2: the part for Node.js and the one for the browser. */
declare module 'cypress-image-diff-js/plugin' {
  export default function getCompareSnapshotsPlugin(
    on: Cypress.PluginEvents,
    config: Cypress.PluginConfigOptions,
  ): Cypress.PluginConfigOptions
}

declare module 'cypress-image-diff-js/command' {
  export default function compareSnapshotCommand(): void
}
