import { describe, expect, it } from 'vitest'
import { readVersion } from './readVersion'

const read = (text: string) => readVersion(text, '15.3.0')

describe('a version', () => {
  it.each([
    ['12.5', '12.5'],
    [' v12.5.1 ', '12.5.1'],
    ['^13.0.0', '13.0.0'],
    ['~ 9.7', '9.7'],
    ['>=15', '15'],
    ['{"devDependencies":{"cypress":"^12.17.4"}}', '12.17.4'],
    ['{"dependencies":{"cypress":"14.5.4"}}\n', '14.5.4'],
  ])('is read from %s', (text, version) => {
    expect(read(text)).toEqual({ version })
  })

  it.each([
    ['', /^Type a version from 3\.0 to 15\.3\.0/],
    ['16.0.0', /^“16\.0\.0” isn't a version/],
    ['2.1', /^“2\.1” isn't a version/],
    ['latest', /^“latest” isn't a version/],
    ['12.5 || 13', /isn't a version/],
    ['{"devDependencies":', /can't be parsed/],
    ['[]', /doesn't list cypress/],
    ['{"name":"shop"}', /doesn't list cypress/],
    ['{"devDependencies":{"cypress":"catalog:"}}', /^“catalog:” isn't/],
  ])('is missing from %s, which is explained', (text, problem) => {
    expect(read(text)).toEqual({ problem: expect.stringMatching(problem) })
  })
})
