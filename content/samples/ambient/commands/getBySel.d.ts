/** Custom query of the sample application, Fernhill: see CONTRIBUTING.md. */
declare namespace Cypress {
  interface Chainable {
    /** Finds `[data-cy=name]`. */
    getBySel<E extends Node = HTMLElement>(name: string): Chainable<JQuery<E>>
  }
}
