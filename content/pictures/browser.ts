import { failures } from './failures'
import { plainFiles } from './launchpad'
import { log } from './log'
import type { Scene, Stage, Step } from './scene'
import { specs } from './specs'

const shopFiles = {
  ...Object.fromEntries(
    Object.entries(specs).map(([name, text]) => [`cypress/e2e/${name}`, text]),
  ),
  // Requests go through the proxy that leads to the shop. Those of tasks don't.
  'cypress/support/e2e.ts': `import './commands'
import './queries'

beforeEach(() => {
  cy.setCookie('consent', 'necessary', { log: false })
  cy.request({ method: 'POST', url: '/api/test/reset', log: false })
})
`,
}

const emptyProject = {
  ...plainFiles,
  'cypress.config.js': `module.exports = {
  e2e: {
    setupNodeEvents() {},
  },
}
`,
  'cypress/support/e2e.js': '',
}

/** Runs a spec in `cypress/e2e`. */
const run = (spec: string): Step => ['run', `cypress/e2e/${spec}.cy.ts`]

/** The Command Log and the app. */
const runner = { size: { width: 1200, height: 750 } }

const command = (name: string) => `.command-name-${name} .command-wrapper`

const settings = (section: string): Step[] => [
  ['at', 'settings'],
  ['click', `text="${section}"`],
]

const pages: Scene[] = [
  {
    id: 'spec-list',
    alt: 'The Specs page of the app: a sidebar on the left, and a list of spec files in folders, such as account, cart, and catalog.',
    caption: 'The Specs page.',
    steps: [
      ['at', 'specs'],
      ['wait', '[data-cy=spec-item]'],
    ],
    notes: [
      ['[data-cy=sidebar]', 'Specs, runs, debug, and settings'],
      ['#spec-filter', 'Filters the specs'],
      ['[data-cy=new-spec-button]', 'Creates a spec'],
      ['[data-cy=spec-item]', 'Runs this spec'],
    ],
  },
]

const tests: Scene[] = [
  {
    id: 'runner',
    alt: 'A finished test in the app. On the left, the Command Log lists its commands. On the right, the preview shows the catalog of the plant shop.',
    caption: 'A test that has passed.',
    ...runner,
    steps: [run('catalog/search')],
    notes: [
      ['[data-cy=sidebar]', 'Takes you to the specs, runs, and settings'],
      ['.reporter', 'The Command Log lists what the test did'],
      ['[data-cy=aut-url]', 'The address of your app'],
      ['iframe.aut-iframe', 'Your app'],
    ],
  },
  {
    id: 'log-passed',
    alt: 'The Command Log of a passed test, with its numbered commands, requests between them, and green assertions.',
    caption: 'The Command Log of a test that has passed.',
    ...log,
    steps: [run('catalog/search')],
  },
  {
    id: 'pinned',
    alt: 'The app with a pinned click in the Command Log. The preview shows the page at that moment, with a bar below it to switch between before and after.',
    caption: 'A pinned command with its snapshots.',
    ...runner,
    steps: [
      run('catalog/opening'),
      ['click', command('click')],
      ['wait', '[data-testid=unpin]'],
    ],
    notes: [
      [command('click'), 'The pinned command'],
      ['[data-cy=snapshot-toggle]', 'The page before and after the click'],
      ['[data-testid=unpin]', 'Goes back to the current page'],
    ],
  },
]

/** What these do is still there when a spec runs after them. */
const last: Scene[] = []

export const browser: Stage[] = [
  {
    name: 'Tests in the browser',
    folder: 'fernhill',
    base: 'fernhill',
    files: shopFiles,
    args: ['--e2e', '--browser', 'chromium'],
    scenes: [...pages, ...tests, ...failures, ...last],
  },
  {
    name: 'Experiments',
    folder: 'fernhill',
    base: 'fernhill',
    files: {
      ...shopFiles,
      'cypress.config.ts': `import { defineConfig } from 'cypress'

export default defineConfig({
  e2e: {
    baseUrl: 'http://localhost:3000',
    experimentalRunAllSpecs: true,
    experimentalStudio: true,
  },
})
`,
    },
    args: ['--e2e', '--browser', 'chromium'],
    scenes: [],
  },
]
