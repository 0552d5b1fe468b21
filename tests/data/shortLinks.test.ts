import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { beforeAll, describe, expect, it } from 'vitest'
import { readApi } from '../../content/api/readApi'
import type { Outline } from '../../content/page/outline'
import { readPages } from '../../content/rules/readPages'
import { findPages, readSite } from '../../content/rules/readSite'
import { links } from '../../content/rules/links'
import type { Source } from '../../content/page/files'
import type { Site } from '../../content/rules/site'
import { nearest } from '../../lib/nearest'
import { shortLinks } from '../../src/data/shortLinks'
import type { ShortLink } from '../../src/data/types'
import { root } from '../pages'

const table = 'src/data/shortLinks.ts'

/** A constant with the host, which code combines with a path. */
const hostConstant = /const (\w+) = ['"](https:\/\/on\.cypress\.io)['"]/g

const shortLink =
  /https?:\/\/on\.cypress\.io(?:\/([^\s`'"<>()[\]{}\\]*)|(?![\w-]))/g

/** The names of short links, each with the first place that prints it. */
function findShortLinks(sources: Source[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { file, text } of sources) {
    const expanded = [...text.matchAll(hostConstant)].reduce(
      (code, [, name = '', host = '']) => code.replaceAll(`\${${name}}`, host),
      text,
    )
    for (const { 1: rest = '', index } of expanded.matchAll(shortLink)) {
      const name = rest.replace(/[.,;:!?]+$/, '')
      const line = expanded.slice(0, index).split('\n').length
      if (!found.has(name)) found.set(name, `${file}:${line}`)
    }
  }
  return found
}

/** The text files of a package, without its dependencies. */
async function readPackage(folder: string): Promise<Source[]> {
  const files = await Globby('**/*.{ts,mts,cts,js,mjs,cjs,json,md}', {
    cwd: path.join(root, folder),
    ignore: ['**/node_modules/**'],
  })
  return files.sort().map((name) => {
    const file = `${folder}/${name}`
    return { file, text: readFileSync(path.join(root, file), 'utf8') }
  })
}

const withoutHash = (address: string) => address.replace(/#.*$/, '')

const lastSegment = (address: string) =>
  withoutHash(address).split('/').at(-1)?.toLowerCase() ?? ''

/** The page that a new short link most likely belongs to. */
function proposeTarget(name: string, { outlines }: Site): string | undefined {
  const routes = outlines.flatMap(({ route, unlisted }) =>
    route === undefined || unlisted ? [] : [route],
  )
  const segment = nearest(lastSegment(name), routes.map(lastSegment))
  return routes.find((route) => lastSegment(route) === segment)
}

/** Problems with targets, found by the rule for links in data. */
function targetProblems(entries: ShortLink[], site: Site): string[] {
  const unwritten = new Set(
    site.outlines.flatMap(({ route, unlisted }) => (unlisted ? [route] : [])),
  )
  const found = links({
    ...site,
    outlines: site.outlines.map((page) => ({ ...page, links: [] })),
    // One line per entry, to map a problem back to its entry.
    data: [
      { file: table, text: entries.map(({ to }) => `'${to}'`).join('\n') },
    ],
  })
  return entries.flatMap(({ name, to }, index) => {
    if (!to.startsWith('/')) {
      return `"${name}" leads to "${to}". Write a path from the root of this site.`
    }
    if (unwritten.has(withoutHash(to))) {
      return `"${name}" leads to "${to}", which isn't written yet. Choose a page that is.`
    }
    return found
      .filter(({ line }) => line === index + 1)
      .map(({ message }) => `"${name}": ${message}`)
  })
}

/** Problems with an entry, apart from its target. */
function entryProblems(
  { name, to, printedBy }: ShortLink,
  index: number,
  entries: ShortLink[],
  printed: ReadonlyMap<string, string>,
): string[] {
  const problems: string[] = []
  const before = entries[index - 1]?.name
  if (before === name) {
    problems.push(`"${name}" is listed twice. Remove one.`)
  } else if (before !== undefined && before > name) {
    problems.push(
      `"${name}" comes after "${before}". Sort the entries by name.`,
    )
  }
  if (!printed.has(name) && !printedBy) {
    problems.push(
      `No file of the package contains "${name}". Remove it, or set printedBy to the last version that had it.`,
    )
  }
  if (printed.has(name) && printedBy) {
    problems.push(
      `"${name}" is still in ${printed.get(name)}. Remove printedBy.`,
    )
  }
  const sibling = entries.find(
    (other) => withoutHash(other.name) === withoutHash(name),
  )
  if (sibling && withoutHash(sibling.to) !== withoutHash(to)) {
    problems.push(
      `"${name}" and "${sibling.name}" lead to different pages. Choose one page, because servers never see the part after "#".`,
    )
  }
  return problems
}

/** All problems with the table. */
function findProblems(
  entries: ShortLink[],
  printed: ReadonlyMap<string, string>,
  site: Site,
): string[] {
  const known = new Set(entries.map(({ name }) => name))
  const missing = [...printed].flatMap(([name, place]) => {
    if (known.has(name)) return []
    const target = proposeTarget(name, site)
    const entry = target ? `{ name: '${name}', to: '${target}' }` : 'an entry'
    return `"${name}" (${place}) has no target. Add ${entry}, with the section that answers it.`
  })
  return [
    ...missing,
    ...entries.flatMap((entry, index) =>
      entryProblems(entry, index, entries, printed),
    ),
    ...targetProblems(entries, site),
  ]
}

describe('the short links of the cypress package', () => {
  let printed: Map<string, string>
  let sources: Source[]
  let site: Site

  beforeAll(async () => {
    sources = await readPackage('node_modules/cypress')
    printed = findShortLinks(sources)
    const readings = await readPages(root, findPages(root), readApi(root))
    site = readSite(
      root,
      readings.map(({ outline }) => outline),
    )
    // After a change to a rule, every page is read again.
  }, 300_000)

  it('are found in types and in code', () => {
    const ofTypes = findShortLinks(
      sources.filter(({ file }) => file.includes('/cypress/types/')),
    )
    expect([...ofTypes.keys()].sort()).toEqual(readApi(root).facts.onLinks)
    expect([...printed.keys()]).toEqual(
      expect.arrayContaining(['', 'mounting-react', 'required-dependencies']),
    )
  })

  it('all lead to a section of this site', () => {
    expect(findProblems(shortLinks, printed, site)).toEqual([])
  })
})

describe('findShortLinks', () => {
  it.each([
    [' * @see https://on.cypress.io/get#Alias', 'get#Alias'],
    ['[cy.wait()](https://on.cypress.io/wait) command', 'wait'],
    [' * @see {@link https://on.cypress.io/mounting-vue} for', 'mounting-vue'],
    ['Read https://on.cypress.io/api/commands.', 'api/commands'],
    ["blue('https://on.cypress.io/$')", '$'],
    ["open('https://on.cypress.io')", ''],
  ])('finds the link in %s', (text, name) => {
    const place = 'types/a.d.ts:2'
    expect(
      findShortLinks([{ file: 'types/a.d.ts', text: `\n${text}` }]),
    ).toEqual(new Map([[name, place]]))
  })

  it('finds links that use a constant for the host', () => {
    const text =
      "const docsUrl = 'https://on.cypress.io';\nconst runUrl = `${docsUrl}/cypress-run`;"
    expect(findShortLinks([{ file: 'errors.js', text }])).toEqual(
      new Map([
        ['', 'errors.js:1'],
        ['cypress-run', 'errors.js:2'],
      ]),
    )
  })

  it('ignores other hosts', () => {
    const text =
      'https://example.cypress.io/get https://on.cypress.iovation/get'
    expect(findShortLinks([{ file: 'a.md', text }])).toEqual(new Map())
  })
})

describe('findProblems', () => {
  const page = (
    route: string,
    anchors: string[],
    unlisted = false,
  ): Outline => ({
    file: `docs${route}.mdx`,
    route,
    unlisted,
    title: undefined,
    description: undefined,
    anchors,
    links: [],
    assets: [],
    partials: [],
  })
  const site: Site = {
    outlines: [
      page('/api/commands/get', ['syntax', 'alias']),
      page('/api/commands/go', []),
      page('/guides/cloud/introduction', [], true),
    ],
    files: [],
    searches: [],
    drawings: [],
    pictureStyle: '',
    data: [],
    otherRoutes: ['/'],
    redirects: [{ from: '/api', to: '/api/commands/get', line: 1 }],
    promised: [],
    addresses: '',
  }
  const at = 'types/cypress.d.ts:1'
  const printedNames = (...names: string[]) =>
    new Map(names.map((name) => [name, at]))
  const get = { name: 'get', to: '/api/commands/get' }

  it('accepts a page, a section, and a link from an older version', () => {
    const entries = [
      { name: '', to: '/' },
      get,
      { name: 'get#Alias', to: '/api/commands/get#alias' },
      { name: 'got', to: '/api/commands/get', printedBy: '9.7.0' },
    ]
    expect(
      findProblems(entries, printedNames('', 'get', 'get#Alias'), site),
    ).toEqual([])
  })

  it.each([
    [['get'], `{ name: 'get', to: '/api/commands/get' }`],
    [['api/Goo#Syntax'], `{ name: 'api/Goo#Syntax', to: '/api/commands/go' }`],
    [['required-dependencies'], 'Add an entry,'],
    [['introduction'], 'Add an entry,'],
  ])('proposes an entry for %o', (names, message) => {
    const problems = findProblems([], printedNames(...names), site)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(message)
    expect(problems[0]).toContain(at)
  })

  it.each<[string, ShortLink[], string]>([
    ["a link that's gone", [get, { ...get, name: 'got' }], 'No file'],
    [
      'a stale printedBy',
      [{ ...get, printedBy: '9.7.0' }],
      'is still in types',
    ],
    ['a duplicate name', [get, get], 'is listed twice'],
    [
      'the wrong order',
      [get, { name: 'and', to: '/', printedBy: '9.7.0' }],
      'comes after "get"',
    ],
    [
      'two pages for one name',
      [get, { name: 'get#A', to: '/api/commands/go', printedBy: '9.7.0' }],
      'lead to different pages',
    ],
    [
      "a page that doesn't exist",
      [{ name: 'get', to: '/api/commands/gett' }],
      'Did you mean "/api/commands/get"?',
    ],
    [
      "a section that doesn't exist",
      [{ name: 'get', to: '/api/commands/get#aliass' }],
      'Did you mean "#alias"?',
    ],
    ['a redirect', [{ name: 'get', to: '/api' }], 'is redirected'],
    [
      "a page that isn't written",
      [{ name: 'get', to: '/guides/cloud/introduction#basics' }],
      "isn't written yet",
    ],
    [
      'another site',
      [{ name: 'get', to: 'https://a.example' }],
      'from the root',
    ],
  ])('rejects %s', (_, entries, message) => {
    const problems = findProblems(entries, printedNames('get'), site)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(message)
  })
})
