import { expect, it } from 'vitest'
import { readApi } from '../../../content/api/readApi'
import { specDefaults } from '../../../content/api/specDefaults'
import {
  nameOf,
  specCases,
  specFiles,
  type SpecCase,
} from '../../../content/runs/specCases'
import { readFoundSpecs } from '../../../content/runs/specPatterns'
import { root } from '../../../tests/pages'
import { findProblem, matchSpecs } from './matchSpecs'

const found = readFoundSpecs(root)
const defaults = specDefaults(readApi(root).descriptions)

const answer = (one: SpecCase) => matchSpecs(specFiles, one, defaults)

it.each(specCases.map((one) => [nameOf(one), one] as const))(
  'finds the specs that Cypress finds: %s',
  (name, one) => {
    const specs = answer(one).filter(({ isSpec }) => isSpec)
    expect(specs.map(({ file }) => file).join(' ')).toBe(found[name])
  },
)

it('suggests only patterns that match', () => {
  const suggestions = specCases.flatMap((one) =>
    answer(one).flatMap(({ file, instead }) => {
      if (!instead) return []
      const [is] = matchSpecs(
        [file],
        { type: 'e2e', specPattern: instead.to, excludeSpecPattern: 'none' },
        defaults,
      )
      return is?.isSpec
        ? []
        : [`${file}: ${instead.to} instead of ${instead.from}`]
    }),
  )
  expect(suggestions).toEqual([])
})

it('explains why a file is no spec', () => {
  const explanations = specCases.flatMap((one) =>
    answer(one).flatMap(({ isSpec, why }) => (isSpec ? [] : [why])),
  )
  expect([...new Set(explanations)].sort()).toMatchInlineSnapshot(`
    [
      "A backslash only separates folders on Windows.",
      "Cypress ignores \`node_modules\`, unless that’s in \`specPattern\`.",
      "Further on in \`specPattern\`, \`!**/cart.*\` leaves it out.",
      "Further on in \`specPattern\`, \`!**/node_modules/**\` leaves it out.",
      "Globs are case-sensitive.",
      "In \`excludeSpecPattern\`, \`!cypress/e2e/cart.cy.ts\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/*.cy.ts\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/*.hot-update.js\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/__snapshots__/*\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/drafts/**\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/export.cy.ts\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/node_modules/**\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/node_modules/moss/**\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/orders/**\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/orders/*\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/orders\` leaves out \`cypress/e2e/orders\`.",
      "In \`excludeSpecPattern\`, \`**/picker.cy.tsx\` leaves it out.",
      "In \`excludeSpecPattern\`, \`**/picker/*\` leaves it out.",
      "In \`excludeSpecPattern\`, \`*.hot-update.js\` leaves it out.",
      "In \`excludeSpecPattern\`, \`./cypress/e2e/orders/**\` leaves it out.",
      "In \`excludeSpecPattern\`, \`cypress/**/!(export).cy.ts\` leaves it out.",
      "In \`excludeSpecPattern\`, \`cypress/e2e/cart.*\` leaves it out.",
      "In \`excludeSpecPattern\`, \`cypress/e2e/orders/**\` leaves it out.",
      "In \`excludeSpecPattern\`, \`cypress/e2e/orders/\` leaves it out.",
      "In \`excludeSpecPattern\`, \`cypress/e2e/orders\` leaves it out.",
      "In \`excludeSpecPattern\`, \`cypress/e2e/{cart,orders/export}*\` leaves it out.",
      "It’s an end-to-end spec, because \`cypress/e2e/**/*.cy.{js,jsx,ts,tsx}\` is in \`e2e.specPattern\`.",
      "It’s an end-to-end spec, because \`cypress/e2e\` is in \`e2e.specPattern\`.",
      "It’s an end-to-end spec, because \`src/**/*.cy.tsx\` is in \`e2e.specPattern\`.",
      "No pattern matches it.",
      "Wildcards don’t match a name that starts with a dot.",
      "\`*.cy.ts\` has no folder, so it only matches files in the project folder.",
      "\`*\` doesn’t match files in subfolders.",
      "\`*\` has no folder, so it only matches files in the project folder.",
      "\`/cypress/e2e/cart.*\` starts with a slash, so it’s an absolute path.",
      "\`cart.cy.ts\` has no folder, so it only matches files in the project folder.",
      "\`cypress/**/*.cy.{ts,tsx}\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/!(cart*)\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/**.cy.ts\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/**/*.cy.ts\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/**/*.cy.{js,jsx,ts,tsx}\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/**/*.ts\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/**/*\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/**/[!a-i]*.ts\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/**\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/*.cy.ts\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/*.ts\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/*\` starts at the project folder, and this file is in \`packages\`.",
      "\`cypress/e2e/@(cart|orders/export).cy.ts\` starts at the project folder, and this file is in \`cypress\`.",
      "\`node_modules/**/*.cy.ts\` starts at the project folder, and this file is in \`packages\`.",
      "\`{cypress/e2e/*.cy.ts,src/**/*.e2e.ts}\` starts at the project folder, and this file is in \`packages\`.",
    ]
  `)
})

it('refuses patterns that take too long', () => {
  expect(findProblem(['cypress/e2e/**/*.cy.{js,jsx,ts,tsx}'])).toBeUndefined()
  expect(findProblem(['{a,b}'.repeat(20)])).toContain('more than the form')
  expect(findProblem(['{1..100000}'])).toContain('more than the form')
  expect(findProblem(['*'.repeat(400)])).toContain('more than the form')
})
