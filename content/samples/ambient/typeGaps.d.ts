/**
 * Where the types of cypress 15.3.0 fall short of what Cypress does, and a
 * declaration can add to them. What the types hold and Cypress lost cannot be
 * taken away here.
 */
declare namespace Cypress {
  interface Exec {
    /**
     * 15.0.0 renamed `code`, and forgot the types:
     * https://github.com/cypress-io/cypress/issues/32875
     */
    exitCode: number
  }

  interface Chainable {
    /**
     * The JSDoc of `clock` has this call as an example, and `now: number | Date`
     * refuses it under `strictNullChecks`.
     */
    clock(
      now: null,
      functions: (
        'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'Date'
      )[],
      options?: Loggable,
    ): Chainable<Clock>
  }
}
