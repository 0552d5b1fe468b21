import { expect, test } from 'vitest'
import forgetWeak from './forgetWeak.mjs'

const entry = (reference: string) =>
  `"a": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx", ${reference}],`

test('keeps the names of modules, but not as weak references', () => {
  expect(forgetWeak(entry('require.resolveWeak("@site/docs/a.mdx")'))).toBe(
    entry('String("@site/docs/a.mdx")'),
  )
  expect(forgetWeak('export default {}')).toBe('export default {}')
})

test('fails if the registry has a different format', () => {
  expect(() => forgetWeak(entry('import.meta.weak("a")'))).toThrow(
    'Found: a registry that imports modules without require.resolveWeak.',
  )
})
