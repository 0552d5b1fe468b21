import type { HomeNews, HomeSection, HomeTask } from './types'

/** The most searched-for pages, shown below the search field. */
export const shortcuts: { label: string; to: string }[] = [
  { label: 'cy.get()', to: '/api/commands/get' },
  { label: 'cy.intercept()', to: '/api/commands/intercept' },
  { label: 'cy.session()', to: '/api/commands/session' },
  { label: 'Assertions', to: '/api/assertions/assertions-reference' },
  { label: 'Configuration', to: '/guides/references/configuration' },
  { label: 'Error messages', to: '/guides/references/error-messages' },
]

/** The first thing to do, and the command for it, which is shown for each package manager. */
export const install = {
  title: 'Install Cypress',
  code: 'npm install cypress --save-dev',
  to: '/guides/getting-started/installing-cypress',
}

/** What most people come for next, in the order they run into it. */
export const tasks: HomeTask[] = [
  {
    title: 'Write a first test',
    text: 'Visit a page, interact with it, and check the result.',
    code: "cy.visit('/plants')",
    icon: 'test',
    to: '/guides/end-to-end-testing/writing-your-first-end-to-end-test',
  },
  {
    title: 'Test a component',
    text: 'Mount it in isolation, in a real browser.',
    code: 'cy.mount(<PlantCard plant={fern} />)',
    icon: 'component',
    to: '/guides/component-testing/overview',
  },
  {
    title: 'Stub a network request',
    text: 'Return your own response, or spy on the real one.',
    code: "cy.intercept('/api/plants', { body: [] })",
    icon: 'network',
    to: '/guides/guides/network-requests',
  },
  {
    title: 'Wait the right way',
    text: 'Let queries and assertions retry instead of sleeping.',
    code: "cy.get('@plants').should('have.length', 12)",
    icon: 'retry',
    to: '/guides/core-concepts/retry-ability',
  },
  {
    title: 'Run in CI',
    text: 'Start the app, run every spec, and save failure artifacts.',
    code: 'npx cypress run --browser chrome',
    icon: 'run',
    to: '/guides/continuous-integration/introduction',
  },
]

/** The parts of the site, in the order of the navigation. */
export const sections: HomeSection[] = [
  {
    title: 'Guides',
    text: 'How Cypress works and how to test with it.',
    to: '/guides/overview/why-cypress',
    links: [
      {
        label: 'Introduction to Cypress',
        to: '/guides/core-concepts/introduction-to-cypress',
      },
      { label: 'Best practices', to: '/guides/references/best-practices' },
      {
        label: 'Component testing',
        to: '/guides/component-testing/overview',
      },
      { label: 'Debugging', to: '/guides/guides/debugging' },
      { label: 'Cypress Cloud', to: '/guides/cloud/introduction' },
    ],
  },
  {
    title: 'API',
    text: 'Every command, query, option, and event.',
    to: '/api/assertions/assertions-reference',
    links: [
      {
        label: 'Retry-ability of queries',
        to: '/api/queries/retriability-guide',
      },
      {
        label: 'Actionability',
        to: '/api/actions/actionability-guide',
      },
      { label: 'Custom commands', to: '/api/cypress-api/custom-commands' },
      { label: 'Catalog of events', to: '/api/events/catalog-of-events' },
      { label: 'Node.js events', to: '/api/plugins/writing-a-plugin' },
    ],
  },
  {
    title: 'Examples',
    text: 'Working code, courses, and talks.',
    to: '/examples/recipes',
    links: [
      { label: 'Recipes', to: '/examples/recipes' },
      { label: 'Applications', to: '/examples/applications' },
      { label: 'Docker', to: '/examples/docker' },
      { label: 'Tutorials', to: '/examples/tutorials' },
      { label: 'Courses', to: '/examples/media/courses-media' },
    ],
  },
  {
    title: 'FAQ',
    text: 'Short answers to common questions.',
    to: '/faq/questions/cloud-faq',
    links: [
      { label: 'Using Cypress', to: '/faq/questions/using-cypress-faq' },
      { label: 'General', to: '/faq/questions/general-questions-faq' },
      { label: 'Cypress Cloud', to: '/faq/questions/cloud-faq' },
      { label: 'Company', to: '/faq/questions/company-faq' },
    ],
  },
  {
    title: 'Plugins',
    text: 'Extensions built on top of Cypress.',
    to: '/plugins',
    links: [
      { label: 'Find a plugin', to: '/plugins' },
      { label: 'Use a plugin', to: '/guides/tooling/plugins-guide' },
      { label: 'Code coverage', to: '/guides/tooling/code-coverage' },
      { label: 'Visual testing', to: '/guides/tooling/visual-testing' },
    ],
  },
]

/** Recent features, newest first, up to the documented version. */
export const news: HomeNews[] = [
  {
    version: '15.3',
    title: 'cy.press()',
    text: 'Presses a key the way a real keyboard does: Tab, the arrow keys, Enter, Escape, and characters.',
    to: '/api/commands/press',
  },
  {
    version: '15',
    title: 'Cypress.ElementSelector',
    text: 'Configures how the Cypress App and Cypress Studio choose selectors. Replaces Cypress.SelectorPlayground.',
    to: '/api/cypress-api/element-selector-api',
  },
  {
    version: '15',
    title: 'Node.js 20, 22, 24, and later',
    text: 'Node.js 18 is no longer supported.',
    to: '/guides/references/migration-guide#Migrating-to-Cypress-15-0',
  },
  {
    version: '14.2',
    title: 'Cypress.stop()',
    text: 'Stops a run early, for example after the first failure.',
    to: '/api/cypress-api/stop',
  },
  {
    version: '13',
    title: 'Videos are off by default',
    text: 'Turn them on with the video option if you need them.',
    to: '/guides/guides/screenshots-and-videos',
  },
]

/** The test that readers can watch. See plugins/replays. */
export const firstTest = {
  file: 'cypress/e2e/cart.cy.ts',
  code: `describe('cart', () => {
  it('counts a plant that was added', () => {
    cy.visit('/plants')

    cy.contains('[data-cy=plant-card]', 'Boston fern')
      .find('[data-cy=add-to-cart]')
      .click()

    cy.get('[data-cy=cart-count]').should('have.text', '1')
  })
})`,
}
