import type { Stage } from './scene'

/** A small project without Cypress, whose packages show what it's built with. */
export const plainFiles = {
  'package.json': `{
  "name": "new-shop",
  "private": true,
  "dependencies": { "react": "19.3.1", "react-dom": "19.3.1" },
  "devDependencies": { "cypress": "15.3.0", "vite": "6.4.6" }
}
`,
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
  scenes: [
    {
      id,
      alt,
      caption,
      steps: [
        [
          'wait',
          '[data-testid=error-header], [data-cy=error-header], h1:has-text("Error")',
        ],
      ],
    },
  ],
})

export const launchpad: Stage[] = [
  {
    name: 'After an update',
    folder: 'fernhill',
    base: 'fernhill',
    files: {},
    args: [],
    showsNews: true,
    scenes: [
      {
        id: 'whats-new',
        alt: 'The launchpad over a green landscape. A box titled What’s New in Cypress lists the highlights of version 14.0.0, with a Continue button and a link to the changelog below it.',
        caption: 'The first start of a new major version.',
        steps: [['wait', 'text=Continue']],
      },
    ],
  },
  {
    name: 'Launchpad',
    folder: 'fernhill',
    base: 'fernhill',
    files: {},
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
    'An error of the launchpad with the line of the configuration file that threw, the code around it, and the stack trace.',
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
