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

/** What could be a class in the strings of a script. */
const wordsIn = (script: string) =>
  [...script.matchAll(/["'`]([\w\s-]*)["'`]/g)].flatMap(([, text = '']) =>
    text.split(/\s+/),
  )

/** The custom properties that a sheet sets. */
const setsIn = (css: string) =>
  [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name)

/** The framework's custom properties that a script names, to get or set them. */
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
    const readAll = async (pattern: string) =>
      (await Globby([pattern], { cwd: build })).map((file) =>
        readFileSync(path.join(build, file), 'utf8'),
      )
    const sheets = await readAll('assets/css/*.css')
    expect(sheets).toHaveLength(1)
    sheet = sheets.join()
    pages = await readAll('**/*.html')
    // Pages are rendered as HTML too; what only appears later is in these.
    scripts = await readAll('assets/js/*.js')
    expect(pages.length).toBeGreaterThan(200)
    expect(scripts.length).toBeGreaterThan(200)
  }, 60_000)

  it('has no class whose styles are left out', () => {
    const found = new Set([
      ...pages.flatMap(classesIn),
      ...scripts.flatMap(wordsIn),
    ])
    expect([...found].filter(isUnusedClass)).toEqual([])
  })

  it('shows no part of the theme whose styles are left out', () => {
    const found = new Set(pages.flatMap(classesIn))
    // A class of a module of ours may have the name of one of the theme's.
    const isDropped = (name: string) =>
      isUnshownClass(name) && !sheet.includes(`.${name}`)
    expect([...found].filter(isDropped)).toEqual([])
  })

  it('sets each custom property that it reads', () => {
    // Infima's own slip, and what the theme of highlighted code would set.
    const never = [
      '--image-alignment-padding',
      '--prism-background-color',
      '--prism-color',
    ]
    const reads = [sheet, ...scripts].flatMap(readsIn)
    expect(without(reads, setsIn(sheet))).toEqual(never)
  })

  it('reads each custom property of the framework that a script names', () => {
    expect(without(scripts.flatMap(namesIn), readsIn(sheet))).toEqual([])
  })
})

describe('what is looked for', () => {
  it('is found in pages', () => {
    expect(classesIn('<p class="x avatar"><b class=pills>')).toEqual([
      'x',
      'avatar',
      'pills',
    ])
  })

  it('is found in scripts', () => {
    expect(wordsIn('a("button button--lg")')).toEqual(['button', 'button--lg'])
    expect(readsIn('a({color:"var(--c)"})')).toEqual(['--c'])
    expect(namesIn('a.setProperty("--ifm-b","--c")')).toEqual(['--ifm-b'])
  })

  it('is found in the sheet', () => {
    expect(setsIn(':root{--a:0;--b:1}a{top:var(--c)}')).toEqual(['--a', '--b'])
  })

  it('is told from what is there', () => {
    expect(without(['--b', '--a', '--b', '--c'], ['--a'])).toEqual([
      '--b',
      '--c',
    ])
  })
})
