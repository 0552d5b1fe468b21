/**
 * `cy.mount` as component tests register it. The types of `cypress/svelte`
 * 15.3.0 ask for `Component<Record<string, any>>`, whatever the component, so
 * that props are not checked; here they are.
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
