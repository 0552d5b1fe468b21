/**
 * Adds what the types of cypress 15.3.0 lack. A declaration can't remove the
 * members that the types still have and Cypress doesn't.
 */
declare namespace Cypress {
  interface Exec {
    /**
     * 15.0.0 renamed `code`, but not in the types:
     * https://github.com/cypress-io/cypress/issues/32875
     */
    exitCode: number
  }

  interface Chainable {
    /**
     * The JSDoc of `clock` shows this call, but `now: number | Date` rejects it
     * under `strictNullChecks`.
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
