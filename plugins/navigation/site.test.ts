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

it('offers the docs of the version that every page can reach', () => {
  const { version, docIds } = readSite(allContent, '/base/')
  expect(version).toBe('1.0')
  expect(docIds).toEqual(['start', 'guides/get', 'later'])
})

it('knows which sidebars the theme can link to', () => {
  expect(Object.fromEntries(readSite(allContent, '/base/').sidebars)).toEqual({
    guides: true,
    index: true,
    words: false,
    empty: false,
  })
})

it('knows each page of each version, without the base URL', () => {
  expect(readSite(allContent, '/base/').routes.sort()).toEqual(
    ['/', '/about', '/all', '/guides/get', '/next/new', '/search'].sort(),
  )
})

it('reads a site that has neither docs nor pages', () => {
  expect(readSite({}, '/').docIds).toEqual([])
})

it('writes a path as routes are written', () => {
  expect(toRoute('/')).toBe('/')
  expect(toRoute('/plugins/')).toBe('/plugins')
  expect(toRoute('/plugins')).toBe('/plugins')
})
