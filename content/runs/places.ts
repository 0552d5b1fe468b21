import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ConfigOption, ConfigPlace } from '../api/facts'
import { configPlaces } from '../api/rows'
import { readMeta } from '../samples/meta'
import type { Application } from './application'
import type { Case } from './cases'
import { openProject, type OpenProject } from './openProject'
import type { Ended } from './run'
import type { PageOfCases } from './specs'

/** Code of a value that isn't the default, by option. */
export type Values = Record<string, string>

/** Values that can't be made from the default. */
const chosen: Values = {
  baseUrl: "'http://localhost:3000'",
  blockHosts: "'ads.example'",
  browser: "'chrome'",
  clientCertificates: "[{ url: 'https://shop.example', ca: [], certs: [] }]",
  defaultBrowser: "'chrome'",
  devServer: '() => ({ port: 1, close: () => {} })',
  devServerConfig: '{ a: 1 }',
  downloadsFolder: "'elsewhere'",
  env: '{ a: 1 }',
  experimentalModifyObstructiveThirdPartyCode: 'true',
  excludeSpecPattern: "'*.skip.ts'",
  fileServerFolder: "'elsewhere'",
  fixturesFolder: "'elsewhere'",
  hosts: "{ 'shop.example': '127.0.0.1' }",
  indexHtmlFile: "'elsewhere.html'",
  justInTimeCompile: 'false',
  keystrokeDelay: '5',
  modifyObstructiveCode: 'false',
  port: '4321',
  projectId: "'abc123'",
  reporter: "'dot'",
  reporterOptions: '{ a: 1 }',
  retries: '1',
  screenshotsFolder: "'elsewhere'",
  scrollBehavior: "'center'",
  specPattern: "'elsewhere/*.ts'",
  supportFile: 'false',
  userAgent: "'Fernhill'",
  videoCompression: '32',
  videosFolder: "'elsewhere'",
}

type FilePlace = 'root' | 'e2e' | 'component'

/** The places of each option. */
type Places = ReadonlyMap<string, ConfigPlace[]>

/** What the application makes of a configuration. */
type Resolved = Record<string, unknown>

/** Loads options, and returns what they have become, or why they're refused. */
async function resolve(
  project: OpenProject,
  place: FilePlace,
  values: Values,
): Promise<Resolved | string> {
  const result = path.join(project.folder, 'resolved.json')
  const options = Object.entries(values)
    .map(([name, value]) => `${name}: ${value},`)
    .join(' ')
  const own = (type: FilePlace) =>
    `{ devServer: () => ({ port: 1, close() {} }), setupNodeEvents, ${place === type ? options : ''} }`
  const problem = await project.load(`
    function setupNodeEvents(on, config) {
      require('node:fs').writeFileSync(${JSON.stringify(result)}, JSON.stringify(config))
    }
    module.exports = { e2e: ${own('e2e')}, component: ${own('component')}, ${place === 'root' ? options : ''} }`)
  return problem ?? (JSON.parse(readFileSync(result, 'utf8')) as Resolved)
}

/** A value for each option that can be tried. */
export function valuesOf(options: readonly ConfigOption[]): Values {
  const found = options.map(({ name, default: value }) => [
    name,
    chosen[name] ?? toOther(value),
  ])
  return Object.fromEntries(
    found.filter(([, value]) => value !== undefined),
  ) as Values
}

/** Of flags and numbers, which is all that's left. */
function toOther(value: string | undefined): string | undefined {
  if (value === 'true') return 'false'
  if (value === 'false') return 'true'
  return /^\d+$/.test(value ?? '') ? `${Number(value) + 1}` : undefined
}

/**
 * Lets the application load each option in a place of a configuration file.
 *
 * @param project with the testing type that belongs to the place
 * @returns the options that it takes, which show in its resolved configuration
 */
async function tryPlace(
  project: OpenProject,
  place: FilePlace,
  all: Values,
): Promise<string[]> {
  const before = await resolve(project, place, {})
  if (typeof before === 'string') throw new Error(before)
  const values = { ...all }
  for (;;) {
    const after = await resolve(project, place, values)
    if (typeof after !== 'string') {
      return Object.keys(values).filter(
        (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
      )
    }
    const refused = Object.keys(values).filter((name) =>
      new RegExp(`\\b${name}\\b`).test(after),
    )
    if (!refused.length) throw new Error(after)
    refused.forEach((name) => Reflect.deleteProperty(values, name))
  }
}

/** Finds the places of a configuration file where each option can be set. */
export async function tryFile(
  root: string,
  application: Application,
  values: Values,
): Promise<Places> {
  const taken = new Map<string, ConfigPlace[]>()
  for (const type of ['e2e', 'component'] as const) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'places-'))
    const project = await openProject(root, folder, application, type)
    try {
      for (const place of ['root', type] as const) {
        for (const name of await tryPlace(project, place, values)) {
          taken.set(name, [...new Set([...(taken.get(name) ?? []), place])])
        }
      }
    } finally {
      project.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return taken
}

const file = 'content/runs/places'

/** Tests that try each option on a suite and on a test. */
export function toPage(values: Values): PageOfCases {
  const code = Object.entries(values)
    .map(
      ([name, value]) => `
describe('suite', { ${name}: ${value} } as object, () => {
  it('${name}', () => {})
})
describe('test', () => {
  it('${name}', { ${name}: ${value} } as object, () => {})
})`,
    )
    .join('')
  const sample = {
    file,
    line: 1,
    indent: 0,
    language: 'ts',
    meta: readMeta(''),
    code,
  }
  const one: Case = {
    sample,
    key: '',
    name: '1',
    kind: 'suite',
    profile: 'e2e',
    start: { state: { cart: [] } },
    expected: 'pass',
  }
  return { file, samples: [sample], cases: [one] }
}

/** The places where the tests of `toPage` were accepted. */
export function readTests(ended: readonly Ended[]): Places {
  const accepted = new Map<string, ConfigPlace[]>()
  for (const place of ['suite', 'test'] as const) {
    for (const { titles, state } of ended) {
      const [page, , found, name = ''] = titles
      if (page !== file || found !== place || state === 'failed') continue
      accepted.set(name, [...(accepted.get(name) ?? []), place])
    }
  }
  return accepted
}

/**
 * Where each option can be set, in the order of `configPlaces`. Of options that show
 * nowhere, we only know what the types say. That goes for suites and tests as well,
 * because they accept options that have no effect there.
 */
export function joinPlaces(
  options: readonly ConfigOption[],
  file: Places,
  tests: Places,
): Record<string, ConfigPlace[]> {
  return Object.fromEntries(
    options.flatMap(({ name, allowedIn }) => {
      const taken = file.get(name)
      if (!taken || internal.includes(name)) return []
      const accepted = tests.get(name) ?? []
      const own = configPlaces.filter(
        (place) =>
          taken.includes(place) ||
          (accepted.includes(place) && allowedIn.includes(place)),
      )
      return [[name, own]]
    }),
  )
}

/** Options that the file takes, but only for Cypress itself. */
const internal = ['browser', 'devServerConfig']
