import { createRequire } from 'node:module'
import path from 'node:path'
import { setImmediate, setTimeout } from 'node:timers'
import { runInThisContext } from 'node:vm'
import { toFailure } from './place'
import type { Failure, Task } from './protocol'

type Callback = (...args: unknown[]) => unknown

type Assertion = Record<string, unknown>

interface Chai {
  expect: (value: unknown) => { to: Assertion }
  assert: unknown
  use(plugin: (chai: Chai, utils: unknown) => void): void
  Assertion: {
    prototype: { assert: Callback }
    overwriteProperty(name: string, get: () => () => void): void
  }
}

interface Agent {
  as: (name: string) => Agent
  log: () => Agent
  named: (name: string) => Agent
}

interface Sinon {
  assert: { pass: Callback }
  createSandbox(): {
    stub: (...args: unknown[]) => Agent
    spy: (...args: unknown[]) => Agent
    restore(): void
  }
}

interface Window {
  document: { documentElement: { innerHTML: string } }
  localStorage: { clear(): void }
  Blob: { prototype: object }
  FileReader: new () => {
    result: unknown
    onload: () => void
    readAsText(blob: unknown): void
    readAsArrayBuffer(blob: unknown): void
  }
}

/** Globals of both Node.js and browsers, for which samples get the browser's. */
const fromBrowser = [
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'navigator',
]

/** Globals that would reach the network, which no sample may do. */
const withoutNetwork = /^(XMLHttpRequest|WebSocket|fetch)$/

/**
 * Creates the function that runs samples marked `run`. They get a jsdom document
 * and the real libraries that Cypress bundles, but no Cypress, because a fake one
 * would only test the fake.
 */
export function makeRunner(root: string) {
  const load = createRequire(path.join(root, 'package.json'))
  const failures: unknown[] = []
  const window = openWindow(load, (error) => failures.push(error))
  process.on('unhandledRejection', (error) => failures.push(error))
  process.on('uncaughtException', (error) => failures.push(error))

  let assertions = 0
  const sinon = load('sinon') as Sinon
  const pass = sinon.assert.pass
  sinon.assert.pass = (...args) => {
    assertions += 1
    return pass(...args)
  }
  const $ = load('jquery')
  const chai = setUpChai(load, $, () => {
    assertions += 1
  })
  // Each library is loaded when the first sample needs it.
  const libraries = {
    get _() {
      return load('lodash') as unknown
    },
    $,
    get Blob() {
      return load('blob-util') as unknown
    },
    get Buffer() {
      return (load('buffer/') as { Buffer: unknown }).Buffer
    },
    get minimatch() {
      return load('minimatch') as unknown
    },
    get Promise() {
      return load('bluebird') as unknown
    },
    sinon,
  }
  const Cypress = only(libraries, 'Cypress')

  return async function run(task: Task): Promise<Failure[]> {
    failures.length = 0
    assertions = 0
    window.document.documentElement.innerHTML = '<head></head><body></body>'
    window.localStorage.clear()
    const sandbox = sinon.createSandbox()
    const cy = only(
      {
        stub: named(sandbox.stub),
        spy: named(sandbox.spy),
        ...(task.isCell && { wrap: (value: unknown) => wrap(chai, value) }),
      },
      'cy',
    )
    const { steps, words } = collectTests()
    const { expect, assert } = chai
    const hidden = { fetch: undefined, process: undefined }
    const globals = { cy, Cypress, chai, expect, assert, ...words, ...hidden }
    try {
      const main = compile(task, Object.keys(globals))
      const values = Object.values(globals)
      const isSettled = await settle(
        (async () => {
          await main(...values)
          for (const step of steps) await step()
        })().catch((error: unknown) => failures.push(error)),
      )
      if (!isSettled) {
        failures.push(
          new Error(
            'it awaits a promise that never settles. Settle it, or remove the await.',
          ),
        )
      }
    } catch (error) {
      failures.push(error)
    }
    sandbox.restore()
    if (!failures.length && !assertions) {
      return [
        {
          message:
            'This sample is marked "run", but it has no assertions. Add an expect(…), or remove "run" from the fence.',
        },
      ]
    }
    return failures.map((error) => toFailure(error, task))
  }
}

type Load = (name: string) => unknown

/** Opens an empty page and makes its globals available to samples. */
function openWindow(load: Load, onError: (error: unknown) => void): Window {
  const { JSDOM, VirtualConsole } = load('jsdom') as {
    JSDOM: new (html: string, options: object) => { window: Window }
    VirtualConsole: new () => {
      on(
        event: string,
        listener: (error: Error & { detail?: unknown }) => void,
      ): void
    }
  }
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error) => onError(error.detail ?? error))
  const { window } = new JSDOM('<!doctype html>', {
    url: 'http://localhost:3000/',
    virtualConsole,
  })
  addReaders(window)
  for (const name of Object.getOwnPropertyNames(window)) {
    if (withoutNetwork.test(name)) continue
    if (name in globalThis && !fromBrowser.includes(name)) continue
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: window[name as keyof Window],
    })
  }
  return window
}

/** Adds the methods of `Blob` that jsdom lacks. */
function addReaders({ Blob, FileReader }: Window) {
  const read = (method: 'readAsText' | 'readAsArrayBuffer') =>
    function (this: unknown) {
      return new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result)
        reader[method](this)
      })
    }
  Object.assign(Blob.prototype, {
    text: read('readAsText'),
    arrayBuffer: read('readAsArrayBuffer'),
  })
}

function setUpChai(load: Load, $: unknown, onAssertion: () => void): Chai {
  const chai = load('chai') as Chai
  const chaiJquery = load('chai-jquery') as (
    chai: Chai,
    utils: unknown,
    $: unknown,
  ) => void
  chai.use(load('sinon-chai') as (chai: Chai) => void)
  chai.use((own, utils) => chaiJquery(own, utils, $))
  const { prototype } = chai.Assertion
  const original = prototype.assert
  prototype.assert = function (this: unknown, ...args) {
    onAssertion()
    return original.apply(this, args)
  }
  for (const name of ['visible', 'hidden']) {
    chai.Assertion.overwriteProperty(name, () => () => {
      throw new Error(
        `"${name}" needs the layout of a real browser. Remove "run" from the fence.`,
      )
    })
  }
  return chai
}

/** Wraps an object so that using an unknown member says which ones exist. */
function only<T extends object>(members: T, name: string): T {
  return new Proxy(members, {
    get(target, key, receiver) {
      if (key in target || typeof key === 'symbol') {
        return Reflect.get(target, key, receiver) as unknown
      }
      const allowed = Object.keys(target)
        .map((member) => `${name}.${member}`)
        .join(', ')
      throw new Error(
        `${name}.${key} needs Cypress, but samples marked "run" don't have it. Allowed: ${allowed}. Use one of these, or remove "run" from the fence.`,
      )
    },
  })
}

/** Adds the methods that `cy.stub()` and `cy.spy()` have on top of Sinon's. */
const named =
  (make: (...args: unknown[]) => Agent) =>
  (...args: unknown[]) => {
    const agent = make(...args)
    return Object.assign(agent, {
      as: (name: string) => agent.named(name),
      log: () => agent,
    })
  }

/**
 * `cy.wrap()` for tables: a chainer of `should` is the path to an assertion on
 * `expect(value).to`.
 */
function wrap(chai: Chai, value: unknown) {
  const should = (chainer: string, ...args: unknown[]) => {
    const words = chainer.split('.')
    const last = words.pop() ?? ''
    const before = words.reduce(
      (assertion, word) => assertion[word] as Assertion,
      chai.expect(value).to,
    )
    const found = before[last]
    if (typeof found === 'function') (found as Callback).apply(before, args)
    return { should, and: should }
  }
  return { should, and: should }
}

/** Mocha's functions, which run their callbacks in order. */
function collectTests() {
  const steps: (() => unknown)[] = []
  const before: (() => unknown)[] = []
  const describe = (_: string, body: () => void) => body()
  const it = (_: string, body: () => unknown) => {
    steps.push(...before, body)
  }
  const beforeEach = (body: () => unknown) => {
    before.push(body)
  }
  const words = { describe, context: describe, it, specify: it, beforeEach }
  return { steps, words }
}

function compile({ code, file, line }: Task, names: string[]) {
  return runInThisContext(
    `(async (${names.join(', ')}) => { 'use strict';\n${code}\n})`,
    { filename: file, lineOffset: line - 2 },
  ) as (...values: unknown[]) => Promise<unknown>
}

/** Waits until nothing is left to do; false if the promise is still pending. */
async function settle(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  void promise.then(() => {
    isSettled = true
  })
  // Counts turns of the event loop in which no timer or callback is pending.
  for (let idle = 0; idle < 3;) {
    const isBusy = process
      .getActiveResourcesInfo()
      .some((resource) => /^(Timeout|Immediate)$/.test(resource))
    idle = isBusy ? 0 : idle + 1
    await new Promise((resolve) => {
      if (isBusy) setTimeout(resolve, 1)
      else setImmediate(resolve)
    })
  }
  return isSettled
}
