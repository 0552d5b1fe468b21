import { expect, it } from 'vitest'
import { collectInlineCode } from './inlineCode'

function codeIn(html: string) {
  const found = { scripts: new Set<string>(), styles: new Set<string>() }
  collectInlineCode(html, found)
  return { scripts: [...found.scripts], styles: [...found.styles] }
}

it.each([
  ['a script', '<script>a < b && "</p>"</script>', ['a < b && "</p>"'], []],
  ['a module', '<script type=module>m()</script>', ['m()'], []],
  [
    'speculation rules',
    '<script type=speculationrules>{}</script>',
    ['{}'],
    [],
  ],
  ['identical scripts once', '<script>a</script><script>a</script>', ['a'], []],
  ['whitespace in a script', '<script>\n a\n</script>', ['\n a\n'], []],
  ['a style sheet', '<style>a > b {}</style>', [], ['a > b {}']],
  [
    'style attributes',
    '<p style="color: red">a<b style=color:blue>',
    [],
    ['color: red', 'color:blue'],
  ],
  ['decoded attributes', '<p style="a:&quot;b&quot;">', [], ['a:"b"']],
])('finds %s', (_what, html, scripts, styles) => {
  expect(codeIn(html)).toEqual({ scripts, styles })
})

it.each([
  ['a script with a src', '<script defer src=/a.js></script>'],
  ['data', '<script type="application/ld+json">{"a":"b"}</script>'],
  ['an empty script', '<script></script>'],
  ['tags in scripts', '<script src=/a.js>"<p style=a>"</script>'],
  ['samples', '<code>&lt;script>a&lt;/script> &lt;p style="b"></code>'],
  ['comments', '<!-- <script>a</script> -->'],
])('ignores %s', (_what, html) => {
  expect(codeIn(html)).toEqual({ scripts: [], styles: [] })
})
