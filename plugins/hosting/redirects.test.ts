import { describe, expect, it } from 'vitest'
import { findMistakes, redirectPage } from './redirects'

const routes = new Set(['/', '/api/commands/get', '/api/commands/find'])

describe('findMistakes', () => {
  it('accepts a redirect to a page or to a heading in it', () => {
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
    [[{ from: '/get', to: '/api/get' }], 'is no page'],
    [[{ from: '/get', to: '/get' }], 'is itself redirected'],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/api/commands/get' },
      ],
      'name the last target',
    ],
    [
      [
        { from: '/get', to: '/api/commands/get' },
        { from: '/get', to: '/api/commands/find' },
      ],
      'stands twice',
    ],
    [[{ from: '/api/commands/get', to: '/' }], 'is a page already'],
    [[{ from: '/get/', to: '/api/commands/get' }], 'is no address'],
    [[{ from: '/get?x', to: '/api/commands/get' }], 'is no address'],
  ])('refuses %o', (redirects, message) => {
    const mistakes = findMistakes(redirects, routes)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(message)
  })
})

it('writes pages that cannot be broken out of', () => {
  const page = redirectPage('/a"><script>', 'https://docs.example')
  expect(page).toContain('url=/a&quot;&gt;&lt;script&gt;')
  expect(page).not.toContain('<script')
})
