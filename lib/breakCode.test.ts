import { expect, it } from 'vitest'
import { breakCode } from './breakCode'

it.each([
  ['cy.get', 'cy.get'],
  ['cypress/fixtures.js', 'cypress/·fixtures.js'],
  ["'cypress/e2e/**/*.cy.{js,jsx}'", "'cypress/·e2e/·**/·*.·cy.·{js,·jsx}'"],
  ['Cypress.Commands.overwriteQuery()', 'Cypress.·Commands.·overwriteQuery()'],
  ['isDescendent($outer,$inner)', 'isDescendent·($outer,·$inner)'],
  ['https://fernhill.example/plants', 'https://fernhill.·example/·plants'],
  ['boolean | SomeRatherLongName[]', 'boolean | SomeRatherLongName[]'],
  ['experimentalInteractiveRunEvents', 'experimental·Interactive·Run·Events'],
  ['number | undefined | null', 'number | undefined | null'],
])('%s breaks like %s', (code, parts) => {
  expect(breakCode(code).join('·')).toBe(parts)
})
