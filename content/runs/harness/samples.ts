/// <reference types="cypress" />
import type { Expected, Kind, State } from '../cases'

/** What the harness has to know about a sample. */
interface Setup {
  name: string
  kind: Kind
  visit?: string
  state: State
  expected: Expected
}

/** A sample that has to fail needn't try for long. */
const impatient = {
  defaultCommandTimeout: 500,
  requestTimeout: 500,
  screenshotOnRunFailure: false,
}

// Cypress answers alerts and confirmations. These would wait for a person.
Cypress.on('window:before:load', (win) => {
  win.prompt = () => null
  win.print = () => {}
})

/** Groups the samples of a page. */
export function page(file: string, define: () => void) {
  describe(file, define)
}

/** Runs a sample as a test, from the state and the page that it starts with. */
export function sample(
  { name, kind, visit, state, expected }: Setup,
  run: () => unknown,
) {
  const config: Cypress.SuiteConfigOverrides = {
    ...(kind === 'values' && { testIsolation: false }),
    ...(expected !== 'pass' && impatient),
  }
  describe(name, config, () => {
    if (kind === 'suite') defineSuite(state, run)
    else {
      if (kind === 'fragment') {
        beforeEach(() => {
          prepare(state)
          if (visit !== undefined) cy.visit(visit, { log: false })
        })
      }
      it('runs', () => {
        run()
      })
    }
  })
}

const post = (url: string, body: object) =>
  cy.request({ method: 'POST', url, body, log: false })

/** Signs in and fills the cart. Fernhill's support file has restored the rest. */
function prepare({ user, cart }: State) {
  if (!user) return
  post('/api/test/session', { email: user })
  if (!cart.length) return
  const items = cart.map((plantId) => ({ plantId, quantity: 1 }))
  post('/api/test/seed', { what: 'cart', email: user, items })
}

/** Hooks without a test never run, so a sample that has only hooks gets one. */
function defineSuite(state: State, run: () => unknown) {
  beforeEach(() => {
    prepare(state)
  })
  let tests = 0
  const count =
    <Call extends Mocha.TestFunction>(define: Call) =>
    (...args: Parameters<Call>) => {
      tests += 1
      return (define as (...all: unknown[]) => unknown)(...args)
    }
  const original = globalThis.it
  globalThis.it = globalThis.specify = Object.assign(
    count(original),
    original,
  ) as Mocha.TestFunction
  try {
    run()
  } finally {
    globalThis.it = globalThis.specify = original
  }
  if (!tests) it('runs', () => {})
}
