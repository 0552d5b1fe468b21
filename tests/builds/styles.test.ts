import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { beforeAll, describe, expect, it } from 'vitest'
import { readsIn } from '../../plugins/speed/slimStyles'
import { isUnshownClass, isUnusedClass } from '../../plugins/speed/unusedStyles'
import { root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')

/** The classes in a page's HTML. */
const classesIn = (html: string) =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(
    ([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/),
  )

/** Words in a script's strings, any of which could be a class. */
const wordsIn = (script: string) =>
  [...script.matchAll(/["'`]([\w\s-]*)["'`]/g)].flatMap(([, text = '']) =>
    text.split(/\s+/),
  )

/** The custom properties that a style sheet sets. */
const setsIn = (css: string) =>
  [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name)

/** The custom properties that a script sets, on an element or in a style sheet. */
const setsInScript = (script: string) =>
  [...script.matchAll(/(?:["'`]|[{;]\s*|\s{2})(--[\w-]+)(?:["'`][:,]|:)/g)].map(
    ([, name = '']) => name,
  )

/** The framework's custom properties that a script mentions. */
const namesIn = (script: string) =>
  [...script.matchAll(/["'`](--(?:ifm|doc|docusaurus)-[\w-]+)["'`]/g)].map(
    ([, name = '']) => name,
  )

const without = (names: readonly string[], others: readonly string[]) => {
  const known = new Set(others)
  return [...new Set(names)].filter((name) => !known.has(name)).sort()
}

describe('the built site', () => {
  let sheet = ''
  let pages: string[] = []
  let scripts: string[] = []

  beforeAll(async () => {
    const readAll = async (...patterns: string[]) =>
      (await Globby(patterns, { cwd: build })).map((file) =>
        readFileSync(path.join(build, file), 'utf8'),
      )
    const sheets = await readAll('assets/css/*.css')
    expect(sheets).toHaveLength(1)
    sheet = sheets.join()
    // Recorded pages of the sample application have styles of their own.
    pages = await readAll('**/*.html', '!replays/**')
    // Scripts contain the classes that only appear after hydration.
    scripts = await readAll('assets/js/*.js')
    expect(pages.length).toBeGreaterThan(200)
    expect(scripts.length).toBeGreaterThan(200)
  }, 60_000)

  it('has no class whose styles were removed', () => {
    const found = new Set([
      ...pages.flatMap(classesIn),
      ...scripts.flatMap(wordsIn),
    ])
    expect([...found].filter(isUnusedClass)).toEqual([])
  })

  it('renders no theme component whose styles were removed', () => {
    const found = new Set(pages.flatMap(classesIn))
    // One of our CSS modules can share a class name with the theme.
    const isDropped = (name: string) =>
      isUnshownClass(name) && !sheet.includes(`.${name}`)
    expect([...found].filter(isDropped)).toEqual([])
  })

  it('sets every custom property that it reads', () => {
    // A mistake in Infima, and properties that a Prism theme would set.
    const never = [
      '--image-alignment-padding',
      '--prism-background-color',
      '--prism-color',
    ]
    const reads = [sheet, ...scripts].flatMap(readsIn)
    const sets = [...setsIn(sheet), ...scripts.flatMap(setsInScript)]
    expect(without(reads, sets)).toEqual(never)
  })

  it('reads every framework property that a script mentions', () => {
    expect(without(scripts.flatMap(namesIn), readsIn(sheet))).toEqual([])
  })
})

describe('the scan', () => {
  it('finds classes in pages', () => {
    expect(classesIn('<p class="x avatar"><b class=pills>')).toEqual([
      'x',
      'avatar',
      'pills',
    ])
  })

  it('finds words and custom properties in scripts', () => {
    expect(
      setsInScript('a({"--x":1});b("--y",2);c("--z");d(`p {\n  --w: 0;\n}`)'),
    ).toEqual(['--x', '--y', '--w'])
    expect(wordsIn('a("button button--lg")')).toEqual(['button', 'button--lg'])
    expect(readsIn('a({color:"var(--c)"})')).toEqual(['--c'])
    expect(namesIn('a.setProperty("--ifm-b","--c")')).toEqual(['--ifm-b'])
  })

  it('finds custom properties set in a style sheet', () => {
    expect(setsIn(':root{--a:0;--b:1}a{top:var(--c)}')).toEqual(['--a', '--b'])
  })

  it('reports each missing name once, sorted', () => {
    expect(without(['--b', '--a', '--b', '--c'], ['--a'])).toEqual([
      '--b',
      '--c',
    ])
  })
})
