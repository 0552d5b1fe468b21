import { expect, it } from 'vitest'
import { readSite, toRoute } from './site'

const doc = (id: string, permalink: string) => ({ id, permalink })

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          isLast: false,
          docs: [doc('new', '/base/next/new/')],
          drafts: [],
          sidebars: {},
        },
        {
          versionName: '1.0',
          isLast: true,
          docs: [doc('start', '/base/'), doc('guides/get', '/base/guides/get')],
          drafts: [doc('later', '/base/later')],
          sidebars: {
            guides: [{ type: 'category', items: [{ type: 'doc', id: 'x' }] }],
            index: [
              {
                type: 'category',
                link: { type: 'generated-index', permalink: '/base/all' },
                items: [],
              },
            ],
            words: [
              { type: 'html', value: 'Soon' },
              { type: 'category', items: [] },
            ],
            empty: [],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [{ permalink: '/base/about' }],
  },
}

it('lists the docs of the latest version', () => {
  const { version, docIds } = readSite(allContent, '/base/')
  expect(version).toBe('1.0')
  expect(docIds).toEqual(['start', 'guides/get', 'later'])
})

it('knows which sidebars have a page to link to', () => {
  expect(Object.fromEntries(readSite(allContent, '/base/').sidebars)).toEqual({
    guides: true,
    index: true,
    words: false,
    empty: false,
  })
})

it('lists the pages of every version, without the base URL', () => {
  expect(readSite(allContent, '/base/').routes.sort()).toEqual(
    ['/', '/about', '/all', '/guides/get', '/next/new', '/search'].sort(),
  )
})

it('accepts a site without docs and pages', () => {
  expect(readSite({}, '/').docIds).toEqual([])
})

it('removes the slash at the end of a path', () => {
  expect(toRoute('/')).toBe('/')
  expect(toRoute('/plugins/')).toBe('/plugins')
  expect(toRoute('/plugins')).toBe('/plugins')
})
