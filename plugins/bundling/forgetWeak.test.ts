import { expect, test } from 'vitest'
import forgetWeak from './forgetWeak.mjs'

const entry = (reference: string) =>
  `"a": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx", ${reference}],`

test('modules are named, and asked for only by their import', () => {
  expect(forgetWeak(entry('require.resolveWeak("@site/docs/a.mdx")'))).toBe(
    entry('String("@site/docs/a.mdx")'),
  )
  expect(forgetWeak('export default {}')).toBe('export default {}')
})

test('a registry of another form is not taken for a lazy one', () => {
  expect(() => forgetWeak(entry('import.meta.weak("a")'))).toThrow(
    'but names none with require.resolveWeak',
  )
})
