import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readFacts } from '../api/facts'
import { readMeta } from './meta'
import { runSamples } from './run'

const root = path.join(__dirname, '../..')
const facts = readFacts(root)

// Each test starts a thread, sometimes on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const sample = (code: string, meta = 'run', line = 10) => ({
  file: 'docs/page.mdx',
  line,
  indent: 0,
  language: 'ts',
  meta: readMeta(meta),
  code,
})

const check = async (...codes: string[]) =>
  (
    await runSamples(
      codes.map((code, index) => sample(code, 'run', 10 * (index + 1))),
      facts,
      root,
    )
  ).map(({ line, message }) => `${line} ${message}`)

const checkConfigs = async (...codes: string[]) =>
  (
    await runSamples(
      codes.map((code, index) =>
        sample(code, 'title="cypress.config.ts"', index + 1),
      ),
      facts,
      root,
    )
  ).map(({ line, message }) => `${line} ${message}`)

describe('a sample marked run', () => {
  it('passes with the libraries that Cypress bundles', async () => {
    expect(
      await check(
        "const names: string[] = ['a']\nexpect(Cypress._.first(names)).to.equal('a')",
        "Cypress.$('body').append('<b class=\"x\">1</b>')\nexpect(Cypress.$('b')).to.have.class('x').and.to.have.text('1')",
        "const stub = cy.stub().as('save').returns(1)\nstub(2)\nexpect(stub).to.have.been.calledOnceWith(2)\nCypress.sinon.assert.calledOnce(stub)",
        "expect(Cypress.minimatch('/plants/7', '/plants/*')).to.be.true",
        "const blob = Cypress.Blob.base64StringToBlob(btoa('fern'), 'text/plain')\nexpect(await blob.text()).to.equal('fern')",
        "expect(Cypress.Buffer.from('fern').toString('base64')).to.equal('ZmVybg==')",
        "describe('a', () => { it('waits', async () => { await Cypress.Promise.delay(5); assert.ok(true) }) })",
        'return Cypress.Promise.resolve(1).then((one) => expect(one).to.equal(1))',
        "expect(document.querySelector('b')).to.be.null",
      ),
    ).toEqual([])
  })

  it('fails if an assertion fails', async () => {
    expect(
      await check(
        'Cypress.$.each([1, 2, 3], (index, value) => {\n  expect(index).to.eq(value)\n})',
        'setTimeout(() => expect(1).to.equal(2), 5)',
        'Cypress.Promise.delay(5).then(() => {\n  expect(1).to.equal(3)\n})',
        "document.body.addEventListener('click', () => expect(1).to.equal(4))\ndocument.body.click()",
        "it('is wrong', () => {\n  expect(1).to.equal(5)\n})",
        'expect(1).to.equal(',
        'nothing()',
      ),
    ).toEqual([
      '11 This sample fails when it runs: expected +0 to equal 1',
      '20 This sample fails when it runs: expected 1 to equal 2',
      '31 This sample fails when it runs: expected 1 to equal 3',
      '40 This sample fails when it runs: expected 1 to equal 4',
      '51 This sample fails when it runs: expected 1 to equal 5',
      expect.stringMatching(/^60 This sample fails when it runs: SyntaxError/),
      '70 This sample fails when it runs: ReferenceError: nothing is not defined',
    ])
  })

  it('fails if it asserts nothing or needs Cypress', async () => {
    expect(
      await check(
        'Cypress._.first([1])',
        "cy.get('a').should('exist')",
        "Cypress.config('baseUrl')",
        "import path from 'node:path'",
        "expect(Cypress.$('body')).to.be.visible",
        'await new Promise(() => {})',
      ),
    ).toEqual([
      '40 A sample marked "run" can\'t import or export anything. Use Cypress._, Cypress.$, Cypress.Blob, Cypress.Buffer, Cypress.minimatch, Cypress.Promise, or Cypress.sinon, or remove "run" from the fence.',
      '10 This sample is marked "run", but it has no assertions. Add an expect(…), or remove "run" from the fence.',
      `20 This sample fails when it runs: cy.get needs Cypress, but samples marked "run" don't have it. Allowed: cy.stub, cy.spy. Use one of these, or remove "run" from the fence.`,
      `30 This sample fails when it runs: Cypress.config needs Cypress, but samples marked "run" don't have it. Allowed: Cypress._, Cypress.$, Cypress.Blob, Cypress.Buffer, Cypress.minimatch, Cypress.Promise, Cypress.sinon. Use one of these, or remove "run" from the fence.`,
      '50 This sample fails when it runs: "visible" needs the layout of a real browser. Remove "run" from the fence.',
      '60 This sample fails when it runs: it awaits a promise that never settles. Settle it, or remove the await.',
    ])
  })

  it("is terminated if it doesn't end, and the ones after it still run", async () => {
    const found = await runSamples(
      [sample('for (;;) {}'), sample('expect(1).to.equal(2)')],
      facts,
      root,
      500,
    )
    expect(found.map(({ message }) => message)).toEqual([
      'This sample still runs after 0.5 s. Make sure that its loops and timers end.',
      'This sample fails when it runs: expected 1 to equal 2',
    ])
  })

  it('may assert something about a value in a table', async () => {
    const cell = (code: string, line: number) => ({
      ...sample(code, 'run', line),
      cell: 0,
    })
    const found = await runSamples(
      [
        cell(
          "cy.wrap({ id: 7 }).should('have.property', 'id').and('exist')",
          1,
        ),
        cell("cy.wrap(24).should('not.be.above', 20)", 2),
      ],
      facts,
      root,
    )
    expect(found).toEqual([
      {
        file: 'docs/page.mdx',
        line: 2,
        message: 'This sample fails when it runs: expected 24 to be at most 20',
      },
    ])
  })
})

describe('a config file', () => {
  it('passes if it can be loaded, or if that takes more than there is here', async () => {
    expect(
      await checkConfigs(
        "import { defineConfig } from 'cypress'\nexport default defineConfig({ e2e: { setupNodeEvents(on, config) { on('task', { a: () => null }); return config } } })",
        "const { defineConfig } = require('cypress')\nmodule.exports = defineConfig({ retries: 2 })",
        "import fs from 'node:fs'\nimport { defineConfig } from 'cypress'\nexport default defineConfig({ env: { name: fs.readFileSync('nowhere') } })",
        "import plugin from 'somewhere'\nexport default { e2e: { setupNodeEvents: plugin } }",
      ),
    ).toEqual([])
  })

  it('fails if Cypress would reject it', async () => {
    expect(
      await checkConfigs(
        "export default { e2e: { setupNodeEvents(on) { on('tsak', {}) } } }",
        "export default { component: { setupNodeEvents(on) { on('task', f) } } }",
        "export default { e2e: { setupNodeEvents(on) { on('before:run', {}) } } }",
        'export default { e2e: { setupNodeEvents() { return 7 } } }',
        'const config = { retries: 2 }',
      ),
    ).toEqual([
      expect.stringMatching(
        /^1 This sample fails when it runs: "tsak" isn't a plugin event\. Allowed: .*\. Did you mean "task"\?$/,
      ),
      '2 This sample fails when it runs: ReferenceError: f is not defined',
      "3 This sample fails when it runs: the handler in on('before:run') has the wrong type. Pass a function.",
      '4 setupNodeEvents returns 7. Return the config object, or nothing.',
      "5 This config file doesn't export a configuration. Write export default defineConfig(…).",
    ])
  })

  it('may be the one that a `plugin` block becomes', async () => {
    const found = await runSamples(
      [sample("on('tsak', {})", 'plugin')],
      facts,
      root,
    )
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^This sample fails when it runs: "tsak" isn't a plugin event\. Allowed: .*\. Did you mean "task"\?$/,
      ),
    ])
  })
})
