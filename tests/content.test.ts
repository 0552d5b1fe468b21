import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  promisedRoutes,
  readSources,
  root,
  routeOf,
  type Source,
} from './pages'

/** Served by code, not by a page of `docs`. */
const servedByCode = ['/', '/search']

let sources: Source[]

beforeAll(async () => {
  sources = await readSources()
})

/** Values that stand in more than one page, with those pages. */
function repeated(pages: Source[], of: (page: Source) => unknown) {
  const byValue = new Map<unknown, Source[]>()
  for (const page of pages) {
    byValue.set(of(page), [...(byValue.get(of(page)) ?? []), page])
  }
  return [...byValue]
    .filter(([, found]) => found.length > 1)
    .map(([value, found]) => [value, found.map(({ file }) => file)])
}

describe('the pages', () => {
  it('are exactly the promised routes', () => {
    const found = [...servedByCode, ...sources.map(routeOf)].sort()
    expect(found).toEqual(promisedRoutes().sort())
  })

  it('each have a title and a description', () => {
    const without = sources.filter(
      ({ frontMatter: { title, description } }) => !title || !description,
    )
    expect(without.map(({ file }) => file)).toEqual([])
  })

  it('have descriptions of their own', () => {
    expect(
      repeated(sources, ({ frontMatter }) => frontMatter.description),
    ).toEqual([])
  })

  it('would be refused with the same description twice', () => {
    const page = (file: string): Source => ({
      file,
      frontMatter: { description: 'Same.' },
      text: '',
    })
    expect(
      repeated(
        [page('a'), page('b')],
        (found) => found.frontMatter.description,
      ),
    ).toEqual([['Same.', ['a', 'b']]])
  })
})

describe('the pictures', () => {
  const css = readFileSync(
    path.join(root, 'plugins/remark/picture.css'),
    'utf8',
  ).trim()
  const styleOf = (svg: string) =>
    /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1]?.trim()
  let drawings: { file: string; svg: string }[]

  beforeAll(async () => {
    const files = await Globby('docs/**/*.svg', { cwd: root })
    drawings = files.map((file) => ({
      file,
      svg: readFileSync(path.join(root, file), 'utf8'),
    }))
  })

  it('share one set of colors and letters, plugins/remark/picture.css', () => {
    const others = drawings.filter(({ svg }) => styleOf(svg) !== css)
    expect(others.map(({ file }) => file)).toEqual([])
    expect(styleOf('<svg><style>text{fill:red}</style></svg>')).not.toBe(css)
  })

  it('are all used', () => {
    const unused = drawings.filter(({ file }) => {
      const folder = path.dirname(path.dirname(file))
      const url = `./img/${path.basename(file)}`
      return !sources.some(
        (page) => path.dirname(page.file) === folder && page.text.includes(url),
      )
    })
    expect(unused.map(({ file }) => file)).toEqual([])
  })
})
