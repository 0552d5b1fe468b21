import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import startup from '.'

const client = path.join(
  __dirname,
  '../../node_modules/@docusaurus/core/lib/client',
)

const configure = (entry: unknown) =>
  (
    startup().configureWebpack as unknown as (
      config: object,
      isServer: boolean,
    ) => { entry?: string; resolve?: { alias: object } }
  )({ entry }, false)

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

it("replaces the framework's entry", () => {
  const site = path.join(client, 'clientEntry.js')
  const { entry, resolve } = configure(site)
  expect(entry).toMatch(/start\.ts$/)
  expect(resolve).toEqual({ alias: { '@startup/site': site } })
})

it.each([
  [
    'has more than one entry',
    { main: ['/a.js'] },
    `Found: {"main":["/a.js"]} as the bundler's entry.`,
  ],
  [
    "doesn't signal that React runs",
    path.join(client, 'exports/Link.js'),
    'Found: no "window.docusaurusRoot =" in ',
  ],
])('fails the build if the framework %s', (_what, entry, message) => {
  expect(() => configure(entry)).toThrow(message)
})
