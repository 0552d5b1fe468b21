import { parseFragment } from 'parse5'
import { expect, it } from 'vitest'
import type { Release } from '../../src/data/types'
import { toFeed } from './feed'

const site = 'https://example.org/docs/'

const releases: Release[] = Array.from({ length: 40 }, (_, index) => ({
  version: `15.${40 - index}.0`,
  date: `2025-01-${String(31 - Math.floor(index / 2)).padStart(2, '0')}`,
  changes: {
    fix: ['[`a < b`](/api/commands/press) & more work. #12 #345'],
    feature: ['Press any key.'],
  },
}))

it('lists the latest releases, newest first', () => {
  const feed = toFeed(site, releases)
  const titles = [
    ...feed.matchAll(/<title[^>]*><!\[CDATA\[Cypress (15[\d.]+)/g),
  ]
  expect(titles.map(([, version]) => version).slice(0, 2)).toEqual([
    '15.40.0',
    '15.39.0',
  ])
  expect(titles).toHaveLength(30)
  expect(feed).toContain('<updated>2025-01-31T00:00:00.000Z</updated>')
})

it('gives each release its address and its changes, features first', () => {
  const feed = toFeed(site, releases.slice(0, 1))
  expect(feed).toContain(
    '<id>https://example.org/docs/guides/references/changelog#15-40-0</id>',
  )
  const [, content = ''] =
    /<content[^>]*><!\[CDATA\[(.*?)\]\]>/s.exec(feed) ?? []
  expect(content).toBe(
    '<ul><li>Feature: Press any key.</li>' +
      '<li>Fix: <a href="https://example.org/docs/api/commands/press"><code>a &lt; b</code></a> &amp; more work.' +
      ' <a href="https://github.com/cypress-io/cypress/issues/12">#12</a>' +
      ' <a href="https://github.com/cypress-io/cypress/issues/345">#345</a></li></ul>',
  )
  expect(parseFragment(content).childNodes).toHaveLength(1)
})

it('is the same each time', () => {
  expect(toFeed(site, releases)).toBe(toFeed(site, releases))
})
