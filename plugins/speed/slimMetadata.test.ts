import { expect, it } from 'vitest'
import { slimMetadata } from './slimMetadata'

it('keeps what the theme shows', () => {
  const shown = {
    id: 'api/commands/get',
    title: 'get',
    description: 'Finds elements.',
    permalink: '/api/commands/get',
    unlisted: false,
    editUrl: 'https://example.com/get.mdx',
    tags: [],
    next: { title: 'its', permalink: '/api/commands/its' },
  }
  expect(
    slimMetadata({
      ...shown,
      source: '@site/docs/api/commands/get.mdx',
      version: 'current',
      frontMatter: { title: 'get' },
    }),
  ).toEqual({ ...shown, frontMatter: {} })
})
