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
  {
    id: 'create-spec',
    alt: 'A dialog titled Create new spec, over the list of specs, with two cards: Scaffold example specs and Create new spec.',
    caption: 'New spec opens this dialog.',
    steps: [
      ['at', 'specs'],
      ['click', '[data-cy=new-spec-button]'],
      ['wait', '[role=dialog]'],
    ],
  },
  {
    id: 'spec-pattern',
    alt: 'A dialog titled Spec pattern settings that shows the spec pattern from the configuration, and how many specs match it.',
    caption:
      'Choosing the number of matches next to the search field shows the spec pattern.',
    steps: [
      ['at', 'specs'],
      ['click', 'button:has-text("matches")'],
      ['wait', '[role=dialog]'],
    ],
  },
  {
    id: 'keyboard-shortcuts',
    alt: 'A dialog titled Keyboard shortcuts: r runs the tests again, s stops them, and f toggles the list of specs.',
    caption:
      'The keyboard shortcuts, behind the button at the bottom of the sidebar.',
    steps: [
      ['at', 'specs'],
      ['click', '[data-cy=keyboard-modal-trigger]'],
      ['wait', '[data-cy=keyboard-modal]'],
    ],
  },
  {
    id: 'runs-logged-out',
    alt: 'The Runs page with the button Connect to Cypress Cloud, and below it an example of what recorded runs look like.',
    caption: 'The Runs page before you log in.',
    steps: [
      ['at', 'runs'],
      ['wait', 'text="Connect to Cypress Cloud"'],
    ],
  },
  {
    id: 'debug-logged-out',
    alt: 'The Debug page with the button Connect to Cypress Cloud, and an example of a failed test in a recorded run.',
    caption: 'The Debug page before you log in.',
    steps: [
      ['at', 'debug'],
      ['wait', '[data-cy=debug-empty]'],
    ],
  },
  {
    id: 'settings',
    alt: 'The Settings page with three sections, all of them collapsed: Project settings, Device settings, and Cypress Cloud settings.',
    caption: 'The sections of the Settings page.',
    steps: [
      ['at', 'settings'],
      ['wait', '[data-cy=settings]'],
    ],
    height: 480,
  },
  {
    id: 'settings-device',
    alt: 'The Settings page with the device settings open. The first one is External editor, with a menu titled Choose your editor.',
    caption: 'The device settings only apply to this computer.',
    steps: [...settings('Device settings'), ['wait', 'text="External editor"']],
    height: 440,
  },
  {
    id: 'settings-config',
    alt: 'The resolved configuration as an object. Colors mark where each value comes from, and a legend on the right explains them.',
    caption: 'The resolved configuration. A color shows where a value was set.',
    steps: [
      ...settings('Project settings'),
      ['scroll', '[data-cy=settings-config]'],
    ],
    notes: [
      ['[data-cy=config-code]', 'Each option with the value that Cypress uses'],
      ['[data-cy=config-legend]', 'What the colors mean'],
    ],
  },
  {
    id: 'settings-experiments',
    alt: 'The list of experiments in the project settings, each with a description and whether it’s enabled.',
    caption: 'The experiments in the project settings.',
    steps: [
      ...settings('Project settings'),
      ['scroll', '[data-cy=settings-experiments]'],
    ],
  },
  {
    id: 'settings-spec-patterns',
    alt: 'The section Spec patterns in the project settings, with the pattern that the configuration sets.',
    caption: 'The spec patterns in the project settings.',
    steps: [
      ...settings('Project settings'),
      ['scroll', '[data-cy=settings-specPatterns]'],
    ],
    clip: ['[data-cy=settings-specPatterns]'],
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
      [
        '[data-cy=sidebar] a[href="#/specs"]',
        'The sidebar takes you to the specs, runs, and settings',
      ],
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
    id: 'first-spec',
    alt: 'A passed test in the app. The Command Log lists visit, requests, get, and a green assertion that found 12 elements. The preview shows the catalog.',
    caption: 'The first spec has passed.',
    ...runner,
    steps: [run('catalog')],
  },
  {
    id: 'search-passes',
    alt: 'A passed test in the app. The Command Log lists visit, get, type, requests of the page, and two green assertions. The preview shows the catalog, with the name in the search field and one plant below it.',
    caption: 'The test has passed.',
    ...runner,
    steps: [run('catalog/calathea')],
  },
  {
    id: 'search-fails',
    alt: 'A failed test in the app. In the Command Log, an assertion is red, because it expected two elements and got one. Below it are the message and the lines of the spec, with the failed one marked. The preview shows one plant.',
    caption: 'The test has failed.',
    ...runner,
    steps: [run('catalog/calatheas')],
  },
  {
    id: 'browser-menu',
    alt: 'The open menu of browsers to the left of the address, with Chromium, which is running, and Electron.',
    caption: 'Switch to another browser while no test is running.',
    ...runner,
    height: 420,
    steps: [run('catalog/opening'), ['click', '[data-cy=select-browser]']],
  },
  {
    id: 'hovered',
    alt: 'The app while the mouse is over the command contains in the Command Log. The preview shows the catalog, as it was then, and one plant is highlighted.',
    caption: 'The page as it was when a command ran.',
    ...runner,
    steps: [run('catalog/opening'), ['hover', command('contains')]],
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
  {
    id: 'routes',
    alt: 'A Command Log with a table titled Routes above the commands. It lists two intercepts with their method, matcher, whether they’re stubbed, alias, and count.',
    caption:
      'Each intercept has a row in Routes, and the last column counts its requests.',
    ...log,
    steps: [
      run('catalog/stubbed'),
      ['click', '.instruments-container .collapsible-header'],
    ],
  },
  {
    id: 'spies',
    alt: 'A Command Log with a table titled Spies / Stubs above the commands, with a row for a spy and a row for a stub.',
    caption: 'Spies and stubs, and how many times they were called.',
    ...log,
    steps: [
      run('catalog/spies'),
      ['click', '.instruments-container .collapsible-header'],
    ],
  },
  {
    id: 'sessions',
    alt: 'The Command Log of a spec whose second test calls cy.session. The Sessions panel says that the session was restored.',
    caption: 'A test that uses a session from an earlier test.',
    ...log,
    steps: [
      run('account/sign-in'),
      ['click', '.test .collapsible-header >> nth=1'],
      ['click', '.sessions-container .collapsible-header'],
    ],
  },
  {
    id: 'hooks',
    alt: 'A Command Log with sections titled Before all, Before each, Test body, and After each.',
    caption: 'Commands are grouped by the hook they’re in.',
    ...log,
    steps: [run('account/hooks')],
  },
  {
    id: 'page-events',
    alt: 'The Command Log of a test that fills in a form, with gray page events between its commands.',
    caption: 'Gray lines in parentheses are events of the page.',
    ...log,
    steps: [run('account/form')],
  },
  {
    id: 'within',
    alt: 'A Command Log with a within command, and the commands inside it indented below it.',
    caption: 'The commands inside a within are indented.',
    ...log,
    steps: [run('catalog/card')],
  },
  {
    id: 'viewport',
    alt: 'The app with a preview in the shape of a phone. Above it is the size 375x812.',
    caption: "The preview after cy.viewport('iphone-x').",
    ...runner,
    steps: [run('catalog/sizes')],
  },
  {
    id: 'attempts',
    alt: 'A Command Log of a test with three attempts. The first two failed, and the third passed.',
    caption: 'A test that passed on its third attempt.',
    ...log,
    steps: [run('cart/retries')],
  },
  {
    id: 'skipped',
    alt: 'A Command Log with passed, pending, and failed tests in nested groups, each with its own icon.',
    caption: 'Passed, pending, and failed tests in a spec.',
    ...log,
    steps: [run('checkout/steps'), ['scroll', '.wrap']],
  },
  {
    id: 'paused',
    alt: 'A Command Log that is paused, with buttons above it to resume and to run the next command.',
    caption: 'A test that cy.pause() has paused.',
    ...runner,
    steps: [
      ['run', 'cypress/e2e/checkout/pausing.cy.ts', 'button.next, .next'],
    ],
  },
  {
    id: 'logged',
    alt: 'A Command Log with the bold messages “Add the first plant” and “Add the second plant” between the commands of a test.',
    caption: 'cy.log() adds lines to the Command Log.',
    ...log,
    steps: [run('cart/logging'), ['scroll', '.wrap']],
  },
  {
    id: 'invisible',
    alt: 'A Command Log in which the command get has a badge with a crossed-out eye, and the number of elements it found.',
    caption: 'A crossed-out eye marks elements that aren’t visible.',
    ...log,
    steps: [run('catalog/hidden')],
  },
  {
    id: 'origin',
    alt: 'A Command Log with an origin command, and the commands that ran on the other site indented below it.',
    caption: 'A test that signs in on another site.',
    ...log,
    steps: [run('account/provider'), ['scroll', '.wrap']],
  },
]

/** What these do is still there when a spec runs after them. */
const last: Scene[] = [
  {
    id: 'spec-panel',
    alt: 'The app with the list of specs open to the left of the Command Log, with a search field above it.',
    caption: 'Specs, or the key f, shows and hides the list of specs.',
    ...runner,
    steps: [
      run('catalog/opening'),
      ['click', '.toggle-specs-text'],
      ['wait', '[data-cy=spec-row-item]'],
    ],
  },
  {
    id: 'spec-search',
    alt: 'The Specs page with “cart” in the search field. It matches four specs: three in the folder cart, and card.cy.ts.',
    caption: 'The list as you type in the search field.',
    steps: [
      ['at', 'specs'],
      ['fill', '#spec-filter', 'cart'],
    ],
    height: 480,
  },
  {
    id: 'playground',
    alt: 'The selector playground: a field with the command cy.get above the preview, and a highlighted button in the page with a label that shows its selector.',
    caption:
      'The selector playground suggests a selector for the element under the mouse.',
    ...runner,
    steps: [
      run('catalog/opening'),
      ['click', '[data-cy=playground-activator]'],
      ['hover in app', '[data-cy=add-to-cart]'],
    ],
  },
]

export const browser: Stage[] = [
  {
    name: 'A project without specs',
    folder: 'new-shop',
    base: 'empty',
    files: emptyProject,
    args: ['--e2e', '--browser', 'chromium'],
    scenes: [
      {
        id: 'create-first-spec',
        alt: 'The page Create your first spec, with two cards: Scaffold example specs and Create new spec.',
        caption: 'The Specs page of a project without specs.',
        steps: [
          ['at', 'specs'],
          ['wait', '[data-cy=create-spec-page-title]'],
        ],
      },
      {
        id: 'new-spec-name',
        alt: 'A dialog with the path of the new spec in a text field, and a button titled Create spec.',
        caption: 'Cypress suggests a path for the new spec.',
        steps: [
          ['click', 'text=Create new spec'],
          ['wait', '[role=dialog]'],
        ],
      },
      {
        id: 'new-spec-code',
        alt: 'A dialog that says that the spec was added, shows its code, and has a button titled Okay, run the spec.',
        caption: 'The new spec has a short test.',
        steps: [
          ['click', 'button:has-text("Create spec")'],
          ['wait', 'text=Great! The spec was successfully added'],
        ],
      },
    ],
  },
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
    scenes: [
      {
        id: 'run-all-specs',
        alt: 'The Specs page with a button above the list that runs all specs.',
        caption:
          'With experimentalRunAllSpecs, a button above the list runs all specs.',
        steps: [
          ['at', 'specs'],
          ['wait', '[data-cy=run-all-specs-text]'],
        ],
      },
      {
        id: 'studio-buttons',
        alt: 'A Command Log in which a button with a magic wand appears next to the title of the test under the mouse.',
        caption:
          'In 14.5.4, the wand next to a test adds commands to it. In 15.3.0, it’s Edit in Studio.',
        ...log,
        steps: [run('catalog/opening'), ['hover', '.test .runnable-title']],
      },
      {
        id: 'studio',
        alt: 'The app while Studio records. The Command Log has a section titled Studio Commands, and a bar titled Studio Beta above the preview has buttons to close, restart, copy, and save.',
        caption:
          'Studio in 14.5.4, which records in the Command Log. 15.3.0 also has a Studio panel.',
        ...runner,
        steps: [
          run('catalog/opening'),
          ['hover', '.test .runnable-title'],
          ['click', '[data-cy=launch-studio]'],
          ['wait', '[data-cy=studio-toolbar]'],
        ],
      },
    ],
  },
  {
    name: 'Components in the browser',
    folder: 'fernhill',
    base: 'fernhill',
    files: {},
    args: ['--component', '--browser', 'chromium'],
    scenes: [
      {
        id: 'component-specs',
        alt: 'The Specs page in component testing, with two specs next to the components of the shop.',
        caption: 'The specs of components.',
        steps: [
          ['at', 'specs'],
          ['wait', '[data-cy=spec-item]'],
        ],
        height: 480,
      },
      {
        id: 'component-new-spec',
        alt: 'A dialog titled Create new spec with two cards: Create from component and Create new spec.',
        caption:
          'In component testing, New spec can also start from a component.',
        steps: [
          ['at', 'specs'],
          ['click', '[data-cy=new-spec-button]'],
          ['wait', '[role=dialog]'],
        ],
      },
      {
        id: 'component-runner',
        alt: 'A spec of the QuantityPicker component in the app. The Command Log lists its tests, and the preview only shows the component.',
        caption:
          'A component test shows the component without the rest of the app.',
        ...runner,
        steps: [['run', 'src/QuantityPicker.cy.tsx']],
      },
    ],
  },
]
