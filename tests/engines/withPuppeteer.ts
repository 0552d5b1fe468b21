import { launch } from 'puppeteer-core'
import { browserArguments } from '../../scripts/findBrowser.mjs'
import type { Engine, Tab } from './engine'

/**
 * Drives Chromium by its own protocol, and Firefox by WebDriver BiDi.
 *
 * @param executablePath of the browser
 */
export async function withPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const started = await launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? browserArguments : [],
    timeout: 60_000,
    protocolTimeout: 60_000,
  })
  return {
    name: await started.version(),
    async newTab(): Promise<Tab> {
      const context = await started.createBrowserContext()
      const page = await context.newPage()
      // Others let a click copy. Without a window, Chromium doesn't.
      if (browser === 'chrome') {
        await context.setPermission('*', {
          permission: { name: 'clipboard-write' },
          state: 'granted',
        })
      }
      return {
        goto: (address) => page.goto(address),
        reload: () => page.reload(),
        back: () => page.goBack(),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        async press(key, modifier) {
          if (modifier) await page.keyboard.down(modifier)
          await page.keyboard.press(key)
          if (modifier) await page.keyboard.up(modifier)
        },
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => started.close(),
  }
}
