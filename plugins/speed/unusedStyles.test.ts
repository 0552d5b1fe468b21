import postcss from 'postcss'
import { expect, it } from 'vitest'
import { dropUnusedStyles, isUnusedClass } from './unusedStyles'

const drop = (css: string, from: string) =>
  postcss([dropUnusedStyles]).process(css, { from }).css

it('takes rules of unused classes from Infima, and leaves the others', () => {
  const css =
    '.avatar{color:red}.button,.button-group .button{color:red}.menu:not(.pills){color:red}'
  expect(drop(css, '/node_modules/infima/dist/default.css')).toBe(
    '.button{color:red}.menu:not(.pills){color:red}',
  )
  expect(drop(css, '/src/css/site.css')).toBe(css)
})

it('knows the classes of a family that are used', () => {
  expect(isUnusedClass('margin-top--xl')).toBe(true)
  expect(isUnusedClass('margin-top--sm')).toBe(false)
  expect(isUnusedClass('navbar__item')).toBe(false)
})
