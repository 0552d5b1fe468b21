import { specs } from './specs'

/**
 * Something that's done in the window before a picture is taken: open a page of the
 * application, run a spec and wait until it ends (or until an element is there), or do
 * something with an element.
 */
export type Step =
  | [verb: 'run' | 'fill', target: string, value: string]
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
  /** Whether the launchpad shows what's new first. */
  showsNews?: boolean
  scenes: Scene[]
}

const e2eFiles = {
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

export const stages: Stage[] = [
  {
    name: 'Launchpad',
    folder: 'fernhill',
    base: 'fernhill',
    files: e2eFiles,
    args: [],
    scenes: [
      {
        id: 'testing-type',
        alt: 'The launchpad with the title Welcome to Cypress and two cards side by side: E2E Testing and Component Testing, both marked as configured.',
        caption: 'A project in which both testing types are configured.',
        steps: [['wait', '[data-cy-testingtype=component]']],
        notes: [
          ['[data-cy-testingtype=e2e]', 'End-to-end tests visit your app'],
          [
            '[data-cy-testingtype=component]',
            'Component tests mount a single component',
          ],
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
    scenes: [
      {
        id: 'first-testing-type',
        alt: 'The launchpad with two cards, E2E Testing and Component Testing. Both are marked as not configured.',
        caption: 'The first start in a project that doesn’t have Cypress yet.',
        steps: [['wait', '[data-cy-testingtype=component]']],
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
    scenes: [
      {
        id: 'first-framework',
        alt: 'The launchpad with the title Project setup. React.js is selected as the front-end framework, and Vite as the bundler.',
        caption:
          'Cypress detected React and Vite from the project’s package.json.',
        steps: [
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
    name: 'Tests in the browser',
    folder: 'fernhill',
    base: 'fernhill',
    files: e2eFiles,
    args: ['--e2e', '--browser', 'chromium'],
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
        id: 'runner',
        alt: 'A finished test in the app. On the left, the Command Log lists its commands. On the right, the preview shows the catalog of the plant shop.',
        caption: 'A test that has passed.',
        size: runner,
        steps: [['run', 'cypress/e2e/catalog/search.cy.ts']],
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
        steps: [['run', 'cypress/e2e/catalog/search.cy.ts']],
      },
      {
        id: 'pinned',
        alt: 'The app with a pinned click in the Command Log. The preview shows the page at that moment, with a bar below it to switch between before and after.',
        caption: 'A pinned command with its snapshots.',
        size: runner,
        steps: [
          ['run', 'cypress/e2e/cart/adding.cy.ts'],
          ['click', command('click')],
          ['wait', '.command-pin, [class*=pinned]'],
        ],
      },
      ...failures(),
    ],
  },
]

/** Specs that fail, and what the Command Log shows of each. */
function failures(): Scene[] {
  const failing: [
    id: string,
    spec: string,
    alt: string,
    caption: string,
    notes?: Scene['notes'],
  ][] = [
    [
      'error-assertion',
      'catalog/ferns',
      'A failed assertion in the Command Log. Below it are the error, the name of the spec with a line, and the lines of code around it.',
      'The parts of an error in the Command Log.',
      [
        ['.runnable-err-name', 'The kind of error'],
        [
          '.runnable-err-message',
          'The message: what was expected, and what was found',
        ],
        [
          '.runnable-err-file-path',
          'The file with line and column, which opens your editor',
        ],
        ['.test-err-code-frame pre', 'The code around the line that failed'],
        [
          '.runnable-err-stack-expander',
          'Shows the stack trace: how the test got to that line',
        ],
        [
          '.runnable-err-print',
          'Prints the error to the console of the developer tools',
        ],
      ],
    ],
  ]
  return failing.map(([id, spec, alt, caption, notes]) => ({
    id,
    alt,
    caption,
    ...log,
    steps: [['run', `cypress/e2e/${spec}.cy.ts`]],
    ...(notes && { notes }),
  }))
}
