import { describe, expect, it } from 'vitest'
import { summarize } from './frontMatter'

const page = 'docs/guides/x.mdx'

const say = (...found: string[]) =>
  summarize(
    {
      application: '14.5.4',
      pages: new Map([[page, Object.fromEntries(Object.entries(found))]]),
    },
    page,
    '15.3.0',
  )

describe('summarize', () => {
  it.each([
    [
      ['passed', 'failed', 'types: needs Cypress 15.0.0'],
      '3 samples, 2 run in Cypress 14.5.4, 1 checked against the types of 15.3.0',
    ],
    [['passed', 'passed'], '2 samples, all run in Cypress 14.5.4'],
    [['passed'], '1 sample, run in Cypress 14.5.4'],
    [
      ['skipped', 'types: needs Cypress Cloud'],
      '2 samples, all checked against the types of 15.3.0',
    ],
    [['skipped'], '1 sample, checked against the types of 15.3.0'],
  ])('%j', (found, expected) => {
    expect(say(...found)).toBe(expected)
  })

  it('says nothing about pages without samples', () => {
    expect(say()).toBeUndefined()
    expect(
      summarize({ application: '14.5.4', pages: new Map() }, page, '15.3.0'),
    ).toBeUndefined()
  })
})
