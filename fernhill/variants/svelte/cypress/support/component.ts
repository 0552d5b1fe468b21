import { mount, type MountReturn } from 'cypress/svelte'
import type { Component, MountOptions } from 'svelte'

declare global {
  namespace Cypress {
    interface Chainable {
      mount<Props extends Record<string, any>>(
        component: Component<Props, any, any>,
        options?: Omit<MountOptions, 'target' | 'props'> & {
          props?: Props
          log?: boolean
        },
      ): Chainable<MountReturn>
    }
  }
}

Cypress.Commands.add('mount', mount)
