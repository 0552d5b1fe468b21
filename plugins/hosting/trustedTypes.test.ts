import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { trustTypes } from './trustedTypes'

interface Rules {
  createHTML: (text: string) => string
  createScript: (text: string) => string | undefined
  createScriptURL: (url: string) => string | undefined
}

/** Runs the function's source on its own, as pages do. */
function rulesOf(paths: string[]) {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
  const error = vi.fn()
  runInNewContext(`(${trustTypes})(${JSON.stringify(paths)})`, {
    URL,
    console: { error },
    document: { baseURI: 'https://docs.example/base/guides/x' },
    location: { origin: 'https://docs.example' },
    trustedTypes: { createPolicy },
  })
  const [[name, rules] = [], ...others] = createPolicy.mock.calls
  if (!rules) throw new Error('No policy was created.')
  expect([name, others]).toEqual(['default', []])
  return { ...rules, error }
}

const rules = rulesOf(['/base/assets/', '/base/sw.js'])

describe('HTML', () => {
  it.each([
    '',
    'a > b & c',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    'An <mark>intercept</mark>',
    '<p id="__docusaurus-x" style="color: red">a</p>',
    '<a href="https://docusaurus.io/docs/x.js/#y">b</a>',
    '<script></script>',
    'if (a < b && 1 <2) return',
    'a <',
    '<B>b</B>',
    '<span class=theme-code-block-added-line><i class=f>a</i></span>',
    '<a tabindex=-1 href=/base/api/utilities/$#be.a>b</a>',
    '<a href=/>b</a>',
  ])('can be %s', (text) => {
    expect(rules.createHTML(text)).toBe(text)
  })

  it.each([
    '<img src=x onerror=a()>',
    '<b onclick="a()">b</b>',
    '<b class="x" onclick="a()">b</b>',
    '<b class="&quot; onclick=a()">b</b>',
    '<script>a()</script>',
    '<a href="javascript:a()">b</a>',
    '<iframe>',
    '<p id="root">',
    '<a href="https://docusaurus.io.a.example/">b</a>',
    '<a href="https://a.example/">b</a>',
    '<svg><b>b</b></svg>',
    '<!-- -->',
    '</',
    '<?b>',
    '<B OnClick="a()">b</B>',
    '<b',
    '<a href=//a.example/>b</a>',
    '<a href=/\\a.example/>b</a>',
    '<a href=javascript:a()>b</a>',
    '<a href=/ onclick=a()>b</a>',
    '<i class=x onclick=a()>b</i>',
    '<i class=x/onclick=a()>b</i>',
  ])('%s is text', (text) => {
    const shown = rules.createHTML(text)
    expect(shown).toBe(text.replaceAll('<', '&lt;'))
    expect(rules.error).toHaveBeenLastCalledWith(
      `Shown as text, because it isn't allowed as HTML: ${text}`,
    )
  })
})

it.each([
  ['{"@type":"ListItem"}', true],
  ['alert(1)', false],
  ['', false],
  ['{};alert(1)', false],
])('%s can be in a script: %s', (text, allowed) => {
  expect(rules.createScript(text)).toBe(allowed ? text : undefined)
})

it.each([
  ['/base/assets/js/main.js', true],
  ['/base/assets/js/main.js?retry=1', true],
  ['/base/sw.js', true],
  ['https://other.example/tag.js', true],
  ['/base/search-records.json', false],
  ['/base/assets/../upload.js', false],
  ['x.js', false],
  ['blob:https://docs.example/base/assets/1', false],
])('%s can be the URL of a script: %s', (url, allowed) => {
  expect(rules.createScriptURL(url)).toBe(allowed ? url : undefined)
})
