import { describe, expect, it } from 'vitest'
import { checkResults, type Results } from './results'

const file = 'docs/guides/x.mdx'

const results: Results = {
  application: '14.5.4',
  pages: new Map([
    [file, { aaaaaaaa: 'passed', bbbbbbbb: 'types: node code' }],
  ]),
}

const check = (...samples: { key: string; line: number }[]) =>
  checkResults([{ file, samples }], results)

const first = { key: 'aaaaaaaa', line: 4 }
const second = { key: 'bbbbbbbb', line: 9 }

describe('checkResults', () => {
  it('accepts samples that have results', () => {
    expect(check(first, second)).toEqual([])
  })

  it('finds pages that have never run, if they have samples', () => {
    const other = 'docs/guides/y.mdx'
    expect(checkResults([{ file: other, samples: [first] }], results)).toEqual([
      {
        file: other,
        line: 4,
        message: `The samples of this page haven't all done what it says in Cypress yet. Run "npm run samples -- ${other}".`,
      },
    ])
    expect(checkResults([{ file: other, samples: [] }], results)).toEqual([])
  })

  it('finds a sample that changed', () => {
    expect(check(first, { key: 'cccccccc', line: 9 })).toEqual([
      {
        file,
        line: 9,
        message: `This sample hasn't run in Cypress since it changed. Run "npm run samples -- ${file}".`,
      },
    ])
  })

  it('finds a sample that was removed', () => {
    expect(check(first)).toMatchObject([
      { line: 1, message: expect.stringMatching(/no longer has/) as string },
    ])
  })
})
