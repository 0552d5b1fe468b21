import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { expect, it } from 'vitest'
import { isUnusedClass } from '../../plugins/speed/unusedStyles'
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

const unusedIn = (words: readonly string[]) => [
  ...new Set(words.filter(isUnusedClass)),
]

it('no page has a class whose styles are left out', async () => {
  const pages = await Globby(['**/*.html'], { cwd: build })
  // Pages are rendered as HTML too; what only appears later is in these.
  const scripts = await Globby(['assets/js/*.js'], { cwd: build })
  expect(pages.length).toBeGreaterThan(200)
  expect(scripts.length).toBeGreaterThan(200)
  const read = (file: string) => readFileSync(path.join(build, file), 'utf8')
  const found = [
    ...pages.map((file) => unusedIn(classesIn(read(file)))),
    ...scripts.map((file) => unusedIn(wordsIn(read(file)))),
  ].flat()
  expect([...new Set(found)]).toEqual([])
}, 60_000)

it('would be found', () => {
  expect(unusedIn(classesIn('<p class="x avatar"><b class=pills>'))).toEqual([
    'avatar',
    'pills',
  ])
  expect(unusedIn(wordsIn('a("button button--lg")'))).toEqual(['button--lg'])
})
