import { describe, expect, test } from 'vitest'
import { isDecodable, repairAddress, withoutSuffix } from './address'

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

describe('repairAddress', () => {
  const repair = (address: string) => {
    const [, pathname = '', search = '', hash = ''] =
      /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
    return repairAddress({ pathname, search, hash }, '/')
  }

  test.each([
    '/',
    '/faq/questions/cloud-faq?q=1#what',
    '/a%20b#%C3%A9',
    '/search?q=100%#x',
  ])('leaves %s as it is', (address) => {
    expect(repair(address)).toBe(address)
  })

  test.each([
    ['/x.html?q=1#hash', '/x?q=1#hash'],
    ['/x?q=1#%E0%A4%A', '/x?q=1'],
    ['/%E0%A4%A#hash', '/%25E0%25A4%25A#hash'],
  ])('%s becomes %s', (broken, repaired) => {
    expect(repair(broken)).toBe(repaired)
    expect(repair(repaired)).toBe(repaired)
  })
})
