import type { NavigationItem, Section } from './types'

/**
 * The top navigation, in order. Each internal item links to the landing page of
 * its section and is highlighted on every page under its `activeBasePath`. The
 * two dropdowns appear only if there's more than one version or locale.
 */
export const navigation: NavigationItem[] = [
  {
    label: 'Guides',
    position: 'left',
    to: '/guides/overview/why-cypress',
    activeBasePath: '/guides',
  },
  {
    label: 'API',
    position: 'left',
    to: '/api/assertions/assertions-reference',
    activeBasePath: '/api',
  },
  {
    label: 'Plugins',
    position: 'left',
    to: '/plugins',
    activeBasePath: '/plugins',
  },
  {
    label: 'Examples',
    position: 'left',
    to: '/examples/recipes',
    activeBasePath: '/examples',
  },
  {
    label: 'FAQ',
    position: 'left',
    to: '/faq/questions/cloud-faq',
    activeBasePath: '/faq',
  },
  {
    label: 'Learn',
    position: 'left',
    href: 'https://learn.cypress.io',
  },
  { type: 'docsVersionDropdown', position: 'right' },
  { type: 'localeDropdown', position: 'right' },
  {
    type: 'custom-icon',
    icon: 'github',
    label: 'Cypress on GitHub',
    position: 'right',
    href: 'https://github.com/cypress-io/cypress',
  },
  {
    type: 'custom-icon',
    icon: 'discord',
    label: 'Cypress community on Discord',
    position: 'right',
    href: 'https://on.cypress.io/discord',
  },
]

/** The landing pages of the sections, as starting points for lost readers. */
export const sections: Section[] = navigation.flatMap((item) =>
  'to' in item && item.to ? [{ label: item.label, to: item.to }] : [],
)
