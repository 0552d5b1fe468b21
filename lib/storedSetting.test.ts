import { afterEach, expect, test, vi } from 'vitest'
import { storedSetting } from './storedSetting'

afterEach(() => vi.unstubAllGlobals())

/** Storage that holds what has been put into it. */
function stubStorage(content: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => content[name] ?? null,
    setItem: (name: string, value: string) => (content[name] = value),
  })
  return content
}

test('keeps what the reader chose, and tells who listens', () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const content = stubStorage()
  const setting = storedSetting('wrap', false)
  const listener = vi.fn()
  const stop = setting.listen(listener)
  expect(setting.get()).toBe(false)
  setting.set(true)
  expect(setting.get()).toBe(true)
  expect(content).toEqual({ wrap: 'on' })
  stop()
  setting.set(false)
  expect(listener).toHaveBeenCalledTimes(1)
})

test.each([true, false, undefined])(
  'is %s if storage holds garbage',
  (initial) => {
    stubStorage({ wrap: '{"' })
    expect(storedSetting('wrap', initial).get()).toBe(initial)
  },
)

test('lasts as long as the page without storage', () => {
  // Reading a global that doesn't exist throws, as forbidden storage does.
  const setting = storedSetting('wrap', true)
  expect(setting.get()).toBe(true)
  setting.set(false)
  expect(setting.get()).toBe(false)
})
