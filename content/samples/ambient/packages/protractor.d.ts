/** The parts of `protractor` 7.0.0 that samples use, with JavaScript's own promise. */
declare module 'protractor' {
  type Locator = { using: string; value: string } | Function

  interface ProtractorBy {
    id(id: string): Locator
    css(selector: string): Locator
    name(name: string): Locator
    className(name: string): Locator
    tagName(name: string): Locator
    linkText(text: string): Locator
    partialLinkText(text: string): Locator
    xpath(path: string): Locator
    js(script: string | Function, ...args: any[]): Locator
    addLocator(name: string, script: Function | string): void
    binding(descriptor: string): Locator
    exactBinding(descriptor: string): Locator
    model(model: string): Locator
    buttonText(text: string): Locator
    partialButtonText(text: string): Locator
    repeater(descriptor: string): Locator
    exactRepeater(descriptor: string): Locator
    cssContainingText(selector: string, text: string | RegExp): Locator
    options(descriptor: string): Locator
    deepCss(selector: string): Locator
  }

  interface ElementFinder {
    element(locator: Locator): ElementFinder
    all(locator: Locator): ElementArrayFinder
    $(selector: string): ElementFinder
    $$(selector: string): ElementArrayFinder
    click(): Promise<void>
    clear(): Promise<void>
    submit(): Promise<void>
    sendKeys(...keys: string[]): Promise<void>
    getText(): Promise<string>
    getAttribute(name: string): Promise<string>
    getCssValue(name: string): Promise<string>
    getTagName(): Promise<string>
    isPresent(): Promise<boolean>
    isDisplayed(): Promise<boolean>
    isEnabled(): Promise<boolean>
    isSelected(): Promise<boolean>
    takeScreenshot(): Promise<string>
  }

  interface ElementArrayFinder {
    get(index: number): ElementFinder
    first(): ElementFinder
    last(): ElementFinder
    count(): Promise<number>
    getText(): Promise<string>
    all(locator: Locator): ElementArrayFinder
    filter(
      test: (element: ElementFinder, index?: number) => Promise<boolean>,
    ): ElementArrayFinder
    each(
      callback: (element?: ElementFinder, index?: number) => any,
    ): Promise<any>
    map<T>(
      callback: (element?: ElementFinder, index?: number) => any,
    ): Promise<T[]>
    reduce(callback: Function, start: any): Promise<any>
  }

  interface ActionSequence {
    mouseMove(element: ElementFinder): ActionSequence
    doubleClick(element: ElementFinder): ActionSequence
    dragAndDrop(from: ElementFinder, to: ElementFinder): ActionSequence
    perform(): Promise<void>
  }

  interface Browser {
    baseUrl: string
    params: any
    get(address: string, timeout?: number): Promise<any>
    refresh(): Promise<any>
    navigate(): { back(): Promise<void>; forward(): Promise<void> }
    getCurrentUrl(): Promise<string>
    getTitle(): Promise<string>
    sleep(milliseconds: number): Promise<void>
    wait(condition: Function, timeout?: number, message?: string): Promise<any>
    waitForAngular(): Promise<any>
    waitForAngularEnabled(enabled?: boolean): Promise<boolean>
    executeScript<T>(script: string | Function, ...args: any[]): Promise<T>
    executeAsyncScript<T>(script: string | Function, ...args: any[]): Promise<T>
    takeScreenshot(): Promise<string>
    addMockModule(name: string, script: string | Function): void
    clearMockModules(): void
    actions(): ActionSequence
    getAllWindowHandles(): Promise<string[]>
    switchTo(): {
      alert(): { accept(): Promise<void>; getText(): Promise<string> }
      frame(index: number): Promise<void>
      window(name: string): Promise<void>
    }
    manage(): {
      deleteAllCookies(): Promise<void>
      window(): { setSize(width: number, height: number): Promise<void> }
    }
  }

  interface ProtractorExpectedConditions {
    not(condition: Function): Function
    and(...conditions: Function[]): Function
    or(...conditions: Function[]): Function
    alertIsPresent(): Function
    elementToBeClickable(element: ElementFinder): Function
    elementToBeSelected(element: ElementFinder): Function
    textToBePresentInElement(element: ElementFinder, text: string): Function
    textToBePresentInElementValue(
      element: ElementFinder,
      text: string,
    ): Function
    titleContains(text: string): Function
    titleIs(text: string): Function
    urlContains(text: string): Function
    urlIs(address: string): Function
    presenceOf(element: ElementFinder): Function
    stalenessOf(element: ElementFinder): Function
    visibilityOf(element: ElementFinder): Function
    invisibilityOf(element: ElementFinder): Function
  }

  export interface Config {
    baseUrl?: string
    specs?: string[]
    exclude?: string | string[]
    suites?: any
    directConnect?: boolean
    seleniumAddress?: string
    framework?: string
    allScriptsTimeout?: number
    getPageTimeout?: number
    capabilities?: {
      browserName?: string
      shardTestFiles?: boolean
      maxInstances?: number
      [key: string]: any
    }
    jasmineNodeOpts?: { defaultTimeoutInterval?: number; [key: string]: any }
    params?: any
    onPrepare?: () => void
  }

  export const browser: Browser
  export const by: ProtractorBy
  export const element: {
    (locator: Locator): ElementFinder
    all(locator: Locator): ElementArrayFinder
  }
  export const $: (selector: string) => ElementFinder
  export const $$: (selector: string) => ElementArrayFinder
  export const ExpectedConditions: ProtractorExpectedConditions
  export const Key: { ENTER: string; TAB: string; ESCAPE: string }
  export type { ElementArrayFinder, ElementFinder }
}
