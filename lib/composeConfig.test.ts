import { describe, expect, it } from 'vitest'
import {
  type ConfigFacts,
  readDraft,
  readValue,
  toFile,
  toFlags,
  toPrecedence,
  toVariables,
  writeValue,
} from './composeConfig'

const option = (name: string, type: string, places: string, value = '') => ({
  name,
  type,
  places: places.split(' '),
  default: { e2e: value, component: value },
})

const facts: ConfigFacts = {
  options: [
    option('baseUrl', 'string | null', 'e2e suite test', 'null'),
    option('blockHosts', 'string | string[] | null', 'root e2e component'),
    option('browser', 'string', 'suite test'),
    option('defaultCommandTimeout', 'number', 'root e2e component', '4000'),
    option('devServer', 'object | function', 'component'),
    option('env', 'object', 'root e2e component'),
    option('excludeSpecPattern', 'string | string[]', 'e2e component'),
    option('port', 'number | null', 'root e2e component'),
    option('retries', 'number | object | null', 'root e2e component'),
    option('scrollBehavior', "'center' | false", 'root e2e component'),
    option('specPattern', 'string | string[]', 'e2e component'),
    option('supportFile', 'string | false', 'e2e component'),
    option('video', 'boolean', 'root e2e component', 'false'),
  ],
  renamed: { ignoreTestFiles: 'excludeSpecPattern' },
  removed: {
    nodeVersion: { last: '12', instead: 'Nothing. It’s found.' },
    videoUploadOnPasses: { last: '12', instead: 'A `handler`.' },
  },
  flags: { port: '--port', env: '--env' },
}

const read = (text: string) => readDraft(text, facts)

it.each([
  ['6000', 6000],
  ['true', true],
  ['null', null],
  ["'http://localhost:3000'", 'http://localhost:3000'],
  ['"it\'s"', "it's"],
  ["'it\\'s'", "it's"],
  ['https://fernhill.example', 'https://fernhill.example'],
  ['{ runMode: 2, openMode: 0, }', { runMode: 2, openMode: 0 }],
  ['[\'a, b: c\', "d",]', ['a, b: c', 'd']],
  ["{ 'x-y': { z: [] } }", { 'x-y': { z: [] } }],
])('reads %s', (text, value) => {
  expect(readValue(text)).toEqual(value)
})

it.each([
  "'it\\'s \"new\"'",
  '"it\'s"',
  '{ runMode: 2, openMode: 0 }',
  "{ 'x-y': [1, null, true] }",
  '[]',
  '{}',
])('writes what it reads: %s', (text) => {
  expect(writeValue(readValue(text))).toBe(text)
})

it('writes long values on several lines', () => {
  const long = 'a'.repeat(40)
  expect(writeValue({ one: [long, long], two: 2 })).toMatchInlineSnapshot(`
    "{
      one: [
        'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      ],
      two: 2,
    }"
  `)
})

it.each([
  ['baseUrl: x', '`e2e.baseUrl`'],
  ['component.baseUrl: x', 'can’t be in `component`'],
  ['browser: chrome', 'can’t be in the configuration file'],
  ['video: 1', 'has to be `boolean`'],
  ['scrollBehavior: top', "has to be `'center'`, `false`"],
  ['vidoe: true', 'Did you mean `video`?'],
  ['nodeVersion: system', 'removed after version 12. It’s found.'],
  ['videoUploadOnPasses: true', 'removed after version 12. Use a `handler`.'],
  ['CYPRESS_user=Ada', 'in `Cypress.env()`'],
  ['video', 'isn’t an option with a value'],
  ['{ "a": ', 'isn’t valid JSON'],
])('says what’s wrong with %s', (text, note) => {
  const { notes, settings } = read(text)
  expect(notes).toEqual([expect.stringContaining(note)])
  expect(settings).toEqual([])
})

const text = `defaultCommandTimeout: 6000
e2e.defaultCommandTimeout: 8000
e2e.baseUrl: 'http://localhost:3000'
component.devServer: { framework: 'react', bundler: 'vite' }
env: { user: "Ada's" }
port: 4321
CYPRESS_DEFAULT_COMMAND_TIMEOUT=9000
CYPRESS_video=true
--config defaultCommandTimeout=5000`

describe('the same options', () => {
  const draft = read(text)

  it('are a file', () => {
    expect(draft.notes).toEqual([])
    expect(toFile(draft, 'ts')).toMatchInlineSnapshot(`
      "import { defineConfig } from 'cypress'

      export default defineConfig({
        defaultCommandTimeout: 6000,
        env: { user: "Ada's" },
        port: 4321,
        e2e: {
          defaultCommandTimeout: 8000,
          baseUrl: 'http://localhost:3000',
        },
        component: {
          devServer: { framework: 'react', bundler: 'vite' },
        },
      })
      "
    `)
    expect(toFile(read(''), 'require')).toMatchInlineSnapshot(`
      "const { defineConfig } = require('cypress')

      module.exports = defineConfig({})
      "
    `)
  })

  it('are flags', () => {
    expect(toFlags(draft, 'e2e', facts)).toMatchInlineSnapshot(
      `"npx cypress run --env '{"user":"Ada'\\''s"}' --port 4321 --config defaultCommandTimeout=8000,baseUrl=http://localhost:3000"`,
    )
    expect(toFlags(draft, 'component', facts)).toMatchInlineSnapshot(
      `"npx cypress run --component --env '{"user":"Ada'\\''s"}' --port 4321 --config '{"defaultCommandTimeout":6000,"devServer":{"framework":"react","bundler":"vite"}}'"`,
    )
    expect(toFlags(read(''), 'e2e', facts)).toBe('npx cypress run')
  })

  it('are variables', () => {
    expect(toVariables(draft, 'e2e')).toMatchInlineSnapshot(`
      "CYPRESS_DEFAULT_COMMAND_TIMEOUT=8000 \\
      CYPRESS_user='Ada'\\''s' \\
      CYPRESS_PORT=4321 \\
      CYPRESS_BASE_URL=http://localhost:3000 \\
      npx cypress run"
    `)
  })

  it('have one value that wins', () => {
    const winners = (tests: 'e2e' | 'component') =>
      toPrecedence(draft, tests, facts).map(
        ({ name, values, wins }) => `${name}: ${values[wins]}`,
      )
    expect(winners('e2e')).toMatchInlineSnapshot(`
      [
        "defaultCommandTimeout: 8000",
        "baseUrl: 'http://localhost:3000'",
        "env: { user: "Ada's" }",
        "port: 4321",
        "video: true",
      ]
    `)
    expect(winners('component')).toMatchInlineSnapshot(`
      [
        "defaultCommandTimeout: 5000",
        "devServer: { framework: 'react', bundler: 'vite' }",
        "env: { user: "Ada's" }",
        "port: 4321",
        "video: true",
      ]
    `)
  })
})

it('converts an old configuration', () => {
  const draft = read(`{
    "$schema": "…",
    "baseUrl": "http://localhost:3000",
    "ignoreTestFiles": "*.skip.js",
    "nodeVersion": "system",
    "pluginsFile": "plugins/index.js",
    "supportFile": "cypress/support/index.js",
    "testFiles": ["**/*.spec.js", "**/*.test.js"],
    "component": { "componentFolder": "src", "video": true }
  }`)
  expect(toFile(draft, 'require')).toMatchInlineSnapshot(`
    "const { defineConfig } = require('cypress')
    const plugins = require('./plugins/index.js')

    module.exports = defineConfig({
      e2e: {
        setupNodeEvents: plugins,
        baseUrl: 'http://localhost:3000',
        excludeSpecPattern: '*.skip.js',
        specPattern: ['cypress/e2e/**/*.spec.js', 'cypress/e2e/**/*.test.js'],
      },
      component: {
        setupNodeEvents: plugins,
        excludeSpecPattern: '*.skip.js',
        video: true,
        specPattern: ['src/**/*.spec.js', 'src/**/*.test.js'],
      },
    })
    "
  `)
  expect(draft.notes).toMatchInlineSnapshot(`
    [
      "\`ignoreTestFiles\` is now \`excludeSpecPattern\`.",
      "\`nodeVersion\` was removed after version 12. It’s found.",
      "Rename \`cypress/support/index.js\` to \`cypress/support/e2e.js\`, where Cypress looks for it.",
      "\`e2e.specPattern\` has the folder and the pattern of your specs, relative to the project folder.",
      "\`component.specPattern\` has the folder and the pattern of your specs, relative to the project folder.",
      "Component tests need a \`component.devServer\`, such as \`{ framework: 'react', bundler: 'vite' }\`.",
      "\`setupNodeEvents\` calls the function of \`plugins/index.js\`. You can move its code into the configuration file.",
    ]
  `)
})

it('leaves the defaults of an old configuration out', () => {
  const draft = read('{ "integrationFolder": "cypress/integration" }')
  expect(toFile(draft, 'import')).toContain('defineConfig({})')
  expect(draft.notes).toEqual([expect.stringContaining('Move your specs')])
})
