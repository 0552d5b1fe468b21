import type { ReactNode } from 'react'
import { mount, type MountOptions, type MountReturn } from 'cypress/react'
import { CurrencyContext } from '../../src/currency'

interface ShopOptions extends MountOptions {
  currency?: string
}

function mountInShop(
  element: ReactNode,
  { currency = 'USD', ...options }: ShopOptions = {},
) {
  return mount(
    <CurrencyContext.Provider value={currency}>
      {element}
    </CurrencyContext.Provider>,
    options,
  )
}

declare global {
  namespace Cypress {
    interface Chainable {
      mountInShop(
        element: ReactNode,
        options?: ShopOptions,
      ): Chainable<MountReturn>
    }
  }
}

Cypress.Commands.add('mountInShop', mountInShop)
