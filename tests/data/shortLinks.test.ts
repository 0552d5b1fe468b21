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

/** A constant that holds the host, to which code adds the rest. */
const hostConstant = /const (\w+) = ['"](https:\/\/on\.cypress\.io)['"]/g

const shortLink =
  /https?:\/\/on\.cypress\.io(?:\/([^\s`'"<>()[\]{}\\]*)|(?![\w-]))/g

/** The names of short links, each with the place that prints it first. */
function findShortLinks(sources: Source[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { file, text } of sources) {
    const whole = [...text.matchAll(hostConstant)].reduce(
      (code, [, name = '', host = '']) => code.replaceAll(`\${${name}}`, host),
      text,
    )
    for (const { 1: rest = '', index } of whole.matchAll(shortLink)) {
      const name = rest.replace(/[.,;:!?]+$/, '')
      const line = whole.slice(0, index).split('\n').length
      if (!found.has(name)) found.set(name, `${file}:${line}`)
    }
  }
  return found
}

/** All that a package ships, without what it depends on. */
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

const lastWord = (address: string) =>
  withoutHash(address).split('/').at(-1)?.toLowerCase() ?? ''

/** The page that a short link without an entry most likely means. */
function proposeTarget(name: string, { outlines }: Site): string | undefined {
  const routes = outlines.flatMap(({ route, unlisted }) =>
    route === undefined || unlisted ? [] : [route],
  )
  const word = nearest(lastWord(name), routes.map(lastWord))
  return routes.find((route) => lastWord(route) === word)
}

/** What is wrong with entries' targets, as the rule for links in data has it. */
function targetMistakes(entries: ShortLink[], site: Site): string[] {
  const unwritten = new Set(
    site.outlines.flatMap(({ route, unlisted }) => (unlisted ? [route] : [])),
  )
  const found = links({
    ...site,
    outlines: site.outlines.map((page) => ({ ...page, links: [] })),
    // An entry a line, so that the line tells the entry.
    data: [
      { file: table, text: entries.map(({ to }) => `'${to}'`).join('\n') },
    ],
  })
  return entries.flatMap(({ name, to }, index) => {
    if (!to.startsWith('/')) {
      return `"${name}" leads to "${to}": write a path from the root of this site`
    }
    if (unwritten.has(withoutHash(to))) {
      return `"${name}" leads to "${to}", a page that is not written yet: name one that is`
    }
    return found
      .filter(({ line }) => line === index + 1)
      .map(({ message }) => `"${name}": ${message}`)
  })
}

/** What is wrong with one entry, beside its target. */
function entryMistakes(
  { name, to, printedBy }: ShortLink,
  index: number,
  entries: ShortLink[],
  printed: ReadonlyMap<string, string>,
): string[] {
  const mistakes: string[] = []
  const before = entries[index - 1]?.name
  if (before === name) {
    mistakes.push(`"${name}" stands twice: keep one`)
  } else if (before !== undefined && before > name) {
    mistakes.push(`"${name}" stands behind "${before}": sort by name`)
  }
  if (!printed.has(name) && !printedBy) {
    mistakes.push(
      `"${name}" is in no file of the package: remove it, or name the last version that had it in "printedBy"`,
    )
  }
  if (printed.has(name) && printedBy) {
    mistakes.push(
      `"${name}" is still at ${printed.get(name)}: remove "printedBy"`,
    )
  }
  const sibling = entries.find(
    (other) => withoutHash(other.name) === withoutHash(name),
  )
  if (sibling && withoutHash(sibling.to) !== withoutHash(to)) {
    mistakes.push(
      `"${name}" and "${sibling.name}" lead to different pages: browsers keep what stands behind "#" to themselves, so name one page`,
    )
  }
  return mistakes
}

/** What is wrong with the table, one sentence each. */
function findMistakes(
  entries: ShortLink[],
  printed: ReadonlyMap<string, string>,
  site: Site,
): string[] {
  const known = new Set(entries.map(({ name }) => name))
  const missing = [...printed].flatMap(([name, place]) => {
    if (known.has(name)) return []
    const target = proposeTarget(name, site)
    const entry = target ? `{ name: '${name}', to: '${target}' }` : 'an entry'
    return `"${name}" (${place}) leads nowhere: add ${entry}, with the section that answers it`
  })
  return [
    ...missing,
    ...entries.flatMap((entry, index) =>
      entryMistakes(entry, index, entries, printed),
    ),
    ...targetMistakes(entries, site),
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
    // After a change of a rule, every page is read anew.
  }, 300_000)

  it('are all found: those of the types, and those that code puts together', () => {
    const ofTypes = findShortLinks(
      sources.filter(({ file }) => file.includes('/cypress/types/')),
    )
    expect([...ofTypes.keys()].sort()).toEqual(readApi(root).facts.onLinks)
    expect([...printed.keys()]).toEqual(
      expect.arrayContaining(['', 'mounting-react', 'required-dependencies']),
    )
  })

  it('each lead to a section of this site', () => {
    expect(findMistakes(shortLinks, printed, site)).toEqual([])
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
  ])('finds that of %s', (text, name) => {
    const place = 'types/a.d.ts:2'
    expect(
      findShortLinks([{ file: 'types/a.d.ts', text: `\n${text}` }]),
    ).toEqual(new Map([[name, place]]))
  })

  it('finds what is put together from a constant', () => {
    const text =
      "const docsUrl = 'https://on.cypress.io';\nconst runUrl = `${docsUrl}/cypress-run`;"
    expect(findShortLinks([{ file: 'errors.js', text }])).toEqual(
      new Map([
        ['', 'errors.js:1'],
        ['cypress-run', 'errors.js:2'],
      ]),
    )
  })

  it('leaves other hosts alone', () => {
    const text =
      'https://example.cypress.io/get https://on.cypress.iovation/get'
    expect(findShortLinks([{ file: 'a.md', text }])).toEqual(new Map())
  })
})

describe('findMistakes', () => {
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
    drawings: [],
    pictureStyle: '',
    data: [],
    otherRoutes: ['/'],
    redirects: [{ from: '/api', to: '/api/commands/get', line: 1 }],
    promised: [],
  }
  const at = 'types/cypress.d.ts:1'
  const printedNames = (...names: string[]) =>
    new Map(names.map((name) => [name, at]))
  const get = { name: 'get', to: '/api/commands/get' }

  it('accepts a page, a section, and what an older version printed', () => {
    const entries = [
      { name: '', to: '/' },
      get,
      { name: 'get#Alias', to: '/api/commands/get#alias' },
      { name: 'got', to: '/api/commands/get', printedBy: '9.7.0' },
    ]
    expect(
      findMistakes(entries, printedNames('', 'get', 'get#Alias'), site),
    ).toEqual([])
  })

  it.each([
    [['get'], `{ name: 'get', to: '/api/commands/get' }`],
    [['api/Goo#Syntax'], `{ name: 'api/Goo#Syntax', to: '/api/commands/go' }`],
    [['required-dependencies'], 'add an entry,'],
    [['introduction'], 'add an entry,'],
  ])('proposes an entry for %o', (names, message) => {
    const mistakes = findMistakes([], printedNames(...names), site)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(message)
    expect(mistakes[0]).toContain(at)
  })

  it.each<[string, ShortLink[], string]>([
    ['a link that is gone', [get, { ...get, name: 'got' }], 'is in no file'],
    ['a stale mark', [{ ...get, printedBy: '9.7.0' }], 'is still at types'],
    ['the same name twice', [get, get], 'stands twice'],
    [
      'names out of order',
      [get, { name: 'and', to: '/', printedBy: '9.7.0' }],
      'stands behind "get"',
    ],
    [
      'two pages for one name',
      [get, { name: 'get#A', to: '/api/commands/go', printedBy: '9.7.0' }],
      'lead to different pages',
    ],
    [
      'no such page',
      [{ name: 'get', to: '/api/commands/gett' }],
      'Did you mean "/api/commands/get"?',
    ],
    [
      'no such section',
      [{ name: 'get', to: '/api/commands/get#aliass' }],
      'Did you mean "#alias"?',
    ],
    ['a redirect', [{ name: 'get', to: '/api' }], 'is redirected'],
    [
      'a page that is not written',
      [{ name: 'get', to: '/guides/cloud/introduction#basics' }],
      'is not written yet',
    ],
    [
      'another site',
      [{ name: 'get', to: 'https://a.example' }],
      'from the root',
    ],
  ])('refuses %s', (_what, entries, message) => {
    const mistakes = findMistakes(entries, printedNames('get'), site)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(message)
  })
})
