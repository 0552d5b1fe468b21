import { describe, expect, it } from 'vitest'
import { afterDiff, checkFormats } from './formats'
import { readMeta } from './meta'

const check = async (language: string, code: string, meta = '') =>
  (
    await checkFormats([
      {
        file: 'page.mdx',
        line: 10,
        indent: 0,
        language,
        meta: readMeta(meta),
        code,
      },
    ])
  ).map(({ line, message }) => `${line} ${message}`)

describe('a sample of data, markup, or styles', () => {
  it.each([
    ['json', '{ "name": "Monstera", "price": [24, null] }'],
    ['yaml', 'a: 1\n---\nb: [2]\n'],
    [
      'html',
      '<ul><li>Aloe vera<li>Fern</ul><img src="a.svg" /><my-app></my-app>',
    ],
    [
      'html',
      '<!doctype html>\n<html><head><title>Shop</title></head><body><script>a = "</b>"</script></body></html>',
    ],
    [
      'html',
      '<svg><path d="M0 0" /></svg><template><b>x</b></template><!-- </i> -->',
    ],
    ['xml', '<testsuite name="Cart"><testcase /></testsuite>'],
    ['css', '.plant { color: green; }'],
    [
      'scss',
      '$leaf: green;\n// A // comment\n.plant-#{$leaf} { &:hover { color: $leaf; } }',
    ],
    [
      'graphql',
      'query Plants($light: String) { plants(light: $light) { name } } # }',
    ],
    ['ini', '= ='],
  ])('passes as %s: %s', async (language, code) => {
    expect(await check(language, code)).toEqual([])
  })

  it.each([
    [
      'json',
      '{\n  "a": 1,\n}',
      ["11 This json doesn't parse: remove the comma after the last entry"],
    ],
    [
      'json',
      '[1,]',
      ["10 This json doesn't parse: remove the comma after the last entry"],
    ],
    [
      'json',
      '{\n  // …\n}',
      [
        "11 This json doesn't parse: JSON has no comments: move this one to the prose",
      ],
    ],
    [
      'json',
      "{ 'a': 1 }",
      ["10 This json doesn't parse: put 'a' in double quotes"],
    ],
    [
      'json',
      '{\n"a": 1\n"b": 2 }',
      ["12 This json doesn't parse: ',' expected."],
    ],
    [
      'json',
      '{ "a": 1,\n"a": 2 }',
      ['11 This json doesn\'t parse: the key "a" appears twice: keep one'],
    ],
    [
      'json',
      '{ a: 1 }',
      ["10 This json doesn't parse: put a in double quotes"],
    ],
    ['json', '', ["10 This json doesn't parse: JSON.parse() rejects it"]],
    [
      'yaml',
      'a: 1\nb: 2\na: 3',
      ["12 This yaml doesn't parse: Map keys must be unique"],
    ],
    [
      'html',
      '<div>\n<span>\n</div>',
      ["11 This html doesn't parse: this <span> is never closed"],
    ],
    [
      'html',
      '<p>a</p>\n</div>',
      ["11 This html doesn't parse: this </div> is never opened"],
    ],
    [
      'html',
      '<html><body></body></html>',
      ["10 This html doesn't parse: missing doctype"],
    ],
    ['html', '<input type="text>', ["10 This html doesn't parse: eof in tag"]],
    [
      'xml',
      '<a>\n<b></a>',
      ["11 This xml doesn't parse: unexpected close tag."],
    ],
    [
      'css',
      'a {\n color green\n}',
      ["11 This css doesn't parse: Unknown word color"],
    ],
    ['scss', '.a { .b { }', ["10 This scss doesn't parse: Unclosed block"]],
    [
      'graphql',
      'query {\n plants { name }',
      ["10 This graphql doesn't parse: this { is never closed"],
    ],
    [
      'graphql',
      '}\n',
      ["10 This graphql doesn't parse: this } is never opened"],
    ],
  ])('fails as %s: %s', async (language, code, problems) => {
    expect(await check(language, code)).toEqual(problems)
  })

  it('in a diff is checked as the file after the change', async () => {
    const diff = '@@ -1 +1 @@\n {\n-  "a": 1\n+  "a": 2,\n }'
    expect(afterDiff(diff)).toBe('\n{\n\n  "a": 2,\n}')
    expect(await check('diff', diff, 'title="package.json"')).toEqual([
      "13 This json doesn't parse: remove the comma after the last entry",
    ])
    expect(await check('diff', diff)).toEqual([])
  })

  it('of an Angular component is parsed as a template', async () => {
    const title = 'title="src/app/cart.component.html"'
    const good = '@if (a < 2) {<app-item [plant]="p" (sold)="f()" />}'
    expect(await check('html', good, title)).toEqual([])
    expect(await check('html', '<b>\n</i></b>', title)).toEqual([
      expect.stringMatching(/^11 This html doesn't parse: Unexpected closing/),
    ])
  })
})
