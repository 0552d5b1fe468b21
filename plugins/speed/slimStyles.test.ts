import { describe, expect, it } from 'vitest'
import { slimStyles as slim } from './slimStyles'

const slimStyles = (css: string) => slim(css, [])

/** The framework's own styles are in a layer. */
const layer = (css: string) => `@layer framework{${css}}`

describe('rules for unused classes', () => {
  it("are removed from the framework's styles, not from ours", () => {
    const css = '.avatar{top:0}.avatar__name{top:0}.pills{top:0}.menu{top:0}'
    expect(slimStyles(layer(css))).toBe(layer('.menu{top:0}'))
    expect(slimStyles(css)).toBe(css)
  })

  it('keep their selectors that match something else', () => {
    expect(
      slimStyles(
        layer(
          '.button,.button-group .button{top:0}.menu:not(.pills):is(a,:not(.pills)){top:0}',
        ),
      ),
    ).toBe(layer('.button{top:0}.menu:not(.pills):is(a,:not(.pills)){top:0}'))
  })

  it('are removed together with empty media queries', () => {
    expect(slimStyles(layer('.a{top:0}@media print{.pills{top:0}}'))).toBe(
      layer('.a{top:0}'),
    )
  })
})

describe('a declaration that our styles override', () => {
  const own = '.a{padding:0;top:1px}'

  it('is removed', () => {
    expect(slimStyles(layer('.a{top:0;left:0;padding-left:0}') + own)).toBe(
      layer('.a{left:0}') + own,
    )
  })

  it.each([
    ["it's important", layer('.a{top:0!important}') + own],
    ['it applies to other elements too', layer('.a,.b{top:0}') + own],
    [
      'ours sets another property',
      layer('.a{padding-x:0}') + '.a{padding-y:0}',
    ],
    ['ours is conditional', layer('.a{top:0}') + `@media print{${own}}`],
    ["it isn't in a layer", `.a{top:0}${own}`],
  ])('is kept if %s', (_case, css) => {
    expect(slimStyles(css)).toBe(css)
  })

  it('is removed from what a modifier adds', () => {
    expect(slimStyles(layer('.a--b{top:0;left:0}.ab{top:0}') + own)).toBe(
      layer('.a--b{left:0}.ab{top:0}') + own,
    )
  })

  it('is removed from color modes too, which are set on the root', () => {
    expect(
      slimStyles(
        layer(`html[data-theme='dark']{--c:red;--d:blue}`) +
          ':root{--c:green}a{color:var(--c);background:var(--d)}',
      ),
    ).toBe(
      layer(`html[data-theme='dark']{--d:blue}`) +
        ':root{--c:green}a{color:var(--c);background:var(--d)}',
    )
  })
})

describe('custom properties', () => {
  it('are removed if nothing reads them, and then the ones they read', () => {
    expect(slimStyles(':root{--a:0;--b:var(--a);--c:1px}a{top:var(--c)}')).toBe(
      ':root{--c:1px}a{top:var(--c)}',
    )
  })

  it('are inlined if they never vary', () => {
    expect(
      slimStyles(
        layer(':root{--a:1px;--b:calc(var(--a)*2)}a{margin:var(--a)var(--b)}'),
      ),
    ).toBe(layer('a{margin: 1px  calc( 1px *2) }'))
  })

  it.each([
    ['they vary', ':root{--a:0}a{top:var(--a)}.x{--a:1px}'],
    ['their value is a keyword', ':root{--a:inherit}a{color:var(--a)}'],
    ['their value depends on others', ':root{--a:var(--x)}a{top:var(--a)}'],
    ['there is a fallback', ':root{--a:0}a{top:var(--a,1px)}'],
    ['they are conditional', '@media print{:root{--a:0}}a{top:var(--a)}'],
    ['not all elements have them', '.x{--a:0}a{top:var(--a)}'],
  ])("aren't inlined if %s", (_case, css) => {
    expect(slimStyles(layer(css))).toBe(layer(css))
  })

  it('are kept if scripts read them', () => {
    const css = layer(':root{--a:1px;--b:2px}a{top:var(--b)}')
    expect(slim(css, ['--a'])).toBe(layer(':root{--a:1px}a{top: 2px }'))
  })

  it("aren't inlined if they're ours", () => {
    const css = ':root{--a:0}a{top:var(--a)}'
    expect(slimStyles(css)).toBe(css)
  })
})

it('keeps the order of layers that have rules', () => {
  expect(
    slimStyles('@layer a, b, c;@layer c{a{top:0}}@layer a{a{top:1px}}'),
  ).toBe('@layer a, c;@layer c{a{top:0}}@layer a{a{top:1px}}')
})
