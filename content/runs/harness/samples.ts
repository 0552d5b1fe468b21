/// <reference types="cypress" />
import type { Case, Needs, State } from '../cases'
import { record } from './record'

interface Setup extends Pick<
  Case,
  'name' | 'kind' | 'expected' | 'start' | 'recordings'
> {
  needs: Needs
}

/**
 * A sample that has to fail needn't try for long, but has to get to where it fails.
 * No page mentions this time, so outcomes.ts can tell it from others.
 */
const impatient = {
  defaultCommandTimeout: 800,
  requestTimeout: 800,
  screenshotOnRunFailure: false,
}

/** What `cy.origin()` may need on a slow machine, before it begins. */
const patient = { defaultCommandTimeout: 15_000 }

// Cypress answers alerts and confirmations. These would wait for a person.
Cypress.on('window:before:load', (win) => {
  win.prompt = () => null
  win.print = () => {}
})

// The page of the last sample may still wait for a response that it no longer gets. Its
// error isn't the next sample's fault.
let isPreparing = false
Cypress.on('uncaught:exception', () => (isPreparing ? false : undefined))

// A sample may set them, and that would last until the end of the spec.
const settings = Cypress._.pick(Cypress.config(), [
  'baseUrl',
  'defaultCommandTimeout',
  'pageLoadTimeout',
  'requestTimeout',
  'responseTimeout',
  'retries',
  'viewportHeight',
  'viewportWidth',
])

// Samples are tests of their own in a project, without the groups around them here.
const { get: currentTest } = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Cypress),
  'currentTest',
) as { get(): typeof Cypress.currentTest | null }
Object.defineProperty(Cypress, 'currentTest', {
  get() {
    const test = currentTest.call(Cypress)
    return test && { ...test, titlePath: test.titlePath.slice(2) }
  },
})

/** Groups the samples of a page. */
export function page(file: string, define: () => void) {
  describe(file, () => {
    before(() => {
      Cypress.emit('clear:fixtures:cache')
      return Cypress.session.clearAllSavedSessions()
    })
    define()
  })
}

/** Runs a sample as a test, from the state and the page that it starts with. */
export function sample(setup: Setup, ...runs: (() => unknown)[]) {
  runs.forEach((run, index) => {
    const recording = setup.recordings?.[index]
    // Others are only to be watched: what happens isn't the result of the sample.
    const name = index ? `${setup.name} as ${recording?.id}` : setup.name
    runSample({ ...setup, name }, run, recording)
  })
}

function runSample(
  { name, kind, expected, start, needs }: Setup,
  run: () => unknown,
  recording: NonNullable<Case['recordings']>[number] | undefined,
) {
  const { visit, markup, state } = start
  const config: Cypress.SuiteConfigOverrides = {
    ...(kind === 'values' && { testIsolation: false }),
    ...(recording
      ? { screenshotOnRunFailure: false }
      : expected !== 'pass' && impatient),
    ...(needs.otherOrigin && patient),
  }
  describe(name, config, () => {
    if (kind !== 'definitions') after(() => Cypress.config(settings))
    if (needs.savesSessions) {
      before(() => Cypress.session.clearAllSavedSessions())
    }
    if (recording) keepRecording(recording)
    if (kind === 'suite') defineSuite(state, run)
    else {
      if (kind === 'fragment') {
        beforeEach(() => {
          prepare(state)
          // The last test may have left the whole window on another origin.
          if (needs.otherOrigin && !needs.startsAway)
            cy.visit('/', { log: false })
          if (markup !== undefined) show(markup)
          else if (visit !== undefined) cy.visit(visit, { log: false })
          cy.then(() => startRecording())
        })
      }
      it('runs', () => {
        run()
      })
    }
  })
}

let delay = 0

// Fernhill waits for so long before it answers.
Cypress.on('window:before:load', (win) => {
  if (!delay) return
  const { fetch } = win
  const slow = `${delay}`
  win.fetch = (input, init) => {
    const headers = new win.Headers(init?.headers)
    headers.set('x-delay', slow)
    return fetch.call(win, input, { ...init, headers })
  }
})

let startRecording = () => {}

/** How long the app has to react to the last command, in milliseconds. */
const settled = 100

/** Records the first test of a sample, from when its page is open. */
function keepRecording({ id, delay: wanted }: { id: string; delay: number }) {
  let stop: ReturnType<typeof record> | undefined
  before(() => {
    delay = wanted
    startRecording = () => {
      startRecording = () => {}
      stop = record()
    }
  })
  afterEach(function () {
    if (!stop) return
    const hasFailed = this.currentTest?.state === 'failed'
    // So that readers see what the last command has done to the page.
    cy.wait(settled, { log: false }).then(() => {
      const recording = stop?.(hasFailed)
      stop = undefined
      if (recording)
        cy.writeFile(`recordings/${id}.json`, recording, { log: false })
    })
  })
  after(() => {
    delay = 0
    startRecording = () => {}
  })
}

/** Opens a page that the shop doesn't have. */
function show(markup: string) {
  const body = /<html/i.test(markup)
    ? markup
    : `<!doctype html><html lang="en"><title>Fernhill</title><body>${markup}</body></html>`
  cy.intercept(
    { pathname: '/sample', times: 1 },
    {
      headers: { 'content-type': 'text/html' },
      body,
      log: false,
    },
  )
  cy.visit('/sample', { log: false })
}

const post = (url: string, body: object) =>
  cy.request({ method: 'POST', url, body, log: false })

/** Signs in and fills the cart. Fernhill's support file has restored the rest. */
function prepare({ user, cart }: State) {
  isPreparing = true
  if (user) post('/api/test/session', { email: user })
  if (user && cart.length) {
    const items = cart.map((plantId) => ({ plantId, quantity: 1 }))
    post('/api/test/seed', { what: 'cart', email: user, items })
  }
  cy.then(() => {
    isPreparing = false
  })
}

/** Hooks without a test never run, so a sample that has only hooks gets one. */
function defineSuite(state: State, run: () => unknown) {
  beforeEach(() => {
    prepare(state)
    cy.then(() => startRecording())
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
  let failure: unknown
  try {
    run()
  } catch (error) {
    failure = error
  } finally {
    globalThis.it = globalThis.specify = original
  }
  // Thrown outside of a test, it would stop the whole spec.
  if (failure !== undefined) {
    it('is defined', () => {
      throw failure
    })
  } else if (!tests) it('runs', () => {})
}
