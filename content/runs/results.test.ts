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

  it('accepts pages that have never run', () => {
    const page = { file: 'docs/guides/y.mdx', samples: [first] }
    expect(checkResults([page], results)).toEqual([])
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
