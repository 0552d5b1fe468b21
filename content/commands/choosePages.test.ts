import { describe, expect, it } from 'vitest'
import { choosePages } from './choosePages'

const files = [
  'docs/api/queries/get.mdx',
  'docs/api/queries/find.mdx',
  'docs/guides/overview/why-cypress.mdx',
]
const choose = (names: string[], from?: string) =>
  choosePages(names, files, '/site', from)

describe('pages', () => {
  it('can be named by file or folder, from the root, from docs, or in full', () => {
    for (const name of [
      'docs/api/queries/get.mdx',
      './docs/api/queries/get.mdx',
      '/site/docs/api/queries/get.mdx',
      'api/queries/get.mdx',
      'docs/api/queries/get',
    ]) {
      expect(choose([name])).toEqual(['docs/api/queries/get.mdx'])
    }
    expect(choose(['docs/api/'])).toEqual(files.slice(0, 2))
  })

  it('can be named from the current folder', () => {
    expect(choose(['get.mdx'], '/site/docs/api/queries')).toEqual([files[0]])
    expect(choose(['docs/api/queries/get.mdx'], '/site/docs/api')).toEqual([
      files[0],
    ])
  })

  it('are checked once, even if they are named twice', () => {
    expect(choose(['docs/api', ...files.slice(0, 1)])).toHaveLength(2)
  })

  it.each([
    ['docs/api/queries/gte.mdx', 'Did you mean "docs/api/queries/get.mdx"?'],
    ['api/actions/find.mdx', 'Did you mean "docs/api/queries/find.mdx"?'],
    ['README.md', 'Name files or folders inside docs'],
  ])('are not found by the name %s', (name, message) => {
    expect(() => choose([name])).toThrow(message)
  })
})
