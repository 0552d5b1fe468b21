import { describe, expect, test } from 'vitest'
import { redirects } from '../../src/data/redirects'
import {
  asKnown,
  findRedirect,
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
    ['/API/Commands/Get.HTML', '/API/Commands/Get'],
    ['/guides/html', '/guides/html'],
    ['/guides/index.htmlx', '/guides/index.htmlx'],
  ])('%s becomes %s', (asked, home) => {
    expect(withoutSuffix(asked, '/')).toBe(home)
  })

  test('the home page keeps the slash of the base URL', () => {
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
])('the hash %j can be decoded: %j', (hash, answer) => {
  expect(isDecodable(hash)).toBe(answer)
})

describe('asKnown', () => {
  const known = ['', '/plugins', '/api/commands/get', '/tooling/IDE', '/u/$']

  test.each([
    ['/API/Commands/Get', '/api/commands/get'],
    ['/API/Commands/Get/', '/api/commands/get'],
    ['/tooling/ide', '/tooling/IDE'],
    ['/Plugins', '/plugins'],
    ['/u/%24', '/u/$'],
    ['/U/%24/', '/u/$'],
    ['/api%2Fcommands%2Fget', '/api/commands/get'],
  ])('%s becomes %s', (asked, home) => {
    expect(asKnown(asked, known)).toBe(home)
  })

  test.each([
    '/',
    '/plugins',
    '/plugins/',
    '/api/commands/get/',
    '/API',
    '/%2Fevil.example',
    '/%2525',
  ])('leaves %s as it is', (path) => {
    expect(asKnown(path, known)).toBe(path)
  })
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
    ['//X//', '#hash', '/x', '#hash'],
    ['//evil.example/x.html', '', '/evil.example/x', ''],
  ])('%s%s becomes %s%s, which stays', (pathname, hash, ...repaired) => {
    expect(repair(pathname, hash)).toEqual(repaired)
    expect(repair(...repaired)).toEqual(repaired)
  })
})

describe('findRedirect', () => {
  const known = [
    { from: '/guides/old', to: '/guides/new' },
    { from: '/app/IDE', to: '/tooling/ide#plugins' },
    { from: '/u/$', to: '/utilities/$' },
  ]

  test.each([
    ['/Guides/OLD', '/guides/new'],
    ['/guides/old.html', '/guides/new'],
    ['/GUIDES/Old/index.html', '/guides/new'],
    ['//guides///old/', '/guides/new'],
    ['/app/ide/', '/tooling/ide#plugins'],
    ['/U/$', '/utilities/$'],
  ])('%s redirects to %s', (asked, target) => {
    expect(findRedirect(asked, '/', known)).toBe(target)
  })

  test.each([
    '/',
    '/guides',
    '/guides/old/er',
    '/guides/new',
    '//evil.example/guides/old',
    '/\\evil.example/',
    '/app',
  ])("%s doesn't redirect", (asked) => {
    expect(findRedirect(asked, '/', known)).toBeUndefined()
  })

  test('source and target are below the base URL', () => {
    expect(findRedirect('/Docs/Guides/Old', '/docs/', known)).toBe(
      '/docs/guides/new',
    )
    expect(findRedirect('/guides/old', '/docs/', known)).toBeUndefined()
  })

  test('no two redirects of the site only differ in case', () => {
    const sources = redirects.map(({ from }) => from.toLowerCase())
    expect(new Set(sources).size).toBe(sources.length)
  })
})
