import type { BadgeKind } from './types'

/**
 * The badges a page can show, by the name authors write: their text, and whether
 * they take a Cypress version.
 */
export const badges = {
  e2e: { text: 'End-to-end only', icon: 'browser', version: 'never' },
  component: { text: 'Component only', icon: 'component', version: 'never' },
  since: { text: 'Since', icon: 'check', version: 'always' },
  deprecated: {
    text: 'Deprecated',
    before: 'in',
    icon: 'warning',
    version: 'sometimes',
  },
  official: { text: 'Official', icon: 'check', version: 'never' },
  verified: { text: 'Verified', icon: 'check', version: 'never' },
  community: { text: 'Community', icon: 'code', version: 'never' },
  experiment: { text: 'Experiment', icon: 'experiment', version: 'never' },
} as const satisfies Record<string, BadgeKind>
