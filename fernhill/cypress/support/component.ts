import { mount } from 'cypress/react'
import './mountInShop'
import './queries'

declare global {
  namespace Cypress {
    interface Chainable {
      mount: typeof mount
    }
  }
}

Cypress.Commands.add('mount', mount)
