import './commands'
import './queries'

// Tests share one server. Each starts with the same data, whatever the one before
// it did.
beforeEach(() => {
  cy.task('resetDatabase', null, { log: false })
})
