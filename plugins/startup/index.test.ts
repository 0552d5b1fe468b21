import { afterEach, expect, it, vi } from 'vitest'
import startup from '.'

const configure = startup().configureWebpack as unknown as (
  config: object,
  isServer: boolean,
) => { entry?: string; resolve?: { alias: object } }

afterEach(() => {
  vi.unstubAllEnvs()
})

it('starts the site later', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { entry, resolve } = configure({ entry: '/clientEntry.js' }, false)
  expect(entry).toMatch(/start\.ts$/)
  expect(resolve).toEqual({ alias: { '@startup/site': '/clientEntry.js' } })
})

it('ends the build when the framework has no single entry anymore', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(() => configure({ entry: { main: ['/a.js'] } }, false)).toThrow(
    'Found: {"main":["/a.js"]} as the entry of the bundler.',
  )
})
