import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'
import { readApi } from '../../content/api/readApi'
import { readHistories, readVersions } from '../../content/api/since'
import { outlineOf } from '../../content/page/outline'
import { routeOf } from '../../content/page/page'
import { readPage } from '../../content/page/readPage'
import { wordsOf } from '../../content/rules/terminology'
import { compareVersions, isVersion } from '../../content/page/versions'
import { idOf, majorOf, parseChange } from '../../lib/releases'
import { toPieces } from '../../lib/toPieces'
import { news } from '../../src/data/home'
import { from4to9 } from '../../src/data/releases/from4to9'
import { since10 } from '../../src/data/releases/since10'
import { upTo3 } from '../../src/data/releases/upTo3'
import type { ChangeKind } from '../../src/data/types'
import { duplicates, promisedRoutes, root } from '../pages'

const releases = [...since10, ...from4to9, ...upTo3]

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The pages of the changelog, and the range of versions that each covers. */
const parts = [
  { slug: 'changelog', part: since10, range: 'from 10.0.0 to' },
  { slug: 'changelog-4-to-9', part: from4to9, range: 'from 4.0.0 to' },
  { slug: 'changelog-0-to-3', part: upTo3, range: 'from 3.0.0 to' },
].map(({ slug, ...rest }) => ({
  ...rest,
  file: `docs/guides/references/${slug}.mdx`,
}))
const versions = releases.map(({ version }) => version)

/** Every change, with its version and its kind. */
const changes = releases.flatMap(({ version, changes }) =>
  Object.entries(changes).flatMap(([kind, texts]) =>
    texts.map((change) => ({
      version,
      kind: kind as ChangeKind,
      ...parseChange(change),
    })),
  ),
)

const linksOf = (text: string) =>
  toPieces(text).flatMap((piece) =>
    typeof piece === 'object' && 'to' in piece ? [piece.to] : [],
  )

const withoutAnchor = (link: string) => link.replace(/#.*/, '')

/** The text without link targets. */
const withoutTargets = (text: string) => text.replace(/\]\([^)]*\)/g, ']')

const format = ({ version, text }: { version: string; text: string }) =>
  `${version}: ${text}`

interface Page {
  file: string
  text: string
  route: string
  /** Rows of the table in the History section. */
  history: { version: string; change: string }[]
}

function historyOf(text: string): Page['history'] {
  const [, after = ''] = text.split(/^## History$/m)
  const [section = ''] = after.split(/^## /m)
  return [
    ...section.matchAll(/^\| (?<version>[^|]*\d) +\| (?<change>.+) \|$/gm),
  ]
    .map(({ groups }) => groups as Page['history'][number])
    .map(({ version, change }) => ({ version: version.trim(), change }))
}

const pages: Page[] = (await Globby('docs/**/*.mdx', { cwd: root })).map(
  (file) => {
    const text = read(file)
    const slug = /^slug: (.+)$/m.exec(text)?.[1]
    return { file, text, route: routeOf(file, slug), history: historyOf(text) }
  },
)
const withHistory = new Map(
  pages
    .filter(({ history }) => history.length)
    .map((page) => [page.route, page]),
)

describe('the list of versions', () => {
  it('has each version once, newest first', () => {
    expect(versions.length).toBeGreaterThan(300)
    expect(versions.filter((version) => !isVersion(version))).toEqual([])
    expect(versions).toEqual(
      [...new Set(versions)].sort((one, other) => compareVersions(other, one)),
    )
  })

  it('starts with the version that the site documents', () => {
    const { version } = JSON.parse(read('node_modules/cypress/package.json'))
    expect(versions[0]).toBe(version)
  })

  it('has valid dates, newest first', () => {
    const dates = releases.map(({ date }) => date)
    const invalid = dates.filter(
      (date) => new Date(date).toISOString().slice(0, 10) !== date,
    )
    expect(invalid).toEqual([])
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  it('has an anchor for each version', () => {
    expect(new Set(versions.map(idOf)).size).toBe(versions.length)
    expect(idOf('12.5.1')).toBe('12-5-1')
  })

  it.each(parts)('gives other pages anchors in $file', ({ file, part }) => {
    const { anchors } = outlineOf(readPage(file, read(file)))
    expect(part.length).toBeGreaterThan(30)
    for (const { version } of part) {
      expect(anchors).toContain(idOf(version))
      expect(anchors).toContain(`cypress-${majorOf(version)}`)
    }
  })

  it('has no gaps from 3.0.0 on', () => {
    const gaps = versions.slice(0, -1).filter((version, index) => {
      if (majorOf(version) < 3) return false
      const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
      const previous = versions[index + 1] ?? ''
      if (patch > 0) return previous !== `${major}.${minor}.${patch - 1}`
      if (minor > 0) return !previous.startsWith(`${major}.${minor - 1}.`)
      return majorOf(previous) !== major - 1
    })
    expect(gaps).toEqual([])
  })

  it.each(parts)(
    'has a heading in $file for each major version, in order',
    ({ file, part, range }) => {
      const text = read(file)
      const found = [
        ...text.matchAll(
          /^## Cypress (?<heading>\d+)$|^<Releases major=\{(?<list>\d+)\} \/>$/gm,
        ),
      ].map(({ groups }) => groups?.heading ?? `list of ${groups?.list}`)
      const majors = [...new Set(part.map(({ version }) => majorOf(version)))]
      expect(found).toEqual(
        majors.flatMap((major) => [`${major}`, `list of ${major}`]),
      )
      expect(text).toContain(`${range} ${part[0]?.version}`)
    },
  )

  it.each(parts.slice(0, -1))(
    'lets readers of $file upgrade from the version before',
    ({ file, part }) => {
      const before = versions[versions.indexOf(part.at(-1)?.version ?? '') + 1]
      expect(read(file)).toContain(`<ReleaseFilter before="${before}">`)
    },
  )
})

describe('each change', () => {
  it('is one or two short sentences', () => {
    const invalid = changes.filter(({ text }) => {
      const visible = withoutTargets(text)
      return (
        !/^.{8,200}\.$/.test(visible) ||
        / {2}/.test(text) ||
        // Numbers of issues go after the text.
        /(?<!`)#\d/.test(visible)
      )
    })
    expect(invalid.map(format)).toEqual([])
  })

  it('names its issues since 10.0.0, unless there are none', () => {
    const current = changes.filter(({ version }) => majorOf(version) >= 10)
    const named = current.filter(({ issues }) => issues.length)
    expect(current.length).toBeGreaterThan(850)
    expect(named.length / current.length).toBeGreaterThan(0.95)
  })

  it('is listed once per version', () => {
    expect(duplicates(changes.map(format))).toEqual([])
    expect(
      releases.filter(({ changes }) => !Object.values(changes).flat().length),
    ).toEqual([])
  })

  it("doesn't use words that pages avoid", () => {
    const problems = changes.flatMap(({ version, text }) =>
      wordsOf({
        text: withoutTargets(text).replace(/`[^`]*`/g, 'x'),
        line: 1,
      }).map(({ message }) => `${version}: ${message}`),
    )
    expect(problems).toEqual([])
  })

  it('links to existing pages', () => {
    const routes = new Set(promisedRoutes())
    const links = changes.flatMap(({ text }) => linksOf(text))
    expect(links.length).toBeGreaterThan(200)
    expect(links.filter((link) => !routes.has(withoutAnchor(link)))).toEqual([])
  })
})

/** Histories of pages don't cover all older versions. */
const isCovered = (version: string) => compareVersions(version, '1.0.0') > 0

describe('the list and the histories of pages', () => {
  it('have the same versions', () => {
    const named = pages.flatMap(({ file, text, history }) => [
      ...history.map(({ version }) => ({ file, version })),
      ...[...text.matchAll(/<Badge[^>]* version="(?<version>[^"]+)"/g)].map(
        ({ groups }) => ({ file, version: groups?.version ?? '' }),
      ),
    ])
    const inNews = news
      .map(({ version }) => version.split('.'))
      .map((numbers) => ({
        file: 'src/data/home.ts',
        // News can omit the patch version, or both minor and patch.
        version: [...numbers, '0', '0'].slice(0, 3).join('.'),
      }))
    const inData = ['options', 'overrides', 'elsewhere', 'commands', 'types']
      .map((name) => `content/api/${name}.yml`)
      .flatMap((file) =>
        [...read(file).matchAll(/\b(since|in) (?<version>\d+\.\d+\.\d+)/g)].map(
          ({ groups }) => ({ file, version: groups?.version ?? '' }),
        ),
      )
    const all = [...named, ...inData, ...inNews]
    expect(named.length).toBeGreaterThan(300)
    expect(inData.length).toBeGreaterThan(2)
    expect(
      all
        .filter(
          ({ version }) => !versions.includes(version.replace(/^before /, '')),
        )
        .map(({ file, version }) => `${file}: ${version}`),
    ).toEqual([])
  })

  it('agree on what a version broke, deprecated, and added', () => {
    const kinds: ChangeKind[] = ['breaking', 'deprecated', 'feature']
    const missing = changes
      .filter(({ version, kind }) => kinds.includes(kind) && isCovered(version))
      .flatMap(({ version, text }) =>
        linksOf(text)
          .map((link) => withHistory.get(withoutAnchor(link)))
          .filter((page) => page !== undefined)
          .filter(
            ({ history }) => !history.some((row) => row.version === version),
          )
          .map(
            ({ route }) => `${version} is missing in the history of ${route}`,
          ),
      )
    expect(missing).toEqual([])
  })

  it('agree on when something was added', () => {
    const added = /^(Added|(Command|Function|Property|Object|Event) added)[.,]/
    const missing = [...withHistory.values()].flatMap(({ route, history }) =>
      history
        .filter(
          ({ version, change }) =>
            isVersion(version) && isCovered(version) && added.test(change),
        )
        .filter(
          ({ version }) =>
            !changes.some(
              (change) =>
                change.version === version &&
                linksOf(change.text).map(withoutAnchor).includes(route),
            ),
        )
        .map(({ version }) => `${version} doesn't link to ${route}`),
    )
    expect(missing).toEqual([])
  })

  it('agree on when an option was added', () => {
    const { facts } = readApi(root)
    const find = readVersions(root, readHistories(root), facts)
    const options = new Set([
      ...facts.config.map(({ name }) => `config.${name}`),
      ...facts.commands.flatMap(({ name: command, options = [] }) =>
        options.map(({ name }) => `cy.${command}.${name}`),
      ),
    ])
    const codeIn = (text = '') =>
      [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
    const added = changes
      .filter(({ kind }) => kind === 'feature' || kind === 'breaking')
      .flatMap(({ version, text }) => {
        const [, settings] = /^(.+) (?:is|are) new\b/.exec(text) ?? []
        const [, commands, names] =
          /^(.+) (?:accepts?|takes?) ((?:`\w+`(?:,? and |, )?)+)/.exec(text) ??
          []
        return [
          ...codeIn(settings).map((name) => ({ owner: 'config', name })),
          ...codeIn(commands).flatMap((command) =>
            codeIn(names).map((name) => ({
              owner: command.replace(/^(?:cy)?\.(\w+)\(\)$/, 'cy.$1'),
              name,
            })),
          ),
        ]
          .filter(({ owner, name }) => options.has(`${owner}.${name}`))
          .map((option) => ({ version, ...option }))
      })
    expect(added.length).toBeGreaterThan(30)
    expect(
      added.flatMap(({ version, owner, name }) => {
        const known = find({ name, owners: [owner], isOption: true, file: '' })
        return known?.since === version
          ? []
          : `${owner}.${name}: ${version}, not ${known?.since}`
      }),
    ).toEqual([])
  })
})
