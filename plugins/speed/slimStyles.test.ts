import { describe, expect, it } from 'vitest'
import { slimStyles as slim } from './slimStyles'

const slimStyles = (css: string) => slim(css, [])

/** As the framework writes its own styles. */
const layer = (css: string) => `@layer framework{${css}}`

describe('rules of classes without use', () => {
  it('go from the styles of the framework, all of them', () => {
    const css = '.avatar{top:0}.avatar__name{top:0}.pills{top:0}.menu{top:0}'
    expect(slimStyles(layer(css))).toBe(layer('.menu{top:0}'))
    expect(slimStyles(css)).toBe(css)
  })

  it('leave what other selectors of theirs match', () => {
    expect(
      slimStyles(
        layer(
          '.button,.button-group .button{top:0}.menu:not(.pills):is(a,:not(.pills)){top:0}',
        ),
      ),
    ).toBe(layer('.button{top:0}.menu:not(.pills):is(a,:not(.pills)){top:0}'))
  })

  it('go with the conditions that nothing else has', () => {
    expect(slimStyles(layer('.a{top:0}@media print{.pills{top:0}}'))).toBe(
      layer('.a{top:0}'),
    )
  })
})

describe('what our styles override', () => {
  const own = '.a{padding:0;top:1px}'

  it('goes', () => {
    expect(slimStyles(layer('.a{top:0;left:0;padding-left:0}') + own)).toBe(
      layer('.a{left:0}') + own,
    )
  })

  it.each([
    ['an important declaration', layer('.a{top:0!important}') + own],
    ['another element', layer('.a,.b{top:0}') + own],
    ['another property', layer('.a{padding-x:0}') + '.a{padding-y:0}'],
    ['a condition of ours', layer('.a{top:0}') + `@media print{${own}}`],
    ['the styles after it, without a layer', `.a{top:0}${own}`],
  ])('stays where there is %s', (_case, css) => {
    expect(slimStyles(css)).toBe(css)
  })

  it('goes for themes too, which are the root', () => {
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
  it('go if nothing reads them, and with them what they read', () => {
    expect(slimStyles(':root{--a:0;--b:var(--a);--c:1px}a{top:var(--c)}')).toBe(
      ':root{--c:1px}a{top:var(--c)}',
    )
  })

  it('are written where they are read if they never vary', () => {
    expect(
      slimStyles(
        layer(':root{--a:1px;--b:calc(var(--a)*2)}a{margin:var(--a)var(--b)}'),
      ),
    ).toBe(layer('a{margin: 1px  calc( 1px *2) }'))
  })

  it.each([
    ['they vary', ':root{--a:0}a{top:var(--a)}.x{--a:1px}'],
    ['a keyword says what they are', ':root{--a:inherit}a{color:var(--a)}'],
    ['what they are depends', ':root{--a:var(--x)}a{top:var(--a)}'],
    ['there may be another', ':root{--a:0}a{top:var(--a,1px)}'],
    ['there is a condition', '@media print{:root{--a:0}}a{top:var(--a)}'],
    ['not all elements have them', '.x{--a:0}a{top:var(--a)}'],
  ])('are read as before if %s', (_case, css) => {
    expect(slimStyles(layer(css))).toBe(layer(css))
  })

  it('stay if scripts read them', () => {
    const css = layer(':root{--a:1px;--b:2px}a{top:var(--b)}')
    expect(slim(css, ['--a'])).toBe(layer(':root{--a:1px}a{top: 2px }'))
  })

  it('of ours are read as before', () => {
    const css = ':root{--a:0}a{top:var(--a)}'
    expect(slimStyles(css)).toBe(css)
  })
})

it('keeps the order of the layers that have rules', () => {
  expect(
    slimStyles('@layer a, b, c;@layer c{a{top:0}}@layer a{a{top:1px}}'),
  ).toBe('@layer a, c;@layer c{a{top:0}}@layer a{a{top:1px}}')
})
