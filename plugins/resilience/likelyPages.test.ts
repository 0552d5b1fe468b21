import { describe, expect, test } from 'vitest'
import { likelyPages, wordsOf } from './likelyPages'

const pages = [
  ['/guides/overview/why-cypress', 'Why Cypress?'],
  ['/guides/overview/key-differences', 'Key differences'],
  ['/guides/getting-started/installing-cypress', 'Installing Cypress'],
  ['/guides/core-concepts/retry-ability', 'Retry-ability'],
  ['/guides/core-concepts/test-isolation', 'Test isolation'],
  ['/guides/guides/network-requests', 'Network requests'],
  ['/guides/references/best-practices', 'Best practices'],
  ['/guides/references/changelog', 'Changelog'],
  ['/guides/tooling/IDE-integration', 'IDE integration'],
  ['/api/commands/check', 'check'],
  ['/api/commands/click', 'click'],
  ['/api/commands/dblclick', 'dblclick'],
  ['/api/commands/rightclick', 'rightclick'],
  ['/api/commands/get', 'get'],
  ['/api/commands/getcookie', 'getCookie'],
  ['/api/commands/getcookies', 'getCookies'],
  ['/api/commands/getallcookies', 'getAllCookies'],
  ['/api/commands/its', 'its'],
  ['/api/commands/readfile', 'readFile'],
  ['/api/commands/writefile', 'writeFile'],
  ['/api/commands/selectfile', 'selectFile'],
  ['/api/utilities/$', '$'],
].map(([path = '', title = '']) => ({ path, title }))

const paths = (asked: string) => likelyPages(asked, pages).map((p) => p.path)

describe('the most likely page for a path', () => {
  test.each([
    ['in upper case', '/API/Commands/Get', '/api/commands/get'],
    ['with its old suffix', '/api/commands/get.html', '/api/commands/get'],
    ['with a slash', '/api/commands/get/', '/api/commands/get'],
    ['in camel case', '/api/commands/readFile', '/api/commands/readfile'],
    ['with a hyphen', '/api/commands/read-file', '/api/commands/readfile'],
    ['without a hyphen', '/guides/retryability', pages[3]?.path],
    ['in another folder', '/app/references/changelog', pages[7]?.path],
    ['in lower case', '/guides/tooling/ide-integration', pages[8]?.path],
    ['shortened', '/guides/install', pages[2]?.path],
    ['in the singular', '/guides/references/best-practice', pages[6]?.path],
    ['with letters swapped', '/api/commands/clcik', '/api/commands/click'],
    ['without its folder', '/why-cypress', pages[0]?.path],
  ])('%s: %s', (_how, asked, page) => {
    expect(paths(asked)[0]).toBe(page)
  })
})

test('there are at most five likely pages, best first', () => {
  const found = paths('/api/commands/getCookie')
  expect(found.slice(0, 3)).toEqual([
    '/api/commands/getcookie',
    '/api/commands/getcookies',
    '/api/commands/getallcookies',
  ])
  expect(found.length).toBeLessThanOrEqual(5)
})

test.each(['/', '/wp-admin/setup.php', '/xyzzy', '/api/commands/', '/%E0'])(
  'there are none for %s',
  (asked) => {
    expect(paths(asked)).toEqual([])
  },
)

test('the words in a path are what a visitor would search for', () => {
  expect(wordsOf('/API/Commands/Get_Cookie.html')).toEqual([
    'api',
    'commands',
    'get',
    'cookie',
  ])
  expect(wordsOf('/api/utilities/$')).toEqual(['api', 'utilities', '$'])
})
