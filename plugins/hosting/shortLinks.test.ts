import { expect, it } from 'vitest'
import { toShortLinksFile } from './shortLinks'

it('has a URL for each name that a browser can request', () => {
  const file = toShortLinksFile(
    [
      { name: '', to: '/' },
      { name: 'config#Timeouts', to: '/guides/config#times' },
      { name: 'get', to: '/api/get#syntax' },
      { name: 'get#Alias', to: '/api/get#alias' },
    ],
    'https://docs.example/base/',
  )
  expect(JSON.parse(file)).toEqual({
    '': 'https://docs.example/base/',
    config: 'https://docs.example/base/guides/config',
    get: 'https://docs.example/base/api/get#syntax',
  })
})
