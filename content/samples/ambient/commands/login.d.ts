/** Custom command of the sample application, Fernhill: see CONTRIBUTING.md. */
declare namespace Cypress {
  interface Chainable {
    /** Signs in. */
    login(email?: string): Chainable<void>
  }
}
