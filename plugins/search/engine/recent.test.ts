import { expect, it } from 'vitest'
import { Recent } from './recent'

/** Counts how often each result is computed. */
function createRecent() {
  const recent = new Recent<string>()
  const computed: string[] = []
  const get = (source: object, key: string) =>
    recent.get(source, key, () => {
      computed.push(key)
      return key.toUpperCase()
    })
  return { get, computed }
}

it('computes a result once', () => {
  const { get, computed } = createRecent()
  const source = {}
  expect([get(source, 'a'), get(source, 'a')]).toEqual(['A', 'A'])
  expect(computed).toEqual(['a'])
})

it('forgets everything about another source', () => {
  const { get, computed } = createRecent()
  get({}, 'a')
  get({}, 'a')
  expect(computed).toEqual(['a', 'a'])
})

it('forgets what nobody has asked for the longest', () => {
  const { get, computed } = createRecent()
  const source = {}
  const keys = Array.from({ length: 60 }, (_, index) => `word ${index}`)
  for (const key of keys) {
    get(source, key)
    get(source, 'first')
  }
  expect(computed.filter((key) => key === 'first')).toHaveLength(1)
  get(source, 'word 0')
  expect(computed.filter((key) => key === 'word 0')).toHaveLength(2)
})
