import { describe, expect, it } from 'vitest'
import { findMistakes, redirectPage } from './redirects'

const routes = new Set(['/', '/api/commands/get', '/api/commands/find'])

describe('findMistakes', () => {
  it('accepts a redirect to a page or to one of its headings', () => {
    expect(
      findMistakes(
        [
          { from: '/get', to: '/api/commands/get' },
          { from: '/alias', to: '/api/commands/get#alias' },
        ],
        routes,
      ),
    ).toEqual([])
  })

  it.each([
    [[{ from: '/get', to: '/api/get' }], "isn't a page"],
    [[{ from: '/get', to: '/get' }], 'is redirected too'],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/api/commands/get' },
      ],
      'Write the final target',
    ],
    [
      [
        { from: '/get', to: '/api/commands/get' },
        { from: '/get', to: '/api/commands/find' },
      ],
      'has two redirects',
    ],
    [[{ from: '/api/commands/get', to: '/' }], 'is the path of a page'],
    [[{ from: '/get/', to: '/api/commands/get' }], "isn't a valid path"],
    [[{ from: '/get?x', to: '/api/commands/get' }], "isn't a valid path"],
  ])('refuses %o', (redirects, message) => {
    const mistakes = findMistakes(redirects, routes)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(message)
  })
})

it('escapes what it writes to a page', () => {
  const page = redirectPage('/a"><script>', 'https://docs.example')
  expect(page).toContain('url=/a&#34;&#62;&#60;script&#62;')
  expect(page).not.toContain('<script')
})
