/** `cy.mount`, the way component tests register it. */
declare namespace Cypress {
  interface Chainable {
    mount: (typeof import('cypress/vue'))['mount']
  }
}
