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

describe('a sample of data, markup or styles', () => {
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
      ['11 json that does not parse: remove the comma behind the last entry'],
    ],
    [
      'json',
      '[1,]',
      ['10 json that does not parse: remove the comma behind the last entry'],
    ],
    [
      'json',
      '{\n  // …\n}',
      ['11 json that does not parse: JSON has no comments: say it in the text'],
    ],
    [
      'json',
      "{ 'a': 1 }",
      ["10 json that does not parse: put 'a' in double quotes"],
    ],
    [
      'json',
      '{\n"a": 1\n"b": 2 }',
      ["12 json that does not parse: ',' expected."],
    ],
    [
      'json',
      '{ "a": 1,\n"a": 2 }',
      ['11 json that does not parse: the key "a" appears twice'],
    ],
    [
      'json',
      '{ a: 1 }',
      ['10 json that does not parse: put a in double quotes'],
    ],
    [
      'json',
      '',
      ['10 json that does not parse: the parser of JavaScript refuses it'],
    ],
    [
      'yaml',
      'a: 1\nb: 2\na: 3',
      ['12 yaml that does not parse: Map keys must be unique'],
    ],
    [
      'html',
      '<div>\n<span>\n</div>',
      ['11 html that does not parse: nothing closes this <span>'],
    ],
    [
      'html',
      '<p>a</p>\n</div>',
      ['11 html that does not parse: nothing opens this </div>'],
    ],
    [
      'html',
      '<html><body></body></html>',
      ['10 html that does not parse: missing doctype'],
    ],
    ['html', '<input type="text>', ['10 html that does not parse: eof in tag']],
    [
      'xml',
      '<a>\n<b></a>',
      ['11 xml that does not parse: unexpected close tag.'],
    ],
    [
      'css',
      'a {\n color green\n}',
      ['11 css that does not parse: Unknown word color'],
    ],
    ['scss', '.a { .b { }', ['10 scss that does not parse: Unclosed block']],
    [
      'graphql',
      'query {\n plants { name }',
      ['10 graphql that does not parse: nothing closes this {'],
    ],
    [
      'graphql',
      '}\n',
      ['10 graphql that does not parse: nothing opens this }'],
    ],
  ])('fails as %s: %s', async (language, code, problems) => {
    expect(await check(language, code)).toEqual(problems)
  })

  it('of a change is checked as the file that the change leaves', async () => {
    const diff = '@@ -1 +1 @@\n {\n-  "a": 1\n+  "a": 2,\n }'
    expect(afterDiff(diff)).toBe('\n{\n\n  "a": 2,\n}')
    expect(await check('diff', diff, 'title="package.json"')).toEqual([
      '13 json that does not parse: remove the comma behind the last entry',
    ])
    expect(await check('diff', diff)).toEqual([])
  })

  it('of an Angular component is a template', async () => {
    const title = 'title="src/app/cart.component.html"'
    const good = '@if (a < 2) {<app-item [plant]="p" (sold)="f()" />}'
    expect(await check('html', good, title)).toEqual([])
    expect(await check('html', '<b>\n</i></b>', title)).toEqual([
      expect.stringMatching(/^11 html that does not parse: Unexpected closing/),
    ])
  })
})
