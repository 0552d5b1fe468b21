import type { engineNames } from '../../scripts/findEngines.mjs'

export type EngineName = (typeof engineNames)[number]

/** Keys with a name, and characters. */
export type Key = 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Tab' | 'k'

/** What journeys need from a browser's tab, whatever drives the browser. */
export interface Tab {
  /** Waits until the page has loaded, unless the server is away. */
  goto: (address: string) => Promise<unknown>
  reload: () => Promise<unknown>
  back: () => Promise<unknown>
  /** Evaluates an expression in the page, and waits for what it promises. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the pointer there and clicks, in CSS pixels from the upper left corner. */
  click: (x: number, y: number) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  press: (key: Key, modifier?: 'Control' | 'Shift') => Promise<unknown>
  /** The window may refuse to be as small. */
  resize: (width: number, height: number) => Promise<unknown>
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<unknown>
}

export interface Engine {
  /** With its version. */
  name: string
  /** A tab with a cookie jar, storage, and cache of its own. */
  newTab: () => Promise<Tab>
  close: () => Promise<unknown>
}
