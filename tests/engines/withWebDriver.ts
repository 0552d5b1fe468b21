import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { startDisplay } from '../../content/runs/display'
import type { Engine, Key as EngineKey, Tab } from './engine'

/** Milliseconds; a machine may be busy. */
const patience = 60_000

const keys: Partial<Record<EngineKey, string>> = {
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
}

const modifiers = { Control: Key.CONTROL, Shift: Key.SHIFT }

/**
 * Drives WebKitGTK's small browser by WebDriver, with a session for each tab, because
 * a session's tabs share their storage.
 *
 * @param driver path of WebKit's WebDriver
 * @param executablePath of the browser
 */
export async function withWebDriver(
  driver: string,
  executablePath: string,
): Promise<Engine> {
  const display = await startDisplay()
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' })
    .build()
  const address = await service.start(patience)
  const newSession = () =>
    new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: executablePath,
            args: ['--automation'],
          },
        }),
      )
      .build()
  const first = await newSession()
  const found = await first.getCapabilities()
  await first.quit()
  return {
    name: `WebKitGTK ${found.getBrowserVersion()}`,
    async newTab(): Promise<Tab> {
      const session = await newSession()
      await session.manage().setTimeouts({
        pageLoad: patience,
        script: patience,
      })
      return {
        goto: (url) => session.get(url),
        reload: () => session.navigate().refresh(),
        back: () => session.navigate().back(),
        evaluate: (expression) => session.executeScript(`return ${expression}`),
        click: (x, y) =>
          session
            .actions()
            .move({
              x: Math.round(x),
              y: Math.round(y),
              origin: Origin.VIEWPORT,
              duration: 0,
            })
            .click()
            .perform(),
        type: (text) => session.actions().sendKeys(text).perform(),
        async press(key, modifier) {
          const actions = session.actions()
          if (modifier) actions.keyDown(modifiers[modifier])
          actions.sendKeys(keys[key] ?? key)
          if (modifier) actions.keyUp(modifiers[modifier])
          await actions.perform()
        },
        resize: (width, height) =>
          session.manage().window().setRect({ width, height, x: 0, y: 0 }),
        screenshot: async () =>
          Buffer.from(await session.takeScreenshot(), 'base64'),
        close: () => session.quit(),
      }
    },
    async close() {
      await service.kill()
      display.stop()
    },
  }
}
