import { describe, expect, it } from 'vitest'
import type { SidebarGroup } from '../../src/data/types'
import { divide } from './divide'

const doc = (id: string, sidebarPosition = 1000) => ({
  id,
  sourceDirName: id.slice(0, id.lastIndexOf('/')),
  sidebarPosition,
})

const docs = [
  doc('guides/overview/why'),
  doc('guides/guides/debugging'),
  doc('guides/guides/module-api', 3),
  doc('guides/guides/retries'),
]
const categories = {
  'guides/overview': { label: 'Overview', position: 1 },
  'guides/guides': { label: 'Guides', position: 6 },
}
const group = (label: string, ...pages: string[]): SidebarGroup => ({
  label,
  pages,
})
const groups = [
  group('Running', 'module-api'),
  group('Fixing', 'retries', 'debugging'),
]

const divided = (own: SidebarGroup[], dirName = 'guides') =>
  divide(dirName, docs, categories, { 'guides/guides': own })

describe('divide', () => {
  it('turns each group into a folder, in place of the divided one', () => {
    const { docs: placed, categoriesMetadata } = divided(groups)
    expect(
      placed.map(({ sourceDirName, sidebarPosition }) => [
        sourceDirName,
        sidebarPosition,
      ]),
    ).toEqual([
      ['guides/overview', 1000],
      ['guides/guides-1', 1],
      ['guides/guides-0', 0],
      ['guides/guides-1', 0],
    ])
    expect(categoriesMetadata).toEqual({
      ...categories,
      'guides/guides-0': { label: 'Running', position: 6 },
      'guides/guides-1': { label: 'Fixing', position: 6.5 },
    })
  })

  it('puts the groups into the folder that the whole sidebar is made from', () => {
    const { docs: placed } = divided(groups, 'guides/guides')
    expect(placed.map(({ sourceDirName }) => sourceDirName)).toEqual([
      'guides/overview',
      'guides/guides/1',
      'guides/guides/0',
      'guides/guides/1',
    ])
  })

  it('leaves a folder alone that the site does not have', () => {
    const own = { 'faq/questions': [group('Cloud', 'cloud-faq')] }
    expect(divide('faq/questions', docs, categories, own)).toEqual({
      docs,
      categoriesMetadata: categories,
    })
  })

  it.each<[string, SidebarGroup[], string]>([
    [
      'a page without a group',
      [group('Running', 'module-api'), group('Fixing', 'debugging')],
      'docs/guides/guides/retries.mdx is in no group of its sidebar. Add "retries" to one of "Running", "Fixing" in src/data/sidebarGroups.ts.',
    ],
    [
      'a page in two groups',
      [...groups, group('More', 'retries')],
      '"retries" is in the groups of guides/guides twice. Remove it from one of "Running", "Fixing", "More" in src/data/sidebarGroups.ts.',
    ],
    [
      "a page that doesn't exist",
      [...groups, group('More', 'debuging')],
      'The groups of guides/guides list "debuging", but there\'s no docs/guides/guides/debuging.mdx. Did you mean "debugging"? Correct or remove it in src/data/sidebarGroups.ts.',
    ],
  ])('refuses %s', (_, own, message) => {
    expect(() => divided(own)).toThrow(message)
  })
})
