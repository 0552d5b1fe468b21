/** `cy.mount` as the quickstart registers it for React. */
declare namespace Cypress {
  interface Chainable {
    mount: (typeof import('cypress/react'))['mount']
  }
}

declare module '*.css'
