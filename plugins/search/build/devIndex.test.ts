import { expect, it, vi } from 'vitest'
import { createDevIndex } from './devIndex'

const get = (index: ReturnType<typeof createDevIndex>, url: string) =>
  new Promise((resolve, reject) => {
    const response = { setHeader: vi.fn(), end: vi.fn(resolve) }
    index.serve({ url }, response, reject)
  })

it('builds the index on the first search, and again after pages have changed', async () => {
  let builds = 0
  const index = createDevIndex(async () => {
    builds++
    return new Map([['core.json', `build ${builds}`]])
  })
  expect(builds).toBe(0)
  expect(await get(index, '/core.json')).toBe('build 1')
  expect(await get(index, '/core.json')).toBe('build 1')
  index.forget()
  expect(await get(index, '/core.json')).toBe('build 2')
})

it('passes errors to the dev server', async () => {
  const index = createDevIndex(() => Promise.reject(new Error('No pages')))
  await expect(get(index, '/core.json')).rejects.toThrow('No pages')
})
