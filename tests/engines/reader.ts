import { expect } from '@playwright/test'
import type { Key, Tab } from './engine'

/** An element that a reader sees: the first with this text or name. */
interface Wanted {
  selector: string
  /** Part of its text, or its whole `aria-label`. */
  text?: string | undefined
  /** Scrolls to it, if it's above or below the window. */
  isNeeded?: boolean
}

/** Finds an element, and where its middle is. Runs in the page. */
function locate({ selector, text, isNeeded }: Wanted) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (it) =>
      it.checkVisibility() &&
      (text === undefined ||
        it.textContent.includes(text) ||
        it.ariaLabel === text),
  )
  if (!element) return null
  const { top, bottom } = element.getBoundingClientRect()
  if (isNeeded && (top < 0 || bottom > innerHeight)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const box = element.getBoundingClientRect()
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    isFocused: element === document.activeElement,
  }
}

/** Somebody who uses the site in a browser, and only sees what it shows. */
export class Reader {
  readonly #tab: Tab
  readonly #server: { origin: string; close: () => Promise<void> }

  constructor(
    tab: Tab,
    server: { origin: string; close: () => Promise<void> },
  ) {
    this.#tab = tab
    this.#server = server
  }

  /** Opens an address of the site, and waits until its buttons work. */
  async visit(address: string): Promise<void> {
    await this.#tab.goto(this.#server.origin + address)
    await this.#isReady()
  }

  async reload(): Promise<void> {
    await this.#tab.reload()
    await this.#isReady()
  }

  back = () => this.#tab.back()
  type = (text: string) => this.#tab.type(text)
  press = (key: Key, modifier?: 'Control' | 'Shift') =>
    this.#tab.press(key, modifier)

  /** Makes the window smaller, or at least as small as the engine lets it be. */
  async narrow(): Promise<void> {
    await this.#tab.resize(480, 800)
    await expect.poll(() => this.ask(() => innerWidth)).toBeLessThan(600)
  }

  /** Reads something from the page. */
  ask<Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return this.#tab.evaluate(
      `(${String(run)})(${JSON.stringify(argument)})`,
    ) as Promise<Awaited<Result>>
  }

  /** Waits for an element. */
  async sees(selector: string, text?: string): Promise<void> {
    await expect
      .poll(() => this.ask(locate, { selector, text }), {
        message: `sees ${selector}${text === undefined ? '' : ` “${text}”`}`,
      })
      .not.toBeNull()
  }

  /** Waits until there's no such element, or none that can be seen. */
  async missesOut(selector: string, text?: string): Promise<void> {
    await expect
      .poll(() => this.ask(locate, { selector, text }), {
        message: `no longer sees ${selector}`,
      })
      .toBeNull()
  }

  async hasFocus(selector: string, text?: string): Promise<void> {
    await expect
      .poll(
        async () => (await this.ask(locate, { selector, text }))?.isFocused,
        { message: `${selector} has the focus` },
      )
      .toBe(true)
  }

  /** Waits until an element has come to rest, and clicks in its middle. */
  async click(selector: string, text?: string): Promise<void> {
    const find = () => this.ask(locate, { selector, text, isNeeded: true })
    await this.sees(selector, text)
    let place = await find()
    await expect
      .poll(async () => {
        const earlier = place
        place = await find()
        return place && place.x === earlier?.x && place.y === earlier.y
      })
      .toBe(true)
    await this.#tab.click(place?.x ?? 0, place?.y ?? 0)
  }

  /** Waits for an address on the site, with its query and hash. */
  async isAt(address: string): Promise<void> {
    await expect
      .poll(() => this.ask(() => location.href))
      .toBe(this.#server.origin + address)
  }

  /** From now on, the site can't be reached. */
  goesOffline = () => this.#server.close()

  /** What pages have reported so far, which is then forgotten. */
  problems(): Promise<string[]> {
    return this.ask(() => {
      const key = 'recorded problems'
      const found = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
      sessionStorage.removeItem(key)
      return found
    })
  }

  async #isReady(): Promise<void> {
    await expect
      .poll(() => this.ask(() => document.documentElement.dataset.hasHydrated))
      .toBe('true')
  }
}
