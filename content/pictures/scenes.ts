import { specs } from './specs'

/**
 * Something that's done in the window before a picture is taken: open a page of the
 * application, run a spec and wait until it ends (or until an element is there), or do
 * something with an element.
 */
export type Step =
  | [verb: 'run' | 'fill', target: string, value: string]
  | [verb: 'continue']
  | [verb: 'at' | 'run' | 'press', target: string]
  | [
      verb: 'click' | 'hover' | 'wait' | 'scroll' | 'hover in app',
      element: string,
    ]

export interface Scene {
  id: string
  alt: string
  caption: string
  steps?: Step[]
  /** Elements that the picture shows. Without them, it shows the window. */
  clip?: string[]
  /** The most CSS pixels from the top of the clip. */
  height?: number
  size?: { width: number; height: number }
  /** Elements to number, and what the page says about each. */
  notes?: [element: string, text: string][]
}

/** Pictures that are taken one after another in one start of the application. */
export interface Stage {
  name: string
  /** What the project's folder is called. */
  folder: string
  base: 'fernhill' | 'empty'
  /** Further files, by name. */
  files: Record<string, string>
  args: string[]
  window: 'launchpad' | 'browser'
  scenes: Scene[]
}

const e2eFiles = Object.fromEntries(
  Object.entries(specs).map(([name, text]) => [`cypress/e2e/${name}`, text]),
)

const runner = { width: 1200, height: 750 }

/** The Command Log alone, and as much of it as fits. */
const log = { clip: ['.reporter'], size: { width: 1200, height: 640 } }

const command = (name: string) => `.command-name-${name} .command-wrapper`

/** A small project without Cypress, whose packages show what it's built with. */
const plainFiles = {
  'package.json': `{
  "name": "new-shop",
  "private": true,
  "dependencies": { "react": "19.3.1", "react-dom": "19.3.1" },
  "devDependencies": { "cypress": "15.3.0", "vite": "6.4.6" }
}
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
  'cypress/support/e2e.js': '// Nothing yet.\n',
}

/** A project whose configuration the launchpad rejects. */
const broken = (
  id: string,
  config: string,
  alt: string,
  caption: string,
): Stage => ({
  name: `Configuration: ${id}`,
  folder: 'fernhill',
  base: 'empty',
  files: {
    ...plainFiles,
    'cypress.config.js': config,
    'cypress/support/e2e.js': '',
  },
  args: ['--e2e'],
  window: 'launchpad',
  scenes: [
    {
      id,
      alt,
      caption,
      steps: [['continue'], ['wait', 'text=/Error|error/ >> nth=0']],
    },
  ],
})

export const stages: Stage[] = [
  {
    name: 'Launchpad',
    folder: 'fernhill',
    base: 'fernhill',
    files: e2eFiles,
    args: [],
    window: 'launchpad',
    scenes: [
      {
        id: 'whats-new',
        alt: 'The launchpad over a green landscape, with a box titled What’s New in Cypress that lists the highlights of version 14.0.0, and a Continue button below it.',
        caption: 'After an update, Cypress first shows what’s new.',
        steps: [['wait', 'text=Continue']],
        notes: [
          [
            '[data-cy=top-nav-cypress-version-current-link]',
            'The version of Cypress',
          ],
          ['text=Continue', 'Continues to the testing types'],
        ],
      },
      {
        id: 'testing-type',
        alt: 'The launchpad with the title Welcome to Cypress and two cards side by side: E2E Testing and Component Testing, both marked as configured.',
        caption: 'A project in which both testing types are configured.',
        steps: [['continue'], ['wait', '[data-cy-testingtype=component]']],
        notes: [
          ['[data-cy-testingtype=e2e]', 'End-to-end tests visit your app'],
          [
            '[data-cy-testingtype=component]',
            'Component tests mount a single component',
          ],
        ],
      },
      {
        id: 'docs-menu',
        alt: 'The launchpad with the open Docs menu in the top bar, which lists links under several headings.',
        caption: 'The Docs menu in the top bar.',
        steps: [
          ['click', '[data-cy=docs-menu-container] button'],
          ['wait', '[data-cy=docs-menu-container] a'],
        ],
      },
      {
        id: 'choose-browser',
        alt: 'The launchpad with the title Choose a browser and a card for each browser, each with its name and version. Electron is selected, and a green button below starts it.',
        caption: 'Cypress lists the browsers that it found on this computer.',
        steps: [
          ['press', 'Escape'],
          ['click', '[data-cy-testingtype=e2e]'],
          ['wait', 'text=Choose a browser'],
        ],
        notes: [
          [
            '[data-cy-browser=chromium]',
            'A browser that Cypress found, with its version',
          ],
          ['[data-cy-browser=electron]', 'Electron, which comes with Cypress'],
          ['[data-cy=launch-button]', 'Starts the selected browser'],
        ],
      },
      {
        id: 'log-in',
        alt: 'A dialog over the launchpad that offers to log in to Cypress Cloud.',
        caption:
          'Log in opens this dialog. You can do everything on this page without it.',
        steps: [
          ['click', 'text=Log in'],
          ['wait', '[role=dialog]'],
        ],
      },
    ],
  },
  {
    name: 'First start, end-to-end',
    folder: 'new-shop',
    base: 'empty',
    files: plainFiles,
    args: [],
    window: 'launchpad',
    scenes: [
      {
        id: 'first-testing-type',
        alt: 'The launchpad with two cards, E2E Testing and Component Testing. Both are marked as not configured.',
        caption: 'The first start in a project that doesn’t have Cypress yet.',
        steps: [['continue'], ['wait', '[data-cy-testingtype=component]']],
      },
      {
        id: 'first-e2e-files',
        alt: 'The launchpad with the title Configuration files, and a list of the files that Cypress added to the project, each with its path.',
        caption: 'Cypress adds these files for end-to-end tests.',
        steps: [
          ['click', '[data-cy-testingtype=e2e]'],
          ['wait', 'text=Configuration files'],
        ],
      },
    ],
  },
  {
    name: 'First start, components',
    folder: 'new-shop',
    base: 'empty',
    files: plainFiles,
    args: [],
    window: 'launchpad',
    scenes: [
      {
        id: 'first-framework',
        alt: 'The launchpad with the title Project setup. React.js is selected as the front-end framework, and Vite as the bundler.',
        caption:
          'Cypress detected React and Vite from the project’s package.json.',
        steps: [
          ['continue'],
          ['click', '[data-cy-testingtype=component]'],
          ['wait', 'text=Project setup'],
        ],
        notes: [
          ['[data-testid=select-framework]', 'The framework'],
          ['[data-testid=select-bundler]', 'The bundler'],
        ],
      },
      {
        id: 'first-frameworks',
        alt: 'The open list of frameworks in the project setup.',
        caption: 'The frameworks you can choose from.',
        steps: [['click', '[data-testid=select-framework] button']],
      },
      {
        id: 'first-packages',
        alt: 'The launchpad with the packages that component tests need in this project, and whether each is installed.',
        caption: 'Cypress checks which packages are missing.',
        steps: [
          ['press', 'Escape'],
          ['click', 'text=Next step'],
          ['wait', 'text=Install dev dependencies'],
        ],
      },
      {
        id: 'first-component-files',
        alt: 'The launchpad with the title Configuration files, and the files that Cypress added for component tests.',
        caption: 'Cypress adds these files for component tests.',
        steps: [
          ['click', 'button:has-text("Continue"), button:has-text("Skip")'],
          ['wait', 'text=Configuration files'],
        ],
      },
    ],
  },
  {
    name: 'A project without specs',
    folder: 'new-shop',
    base: 'empty',
    files: emptyProject,
    args: ['--e2e', '--browser', 'chromium'],
    window: 'browser',
    scenes: [
      {
        id: 'first-spec',
        alt: 'The page Create your first spec, with two cards: Scaffold example specs and Create new spec.',
        caption: 'The Specs page of a project without any specs.',
        steps: [
          ['at', 'specs'],
          ['wait', '[data-cy=create-spec-page-title]'],
        ],
      },
      {
        id: 'new-spec-name',
        alt: 'A dialog with the path of the new spec in a text field.',
        caption: 'Enter where the new spec goes.',
        steps: [
          ['click', 'text=Create new spec'],
          ['wait', '[role=dialog]'],
        ],
      },
      {
        id: 'new-spec-code',
        alt: 'A dialog that says that the spec was added, and shows its code.',
        caption: 'Cypress fills the file with a first test.',
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
    files: e2eFiles,
    args: ['--e2e', '--browser', 'chromium'],
    window: 'browser',
    scenes: [
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
          ['#spec-filter', 'Searches the specs'],
          ['[data-cy=new-spec-button]', 'Creates a spec'],
          ['[data-cy=spec-item]', 'Runs a spec'],
        ],
      },
      {
        id: 'spec-search',
        alt: 'The Specs page with the text “cart” in the search field, and only the specs whose path contains it.',
        caption: 'Search narrows the list as you type.',
        steps: [
          ['at', 'specs'],
          ['fill', '#spec-filter', 'cart'],
        ],
        height: 420,
      },
      {
        id: 'spec-search-nothing',
        alt: 'The Specs page after a search that no spec matches.',
        caption: 'A search without a result.',
        steps: [
          ['at', 'specs'],
          ['fill', '#spec-filter', 'greenhouse'],
        ],
        height: 520,
      },
      {
        id: 'create-spec',
        alt: 'A dialog titled Create new spec, over the list of specs.',
        caption: 'New spec opens this dialog.',
        steps: [
          ['at', 'specs'],
          ['fill', '#spec-filter', ''],
          ['click', '[data-cy=new-spec-button]'],
          ['wait', '[role=dialog]'],
        ],
      },
      {
        id: 'spec-pattern',
        alt: 'A dialog that shows the spec patterns from the configuration.',
        caption: 'The patterns that decide which files are specs.',
        steps: [
          ['press', 'Escape'],
          ['at', 'specs'],
          [
            'click',
            '[data-cy=file-match-indicator], [data-cy=file-match-button]',
          ],
          ['wait', '[data-cy=spec-pattern-modal], [role=dialog]'],
        ],
      },
      {
        id: 'keyboard-shortcuts',
        alt: 'A dialog titled Keyboard shortcuts with a list of keys and what each does.',
        caption: 'The keyboard shortcuts of the app.',
        steps: [
          ['press', 'Escape'],
          ['at', 'specs'],
          ['click', '[data-cy=keyboard-modal-trigger]'],
          ['wait', '[data-cy=keyboard-modal]'],
        ],
      },
      {
        id: 'runs-logged-out',
        alt: 'The Runs page for somebody who isn’t logged in.',
        caption: 'The Runs page before you log in.',
        steps: [
          ['press', 'Escape'],
          ['at', 'runs'],
          ['wait', 'main h2, main h1, [data-cy=runs-container]'],
        ],
      },
      {
        id: 'debug-logged-out',
        alt: 'The Debug page for somebody who isn’t logged in.',
        caption: 'The Debug page before you log in.',
        steps: [
          ['at', 'debug'],
          ['wait', '[data-cy=debug-empty]'],
        ],
      },
      {
        id: 'settings',
        alt: 'The Settings page with its sections, which are closed.',
        caption: 'The sections of the settings.',
        steps: [
          ['at', 'settings'],
          ['wait', '[data-cy=settings]'],
        ],
      },
      {
        id: 'settings-device',
        alt: 'The Settings page with the device settings open, which name the editors that Cypress found.',
        caption: 'Device settings apply to this computer.',
        steps: [
          ['at', 'settings'],
          ['click', 'text=Device settings'],
          ['wait', 'text=External editor'],
        ],
      },
      {
        id: 'settings-project',
        alt: 'The Settings page with the project settings open.',
        caption: 'Project settings.',
        steps: [
          ['at', 'settings'],
          ['click', 'text=Project settings'],
          ['wait', '[data-cy=settings-config]'],
        ],
      },
      {
        id: 'settings-config',
        alt: 'The resolved configuration as an object, in which colors show where each value comes from, beside a legend.',
        caption:
          'The resolved configuration. A color shows where a value was set.',
        steps: [['scroll', '[data-cy=settings-config]']],
        notes: [
          [
            '[data-cy=config-code]',
            'Every setting, with the value that Cypress uses',
          ],
          ['[data-cy=config-legend]', 'What each color means'],
        ],
      },
      {
        id: 'settings-experiments',
        alt: 'The list of experiments in the project settings, each with a description and whether it’s on.',
        caption: 'The experiments that this version has.',
        steps: [['scroll', '[data-cy=settings-experiments]']],
      },
      {
        id: 'runner',
        alt: 'A finished test in the app. On the left, the Command Log lists its commands. On the right, the preview shows the catalog of the plant shop.',
        caption: 'A test that has passed.',
        size: runner,
        steps: [['run', 'catalog/search.cy.ts']],
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
        steps: [['run', 'catalog/search.cy.ts']],
      },
      {
        id: 'spec-panel',
        alt: 'The app with the list of specs open next to the Command Log.',
        caption:
          'The list of specs next to a test. The key f shows and hides it.',
        size: runner,
        steps: [
          ['run', 'catalog/search.cy.ts'],
          ['press', 'f'],
          ['wait', '[data-cy=spec-file-item]'],
        ],
      },
      {
        id: 'pinned',
        alt: 'The app with a pinned click in the Command Log. The preview shows the page at that moment, with a bar below it to switch between before and after.',
        caption: 'A pinned command with its snapshots.',
        size: runner,
        steps: [
          ['run', 'cart/adding.cy.ts'],
          ['click', command('click')],
          ['wait', '.command-pin, [class*=pinned]'],
        ],
      },
      {
        id: 'hovered',
        alt: 'The app while the pointer is on the command get in the Command Log. In the preview, its element is highlighted.',
        caption: 'Hover over a command to see the page as it was then.',
        size: runner,
        steps: [
          ['run', 'cart/adding.cy.ts'],
          ['hover', command('get')],
        ],
      },
      {
        id: 'routes',
        alt: 'A Command Log with a table titled Routes above the commands. It lists two intercepts with their method, matcher, whether they’re stubbed, alias, and count.',
        caption:
          'Each intercept has a row in Routes, and the last column counts its requests.',
        ...log,
        steps: [
          ['run', 'catalog/stubbed.cy.ts'],
          [
            'click',
            '.instruments-container .collapsible-header, .runnable-instruments .collapsible-header',
          ],
        ],
      },
      {
        id: 'spies',
        alt: 'A Command Log with a table titled Spies / Stubs above the commands, with a row for a spy and a row for a stub.',
        caption: 'Spies and stubs, with the number of their calls.',
        ...log,
        steps: [
          ['run', 'catalog/spies.cy.ts'],
          [
            'click',
            '.instruments-container .collapsible-header, .runnable-instruments .collapsible-header',
          ],
        ],
      },
      {
        id: 'sessions',
        alt: 'The Command Log of a spec that calls cy.session in both of its tests.',
        caption: 'A spec whose tests share a session.',
        ...log,
        steps: [
          ['run', 'account/sign-in.cy.ts'],
          ['click', '.test .collapsible-header >> nth=1'],
        ],
      },
      {
        id: 'hooks',
        alt: 'A Command Log with sections titled Before all, Before each, Test body, and After each.',
        caption: 'Commands are grouped by the hook they’re in.',
        ...log,
        steps: [['run', 'account/hooks.cy.ts']],
      },
      {
        id: 'page-events',
        alt: 'The Command Log of a test that fills in a form, with gray events of the page between its commands.',
        caption: 'Gray lines in parentheses are events of the page.',
        ...log,
        steps: [['run', 'account/form.cy.ts']],
      },
      {
        id: 'within',
        alt: 'A Command Log with a within command, and the commands inside it indented below it.',
        caption: 'Commands inside within are indented.',
        ...log,
        steps: [['run', 'catalog/card.cy.ts']],
      },
      {
        id: 'viewport',
        alt: 'The app with a preview in the shape of a phone.',
        caption: "The preview after cy.viewport('iphone-x').",
        size: runner,
        steps: [['run', 'catalog/sizes.cy.ts']],
      },
      {
        id: 'attempts',
        alt: 'A Command Log of a test with three attempts, of which the first two failed.',
        caption: 'A test that passed in its third attempt.',
        ...log,
        steps: [['run', 'cart/retries.cy.ts']],
      },
      {
        id: 'skipped',
        alt: 'A Command Log with passed, skipped, and failed tests in nested groups, each with its own icon.',
        caption: 'Passed, pending, and failed tests in a spec.',
        ...log,
        steps: [['run', 'checkout/steps.cy.ts']],
      },
      {
        id: 'paused',
        alt: 'A Command Log that is paused, with buttons to resume and to run the next command.',
        caption: 'A test that cy.pause() has paused.',
        ...log,
        steps: [
          [
            'run',
            'checkout/pausing.cy.ts',
            'button.next, [aria-label*="Next"], .play',
          ],
        ],
      },
      {
        id: 'playground',
        alt: 'The Selector Playground: a bar above the preview with a selector for the element under the pointer, which is highlighted.',
        caption:
          'The Selector Playground suggests a selector for the element that you point at.',
        size: runner,
        steps: [
          ['run', 'cart/adding.cy.ts'],
          ['click', '[data-cy=playground-activator]'],
          ['hover in app', '[data-cy=add-to-cart]'],
        ],
      },
      {
        id: 'browser-menu',
        alt: 'The open menu of browsers in the app’s header.',
        caption: 'Switch to another browser while no test is running.',
        size: runner,
        steps: [
          ['run', 'cart/adding.cy.ts'],
          [
            'click',
            '[data-cy=select-browser] button, [data-cy=select-browser]',
          ],
        ],
      },
      ...failures(),
    ],
  },
  {
    name: 'Components in the browser',
    folder: 'fernhill',
    base: 'fernhill',
    files: {},
    args: ['--component', '--browser', 'chromium'],
    window: 'browser',
    scenes: [
      {
        id: 'component-specs',
        alt: 'The Specs page in component testing, with two specs next to the components of the shop.',
        caption: 'The specs of components.',
        steps: [
          ['at', 'specs'],
          ['wait', '[data-cy=spec-item]'],
        ],
      },
      {
        id: 'component-runner',
        alt: 'A spec of the QuantityPicker component in the app. The Command Log lists its tests, and the preview only shows the component.',
        caption:
          'A component test shows the component without the rest of the app.',
        size: runner,
        steps: [['run', '../../src/QuantityPicker.cy.tsx']],
      },
    ],
  },
  broken(
    'config-invalid',
    `module.exports = {
  e2e: {
    baseUrl: 'localhost:3000',
    defaultCommandTimeout: 'long',
  },
}
`,
    'An error of the launchpad that says which setting of the configuration is invalid, and what it expected.',
    'A setting has a value that Cypress doesn’t accept.',
  ),
  broken(
    'config-throws',
    `const { port } = undefined

module.exports = { e2e: { baseUrl: \`http://localhost:\${port}\` } }
`,
    'An error of the launchpad that names the line of the configuration file that threw, with a stack trace.',
    'The configuration file throws an error.',
  ),
  broken(
    'config-support-file',
    `module.exports = { e2e: { supportFile: 'cypress/support/helpers.js' } }
`,
    'An error of the launchpad that says that the support file is missing.',
    'The support file doesn’t exist.',
  ),
  broken(
    'config-event',
    `module.exports = {
  e2e: {
    setupNodeEvents(on) {
      on('before:tests', () => {})
    },
  },
}
`,
    'An error of the launchpad that says that an event isn’t valid, and lists the valid events.',
    'The configuration listens to an event that doesn’t exist.',
  ),
]

/** Specs that fail, and what the Command Log shows of each. */
function failures(): Scene[] {
  const failing: [id: string, spec: string, alt: string, caption: string][] = [
    [
      'error-assertion',
      'cart/total',
      'A failed assertion in the Command Log. Below it are the error, the name of the spec with a line, and the lines of code around it.',
      'An assertion that has failed, with its code frame.',
    ],
    [
      'error-not-found',
      'cart/coupon',
      'A failed get in the Command Log. The error says that the element was never found.',
      'An element that doesn’t exist.',
    ],
    [
      'error-request',
      'errors/request',
      'A failed request in the Command Log. The error shows the status code and the response.',
      'cy.request() got the status code 404.',
    ],
    [
      'error-visit',
      'errors/visit',
      'A failed visit in the Command Log. The error names the address and the status code.',
      'cy.visit() got the status code 404.',
    ],
    [
      'error-app',
      'errors/app',
      'A failed test in the Command Log. The error says that it originated from the application code.',
      'An uncaught exception in the app fails the test.',
    ],
    [
      'error-covered',
      'errors/covered',
      'A failed click in the Command Log. The error says that another element covers the button.',
      'A button that a banner covers.',
    ],
    [
      'error-detached',
      'errors/detached',
      'A failed click in the Command Log. The error says that the element is no longer on the page.',
      'An element that has left the page.',
    ],
    [
      'error-several',
      'errors/several',
      'A failed click in the Command Log. The error says that click can only be called on a single element.',
      'click got several elements.',
    ],
    [
      'error-wait',
      'checkout/waiting',
      'A failed wait in the Command Log. The error says that no request ever occurred.',
      'The request that the test waits for is never made.',
    ],
    [
      'error-promise',
      'errors/promise',
      'A failed then in the Command Log. The error says that the callback mixes commands with a returned value.',
      'A callback that calls commands but returns something else.',
    ],
    [
      'error-origin',
      'account/partner',
      'A failed command in the Command Log. The error says that the app is now on another origin.',
      'A command on another origin, without cy.origin().',
    ],
    [
      'error-syntax',
      'errors/syntax',
      'An error in place of the tests, because the spec can’t be compiled.',
      'A spec with a syntax error.',
    ],
    [
      'error-outside',
      'errors/outside',
      'An error in place of the tests, which was thrown outside of a test.',
      'A spec that throws while it’s loaded.',
    ],
    [
      'error-no-tests',
      'errors/empty',
      'A message that no tests were found in the spec.',
      'A spec without tests.',
    ],
  ]
  return failing.map(([id, spec, alt, caption]) => ({
    id,
    alt,
    caption,
    ...log,
    steps: [['run', `${spec}.cy.ts`]],
  }))
}
