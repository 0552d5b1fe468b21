import { runInNewContext } from 'node:vm'
import { describe, expect, it, test } from 'vitest'
import { colorModeScript } from './colorMode'

describe("the script after the theme's", () => {
  /** What's shown and stored after the theme has shown a mode. */
  function run(shown: string, theme: string | null) {
    let stored = theme
    const dataset = { theme: shown, themeChoice: shown }
    const localStorage = {
      getItem: (key: string) => (key === 'theme' ? stored : null),
      removeItem: (key: string) => {
        if (key === 'theme') stored = null
      },
    }
    const document = { documentElement: { dataset } }
    runInNewContext(colorModeScript, { document, localStorage })
    expect(dataset.themeChoice).toBe(dataset.theme)
    return { shown: dataset.theme, stored }
  }

  test.each(['light', 'dark'])('leaves %j as it is', (theme) => {
    expect(run(theme, theme)).toEqual({ shown: theme, stored: theme })
  })

  test.each(['system', 'DARK', 'darker', 'null'])('forgets %j', (theme) => {
    expect(run(theme, theme)).toEqual({ shown: 'light', stored: null })
  })

  it('shows the stored mode instead of one in the address', () => {
    expect(run('purple', 'dark')).toEqual({ shown: 'dark', stored: 'dark' })
    expect(run('purple', null)).toEqual({ shown: 'light', stored: null })
  })

  it('works in a browser that forbids storage', () => {
    const dataset = { theme: 'purple', themeChoice: 'purple' }
    runInNewContext(colorModeScript, {
      document: { documentElement: { dataset } },
    })
    expect(dataset).toEqual({ theme: 'light', themeChoice: 'light' })
  })
})
