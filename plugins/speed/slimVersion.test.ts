import { expect, it } from 'vitest'
import { slimVersion } from './slimVersion'

it('keeps the sidebars, without what only page cards read', () => {
  const link = { type: 'link', label: 'get', href: '/api/get' }
  const props = {
    version: {
      label: 'Next',
      docs: { get: { title: 'get', description: 'Finds elements.' } },
      docsSidebars: {
        api: [
          {
            type: 'category',
            label: 'Queries',
            items: [
              { ...link, docId: 'api/queries/get', unlisted: false },
              { ...link, unlisted: true },
            ],
          },
        ],
      },
    },
  }
  expect(slimVersion(props)).toEqual({
    version: {
      label: 'Next',
      docs: {},
      docsSidebars: {
        api: [
          {
            type: 'category',
            label: 'Queries',
            items: [
              { ...link, docId: '-' },
              { ...link, unlisted: true },
            ],
          },
        ],
      },
    },
  })
})
