import type { SidebarGroup } from './types'

/**
 * How the sidebars divide pages whose folder says nothing about them, by folder.
 * The folder stays in the addresses. Groups and pages are listed in this order.
 * The commands in `api/commands` are divided by their kind in
 * `content/api/commands.yml`.
 */
export const sidebarGroups: Record<string, SidebarGroup[]> = {
  'guides/guides': [
    {
      label: 'Test techniques',
      pages: [
        'network-requests',
        'stubs-spies-and-clocks',
        'cross-origin-testing',
        'web-security',
        'environment-variables',
      ],
    },
    {
      label: 'Running tests',
      pages: [
        'command-line',
        'module-api',
        'launching-browsers',
        'cross-browser-testing',
        'parallelization',
      ],
    },
    {
      label: 'Debugging and flake',
      pages: ['debugging', 'screenshots-and-videos', 'test-retries'],
    },
  ],
  'faq/questions': [
    { label: 'Cloud and company', pages: ['cloud-faq', 'company-faq'] },
    {
      label: 'Testing with Cypress',
      pages: ['general-questions-faq', 'using-cypress-faq'],
    },
  ],
}
