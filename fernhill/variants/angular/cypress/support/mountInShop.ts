import { DEFAULT_CURRENCY_CODE, type Type } from '@angular/core'
import { mount, type MountConfig, type MountResponse } from 'cypress/angular'

declare global {
  namespace Cypress {
    interface Chainable {
      mountInShop<T>(
        component: Type<T> | string,
        config?: MountConfig<T>,
      ): Chainable<MountResponse<T>>
    }
  }
}

function mountInShop<T>(
  component: Type<T> | string,
  config: MountConfig<T> = {},
) {
  return mount(component, {
    ...config,
    providers: [
      { provide: DEFAULT_CURRENCY_CODE, useValue: 'EUR' },
      ...(config.providers ?? []),
    ],
  })
}

Cypress.Commands.add('mountInShop', mountInShop)
