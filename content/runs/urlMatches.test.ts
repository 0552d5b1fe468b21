import { expect, it } from 'vitest'
import { urlMatches } from './urlRequests'
import { root } from '../../tests/pages'
import { readSource } from '../page/files'
import { readResults } from './results'
import { planUrlMatches, urlMatchesRun } from './urlMatches'

it('has the answers of Cypress to exactly these requests', () => {
  const { file, cases } = planUrlMatches()
  expect(readResults(root).pages.get(file)).toEqual(
    Object.fromEntries(cases.map(({ key }) => [key, 'passed'])),
  )
})

const codesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

it('covers the table that readers see without JavaScript', () => {
  const { text } = readSource(root, urlMatchesRun.described)
  const [, table = ''] = /^(\| Pattern .*?)\n\n/ms.exec(text) ?? []
  const rows = table.split('\n').slice(2)
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    const [, pattern, matching, others] = row.split(/(?<!\\)\|/)
    const [match = ''] = codesIn(pattern).map((code) =>
      code.replace('\\\\', '\\'),
    )
    const covered = urlMatches.find((one) => one.match === match)
    const isRequest = (code: string) => code.startsWith('/')
    expect(covered?.yes).toEqual(
      expect.arrayContaining(codesIn(matching).filter(isRequest)),
    )
    expect(covered?.no).toEqual(
      expect.arrayContaining(codesIn(others).filter(isRequest)),
    )
  }
})
