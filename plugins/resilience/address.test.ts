import { describe, expect, test } from 'vitest'
import {
  inKnownCase,
  isDecodable,
  repairAddress,
  withoutSuffix,
} from './address'

describe('withoutSuffix', () => {
  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/api/commands/get', '/api/commands/get'],
    ['/api/commands/get/', '/api/commands/get/'],
    ['/api/commands/get.html', '/api/commands/get'],
    ['/api/commands/get/index.html', '/api/commands/get'],
    ['/guides/html', '/guides/html'],
    ['/guides/index.htmlx', '/guides/index.htmlx'],
  ])('%s is at %s', (asked, home) => {
    expect(withoutSuffix(asked, '/')).toBe(home)
  })

  test('the home page keeps the slash of its base URL', () => {
    expect(withoutSuffix('/docs/index.html', '/docs/')).toBe('/docs/')
    expect(withoutSuffix('/docs/faq/index.html', '/docs/')).toBe('/docs/faq')
  })
})

test.each([
  ['', true],
  ['#Syntax', true],
  ['#%E0%A4%85', true],
  ['#%E0%A4%A', false],
  ['#100%', false],
  ['#%', false],
])('the hash %j decodes: %j', (hash, answer) => {
  expect(isDecodable(hash)).toBe(answer)
})

describe('inKnownCase', () => {
  const known = ['', '/plugins', '/api/commands/get', '/tooling/IDE']

  test.each([
    ['/API/Commands/Get', '/api/commands/get'],
    ['/API/Commands/Get/', '/api/commands/get'],
    ['/tooling/ide', '/tooling/IDE'],
    ['/Plugins', '/plugins'],
  ])('%s is at %s', (asked, home) => {
    expect(inKnownCase(asked, known)).toBe(home)
  })

  test.each(['/', '/plugins', '/plugins/', '/api/commands/get/', '/API'])(
    'leaves %s as it is',
    (path) => {
      expect(inKnownCase(path, known)).toBe(path)
    },
  )
})

describe('repairAddress', () => {
  const repair = (pathname: string, hash: string) =>
    Object.values(repairAddress({ pathname, hash }, '/', ['', '/x']))

  test.each([
    ['/', ''],
    ['/x', '#what'],
    ['/a%20b', '#%C3%A9'],
  ])('leaves %s%s as it is', (pathname, hash) => {
    expect(repair(pathname, hash)).toEqual([pathname, hash])
  })

  test.each([
    ['/X.html', '#hash', '/x', '#hash'],
    ['/x', '#%E0%A4%A', '/x', ''],
    ['/%E0%A4%A', '#hash', '/%25E0%25A4%25A', '#hash'],
  ])('%s%s becomes %s%s, once', (pathname, hash, ...repaired) => {
    expect(repair(pathname, hash)).toEqual(repaired)
    expect(repair(...repaired)).toEqual(repaired)
  })
})
