declare global {
  namespace Cypress {
    interface Chainable {
      /** Signs in through the API: as Ada, unless you name somebody else. */
      login(email?: string): Chainable<void>
    }
  }
}

Cypress.Commands.add('login', (email = 'ada@fernhill.example') => {
  cy.session(
    email,
    () => {
      cy.request('POST', '/api/session', {
        email,
        password: Cypress.env('password'),
      })
    },
    // Signs in anew after a test that signed out.
    {
      validate() {
        cy.request('/api/orders')
      },
    },
  )
})

export {}
