/** Something that's done in the window before a picture is taken. */
export type Step =
  | [verb: 'continue']
  | [verb: 'press', key: string]
  | [verb: 'click' | 'wait', element: string]

export interface Scene {
  id: string
  alt: string
  caption: string
  steps?: Step[]
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
  scenes: Scene[]
}

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
    files: {},
    scenes: [
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
        id: 'choose-browser',
        alt: 'The launchpad with the title Choose a browser and a card for each browser, each with its name and version. Chromium is selected, and a green button below starts it.',
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
        caption: 'Choosing Log in opens this dialog.',
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
        caption:
          'Cypress checks which packages are missing. Here, all of them are installed.',
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
]
