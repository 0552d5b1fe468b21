/**
 * `cy.mount`, the way component tests register it. The types of `cypress/svelte`
 * 15.3.0 accept any `Component<Record<string, any>>`, which doesn't check props, so
 * this declaration does.
 */
declare namespace Cypress {
  interface Chainable {
    mount<Props extends Record<string, any>>(
      component: import('svelte').Component<Props, any, any>,
      options?: Omit<import('svelte').MountOptions, 'target' | 'props'> & {
        props?: Props
        log?: boolean
      },
    ): Chainable<import('cypress/svelte').MountReturn>
  }
}
