import { expect, it } from 'vitest'
import { root } from '../../tests/pages'
import { readSource } from '../page/files'
import { nameOf, specCases } from './specCases'
import { readFoundSpecs, specPatternsRun } from './specPatterns'

const found = readFoundSpecs(root)

it('has the answers of Cypress to exactly these patterns', () => {
  expect(Object.keys(found)).toEqual(specCases.map(nameOf))
})

const codesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

it('covers the table that readers see without JavaScript', () => {
  const { text } = readSource(root, specPatternsRun.described)
  const [, table = ''] = /^(\| Pattern .*?)\n\n/ms.exec(text) ?? []
  const rows = table.split('\n').slice(2)
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    const [, pattern, specs, others] = row.split('|')
    const [specPattern = ''] = codesIn(pattern)
    const answer = found[nameOf({ type: 'e2e', specPattern })]?.split(' ')
    expect(answer).toEqual(expect.arrayContaining(codesIn(specs)))
    for (const other of codesIn(others)) expect(answer).not.toContain(other)
  }
})
