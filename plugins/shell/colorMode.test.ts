import { runInNewContext } from 'node:vm'
import { describe, expect, it, test } from 'vitest'
import { colorModeScript } from './colorMode'

describe('the script for the head', () => {
  function storedAfter(theme: string | null) {
    let stored = theme
    const localStorage = {
      getItem: (key: string) => (key === 'theme' ? stored : null),
      removeItem: (key: string) => {
        if (key === 'theme') stored = null
      },
    }
    runInNewContext(colorModeScript, { localStorage })
    return stored
  }

  test.each([null, '', 'light', 'dark'])('leaves %j as it is', (theme) => {
    expect(storedAfter(theme)).toBe(theme)
  })

  test.each(['system', 'DARK', 'darker', 'null'])('forgets %j', (theme) => {
    expect(storedAfter(theme)).toBeNull()
  })

  it('works in a browser that forbids storage', () => {
    expect(() => runInNewContext(colorModeScript, {})).not.toThrow()
  })
})
