import { expect, it } from 'vitest'
import { namesOf } from './pageNames'

it.each([
  ['/api/commands/selectfile', 'selectFile', 'selectfile cyselectfile'],
  ['/api/cypress-api/session', 'Cypress.session', 'cypresssession session'],
  ['/guides/ci/introduction', 'Introduction', 'introduction ci'],
  [
    '/guides/install',
    'Installing Cypress',
    'installingcypress install installing',
  ],
  ['/guides/why', 'Why Cypress?', 'whycypress why'],
])('calls %s by its names', (path, title, names) => {
  expect(namesOf({ path, title }).join(' ')).toBe(names)
})
