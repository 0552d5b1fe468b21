/** What every sample may assume of the sample application, Fernhill. */
declare namespace Cypress {
  interface Chainable {
    /** Signs in; see `cypress/support/commands.ts` in CONTRIBUTING.md. */
    login(email?: string): Chainable<void>
    /** Custom query: finds `[data-cy=name]`. */
    getBySel<E extends Node = HTMLElement>(name: string): Chainable<JQuery<E>>
  }
}
