import type { FileKind, Tests } from '../../lib/composeConfig'

/**
 * What's entered in the configuration composer. `npm run samples` lets the real Cypress
 * read what it makes of that, and its table has to say what Cypress has resolved.
 */
export interface ConfigCase {
  name: string
  text: string
  kind: FileKind
  tests: Tests
  /** Where the values of the file are set instead, if they are. */
  instead?: 'flags' | 'variables'
}

/** Each combination of places, with one option each. */
const combinations = [
  'animationDistanceThreshold',
  'defaultCommandTimeout',
  'execTimeout',
  'keystrokeDelay',
  'numTestsKeptInMemory',
  'pageLoadTimeout',
  'redirectionLimit',
  'requestTimeout',
  'responseTimeout',
  'taskTimeout',
  'viewportHeight',
  'viewportWidth',
  'retries',
  'port',
  'videoCompression',
].map((name, index) => ({ name, places: index + 1 }))

const toText = (tests: Tests) =>
  combinations
    .flatMap(({ name, places }) =>
      [
        `${name}: `,
        `${tests}.${name}: `,
        `CYPRESS_${name}=`,
        `--config ${name}=`,
      ]
        .map(
          (start, index) => `${start}${name === 'port' ? 41 : ''}${41 + index}`,
        )
        .filter((_, index) => places & (1 << index)),
    )
    .join('\n')

const values = `defaultCommandTimeout: 6000
video: true
userAgent: Fernhill's "test", v2
fixturesFolder: false
blockHosts: ['*.analytics.example', 'ads.example:8080']
retries: { runMode: 2, openMode: 1 }
env: { visitor: 'Ada', count: 3, admin: false }
reporter: 'dot'
reporterOptions: { mochaFile: 'results/[hash].xml' }
port: 4321
e2e.baseUrl: 'http://localhost:3000'
e2e.specPattern: ['cypress/e2e/**/*.cy.ts', 'src/**/*.e2e.ts']
e2e.testIsolation: false`

const old = `{
  "baseUrl": "http://localhost:3000",
  "blacklistHosts": ["ads.example"],
  "defaultCommandTimeout": 6000,
  "experimentalSessionAndOrigin": true,
  "ignoreTestFiles": "**/drafts/**",
  "integrationFolder": "tests/integration",
  "nodeVersion": "system",
  "pluginsFile": "tests/plugins.js",
  "retries": { "runMode": 2, "openMode": 0 },
  "slowTestThreshold": 500,
  "supportFile": "cypress/support/commands.ts",
  "testFiles": "**/*.spec.js",
  "component": {
    "componentFolder": "src",
    "testFiles": ["**/*.spec.jsx", "**/*.test.jsx"],
    "viewportWidth": 400
  }
}`

export const configCases: readonly ConfigCase[] = [
  { name: 'precedence', text: toText('e2e'), kind: 'ts', tests: 'e2e' },
  {
    name: 'precedence in component tests',
    text: toText('component'),
    kind: 'require',
    tests: 'component',
  },
  {
    name: 'precedence of a block',
    text: `e2e.baseUrl: 'http://localhost:3001'
--config baseUrl=http://localhost:3002
e2e.specPattern: 'one/*.cy.ts'
--config specPattern=two/*.cy.ts
e2e.excludeSpecPattern: 'one/*'
--config excludeSpecPattern=two/*
e2e.testIsolation: true
--config testIsolation=false
e2e.supportFile: 'cypress/support/e2e.ts'
--config supportFile=cypress/support/commands.ts
e2e.slowTestThreshold: 1
--config slowTestThreshold=2
e2e.reporter: 'dot'
--config reporter=list
e2e.env: { user: 'Ada' }
--config env={ user: 'Grace' }`,
    kind: 'ts',
    tests: 'e2e',
  },
  {
    name: 'precedence of test isolation',
    text: 'e2e.testIsolation: false\n--config testIsolation=true',
    kind: 'ts',
    tests: 'e2e',
  },
  { name: 'values', text: values, kind: 'import', tests: 'e2e' },
  { name: 'flags', text: values, kind: 'ts', tests: 'e2e', instead: 'flags' },
  {
    name: 'variables',
    text: values,
    kind: 'ts',
    tests: 'e2e',
    instead: 'variables',
  },
  { name: 'cypress.json', text: old, kind: 'require', tests: 'e2e' },
  {
    name: 'cypress.json in component tests',
    text: old,
    kind: 'ts',
    tests: 'component',
  },
  {
    name: 'an empty cypress.json',
    text: '{ "supportFile": "cypress/support/index.js" }',
    kind: 'ts',
    tests: 'e2e',
  },
]
