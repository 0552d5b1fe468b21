import { expect, it } from 'vitest'
import { readConfigFacts } from '../api/configFacts'
import { root } from '../../tests/pages'
import { compose, readResolved } from './composedConfigs'
import { configCases } from './configCases'

const resolved = readResolved(root)
const facts = await readConfigFacts(root)

it('has what Cypress resolved of exactly these cases', () => {
  expect(Object.keys(resolved)).toEqual(configCases.map(({ name }) => name))
})

it.each(configCases)('$name: says what Cypress resolved', (one) => {
  const { rows } = compose(one, facts)
  const own = rows.map(({ name, values, wins }) => [name, values[wins]])
  expect(Object.fromEntries(own)).toEqual(resolved[one.name])
})
