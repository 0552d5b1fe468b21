declare global {
  namespace Cypress {
    interface Chainable {
      /** Finds `[data-cy=name]`. */
      getBySel<E extends Node = HTMLElement>(name: string): Chainable<JQuery<E>>
    }
  }
}

Cypress.Commands.addQuery('getBySel', function (name) {
  const find = cy.now('get', `[data-cy=${name}]`) as (
    subject: unknown,
  ) => JQuery

  return (subject) => find(subject)
})

export {}
