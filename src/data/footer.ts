import type { FooterColumn } from './types'

/** The columns of links in the footer. */
export const footerColumns: FooterColumn[] = [
  {
    title: 'Learn',
    items: [
      { label: 'Why Cypress', to: '/guides/overview/why-cypress' },
      {
        label: 'Install Cypress',
        to: '/guides/getting-started/installing-cypress',
      },
      {
        label: 'Your first test',
        to: '/guides/end-to-end-testing/writing-your-first-end-to-end-test',
      },
      { label: 'Best practices', to: '/guides/references/best-practices' },
      { label: 'Changelog', to: '/guides/references/changelog' },
      { label: 'Courses', href: 'https://learn.cypress.io' },
    ],
  },
  {
    title: 'Community',
    items: [
      { label: 'GitHub', href: 'https://github.com/cypress-io/cypress' },
      { label: 'Discord', href: 'https://on.cypress.io/discord' },
      {
        label: 'Stack Overflow',
        href: 'https://stackoverflow.com/questions/tagged/cypress',
      },
      { label: 'Plugins', to: '/plugins' },
      { label: 'Talks', to: '/examples/media/talks-media' },
    ],
  },
  {
    title: 'Solutions',
    items: [
      {
        label: 'End-to-end testing',
        to: '/guides/end-to-end-testing/testing-your-app',
      },
      { label: 'Component testing', to: '/guides/component-testing/overview' },
      {
        label: 'Continuous integration',
        to: '/guides/continuous-integration/introduction',
      },
      { label: 'Cypress Cloud', to: '/guides/cloud/introduction' },
    ],
  },
  {
    title: 'Company',
    items: [
      { label: 'About', href: 'https://www.cypress.io/about' },
      { label: 'Blog', href: 'https://www.cypress.io/blog' },
      { label: 'Pricing', href: 'https://www.cypress.io/pricing' },
      { label: 'Company questions', to: '/faq/questions/company-faq' },
    ],
  },
]

/** The line below the footer's columns. */
export const copyright = 'Copyright © 2023 Cypress.io'
