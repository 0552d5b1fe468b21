import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline'
import { proseOf, routeOf } from './page'
import { readPage } from './readPage'

const parse = (text: string) => readPage('docs/guides/a/page.mdx', text)

describe('a page', () => {
  it('has the fields of its front matter with their lines', () => {
    const { fields } = parse(
      '---\ntitle: One\napi:\n  - cy.get\n  - cy.find\nunlisted: true\n---\n',
    )
    expect([...fields]).toEqual([
      ['title', { value: 'One', line: 2, lines: [2] }],
      ['api', { value: ['cy.get', 'cy.find'], line: 3, lines: [4, 5] }],
      ['unlisted', { value: true, line: 6, lines: [6] }],
    ])
  })

  it('counts lines from the start of the file', () => {
    const { tree } = parse(
      '---\ntitle: One\n---\n\nimport A from "./A"\n\n## Two',
    )
    expect(tree.children[0]?.position?.start.line).toBe(7)
  })

  it('lists its own imports, not those of its samples', () => {
    const page = parse(
      "import A, { B } from '../a'\nexport const c = 1\n\n```ts\nimport D from 'd'\n```\n",
    )
    expect(page.imports).toEqual([{ names: ['A', 'B'], from: '../a' }])
    expect(page.tree.children).toMatchObject([
      { type: 'code', value: "import D from 'd'" },
    ])
  })

  it.each([
    ['an unclosed tag', 'Text\n\n<Steps>\n\nMore', "isn't valid MDX: "],
    ['an unclosed brace', 'Text {here', "isn't valid MDX: "],
    ['invalid front matter', '---\na: [\n---\n', "isn't valid YAML: "],
  ])('with %s has a mistake instead of throwing', (_name, text, message) => {
    const { mistakes } = parse(text)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]?.message).toContain(message)
  })

  it('has a route from its path or its slug', () => {
    expect(routeOf('docs/guides/a/page.mdx', undefined)).toBe('/guides/a/page')
    expect(routeOf('docs/plugins/index.mdx', undefined)).toBe('/plugins')
    expect(routeOf('docs/api/queries/get.mdx', '/api/commands/get')).toBe(
      '/api/commands/get',
    )
  })

  it('has prose without code, quotes, controls, and files', () => {
    const { tree } = parse(
      'A `b` c [d](/e "f") **G**\n\n> H\n\n<FileTree>\n\n- i\n\n</FileTree>\n\n![j](k.svg "l")\n',
    )
    const text = proseOf(tree)
      .map((prose) => prose.text.trim())
      .filter(Boolean)
    expect(text).toEqual(['A', 'c', 'd', 'j', 'l'])
  })
})

describe('readPage', () => {
  it('parses a page again only if its text changes', () => {
    const page = parse('One')
    expect(parse('One')).toBe(page)
    expect(parse('Two')).not.toBe(page)
  })
})

describe('tables', () => {
  it('have names, code that is alone on its line, and the comment above', () => {
    const { tables } = parse(
      '{/* samples: let a */}\n\n| Name | Use |\n| - | - |\n| <Name id="a">`b`</Name> c:d | `e` f<br />`g \\| h` |\n\nText\n\n- | I |\n  | - |\n',
    )
    expect(tables).toMatchObject([
      {
        comment: '/* samples: let a */',
        header: { line: 3, cells: [{ text: 'Name' }, { text: 'Use' }] },
        rows: [
          {
            line: 5,
            cells: [
              { text: 'b c:d', names: ['b'], lines: [] },
              { text: 'e fg | h', names: ['e', 'g | h'], lines: ['g | h'] },
            ],
          },
        ],
      },
      { comment: '', header: { cells: [{ text: 'I' }] }, rows: [] },
    ])
  })
})

describe('headings', () => {
  it('have the ids that Docusaurus gives them', () => {
    const { headings } = parse(
      '## `cy.get()` or then?\n\n## Same\n\n## Same\n\n## Chosen {/* #own-Id */}\n\n## New <Badge kind="since" version="1.0.0" />\n',
    )
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['cyget-or-then', 'cy.get() or then?'],
      ['same', 'Same'],
      ['same-1', 'Same'],
      ['own-Id', 'Chosen'],
      ['new', 'New'],
    ])
  })
})

describe('an outline', () => {
  it('has all links, anchors, and files of the page', () => {
    const outline = outlineOf(
      parse(
        '## One\n\n[a](/a) <Name id="two">x</Name> ![b](./img/b.svg)\n\n<Card to="/c" poster="./img/d.png" />\n\n[e]: /e\n',
      ),
    )
    expect(outline.anchors).toEqual(['one', 'two'])
    expect(outline.links).toEqual([
      { url: '/a', line: 3 },
      { url: '/c', line: 5 },
      { url: '/e', line: 7 },
    ])
    expect(outline.assets.map(({ url }) => url)).toEqual([
      './img/b.svg',
      './img/d.png',
    ])
  })
})
