type Calls = Record<string, string>

/** Playwright began as Puppeteer. */
const ofPlaywrightAndPuppeteer: Calls = {
  'page.goto': '/api/commands/visit',
  waitUntil: '/api/commands/visit#when-the-visit-is-over',
  domcontentloaded: '/api/commands/visit#when-the-visit-is-over',
  'page.reload': '/api/commands/reload',
  'page.goBack': '/api/commands/go',
  'page.goForward': '/api/commands/go',
  'page.url': '/api/commands/url',
  'page.title': '/api/commands/title',
  'page.content': '/api/commands/document',
  'page.setContent':
    '/guides/component-testing/overview#what-a-component-test-is',
  'page.waitForNavigation': '/api/commands/location#check-where-a-click-leads',
  'page.bringToFront':
    '/examples/recipes-browser-and-test-code#test-changes-from-another-tab',
  'page.pdf':
    '/guides/guides/stubs-spies-and-clocks#keep-the-page-from-leaving',
  'page.screenshot': '/api/commands/screenshot#take-a-picture-of-a-page',
  'elementHandle.screenshot':
    '/api/commands/screenshot#take-a-picture-of-one-element',
  fullPage: '/api/commands/screenshot#what-is-captured',
  'page.screencast': '/guides/guides/screenshots-and-videos#record-a-video',
  'page.evaluate': '/api/commands/window',
  'page.evaluateHandle': '/api/commands/window',
  'page.$eval': '/api/commands/then#take-a-value-out-of-an-element',
  'page.$$eval': '/api/commands/each#collect-values',
  'page.exposeFunction':
    '/api/commands/visit#prepare-the-window-before-the-page-loads',
  'page.addStyleTag': '/guides/tooling/visual-testing#stop-movement',
  'page.locator': '/api/commands/get',
  'page.$': '/api/commands/get',
  'page.$$': '/api/commands/get',
  ElementHandle:
    '/faq/questions/using-cypress-faq#how-do-i-get-the-dom-element-instead-of-a-jquery-object',
  'page.frames': '/guides/references/trade-offs#reach-into-an-iframe',
  'locator.click': '/api/commands/click',
  'page.click': '/api/commands/click',
  'locator.fill': '/api/commands/type#replace-what-a-field-holds',
  'page.type': '/api/commands/type',
  'page.keyboard.press': '/api/commands/press',
  'page.keyboard.type': '/api/commands/focused#type-without-naming-the-field',
  'page.keyboard.down': '/api/commands/type#hold-a-key-over-several-commands',
  'page.keyboard.up': '/api/commands/type#hold-a-key-over-several-commands',
  'locator.hover': '/api/commands/hover#choose-a-way',
  'page.hover': '/api/commands/hover#choose-a-way',
  'page.focus': '/api/commands/focus',
  'page.mouse.down': '/api/commands/trigger#drag-with-the-mouse',
  'page.mouse.move': '/api/commands/trigger#drag-with-the-mouse',
  'page.mouse.up': '/api/commands/trigger#drag-with-the-mouse',
  'page.mouse.click': '/api/commands/click#click-a-corner-or-an-exact-point',
  'page.mouse.wheel': '/api/commands/scrollto#scroll-by-pixels',
  'page.tap': '/guides/references/trade-offs#send-events-that-the-app-accepts',
  'page.touchscreen.tap':
    '/guides/references/trade-offs#send-events-that-the-app-accepts',
  FileChooser: '/api/commands/selectfile',
  'page.waitForSelector': '/guides/core-concepts/retry-ability',
  'page.waitForFunction':
    '/api/commands/its#wait-for-something-the-app-puts-on-the-window',
  'page.waitForRequest':
    '/api/commands/wait#check-what-was-sent-and-what-came-back',
  'page.waitForResponse': '/api/commands/wait#wait-until-data-has-arrived',
  'page.on': '/api/events/catalog-of-events#listen-to-an-event',
  'page.once': '/api/events/catalog-of-events#listen-to-an-event',
  'page.setDefaultTimeout':
    '/guides/core-concepts/retry-ability#how-long-cypress-retries',
  'page.setDefaultNavigationTimeout': '/api/commands/visit#timeouts',
  'request.failure':
    '/api/commands/intercept#show-what-happens-when-the-network-fails',
  requestfailed:
    '/api/commands/intercept#show-what-happens-when-the-network-fails',
  'request.postData':
    '/api/commands/intercept#check-what-the-application-sends',
  'request.headers':
    '/examples/recipes-network-and-data#check-the-headers-of-a-request',
  'response.headers':
    '/examples/recipes-network-and-data#check-the-headers-of-a-request',
  'request.resourceType': '/api/commands/intercept#matcher-properties',
  'response.status': '/api/commands/wait#what-an-interception-holds',
  'response.json': '/api/commands/wait#what-an-interception-holds',
  'response.text': '/api/commands/wait#what-an-interception-holds',
  requestfinished: '/api/commands/wait#wait-until-data-has-arrived',
  'page.setExtraHTTPHeaders':
    '/api/commands/intercept#change-every-request-of-the-project',
  'dialog.accept': '/guides/references/trade-offs#answer-dialogs-with-a-stub',
  'dialog.dismiss': '/guides/references/trade-offs#answer-dialogs-with-a-stub',
  'dialog.message': '/guides/references/trade-offs#answer-dialogs-with-a-stub',
  'dialog.defaultValue': '/api/commands/stub#answer-a-prompt',
  ConsoleMessage:
    '/guides/guides/stubs-spies-and-clocks#fail-on-any-error-in-the-console',
  pageerror: '/api/events/catalog-of-events#uncaught-exception',
  'browser.newPage':
    '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
  'browser.close': '/guides/core-concepts/test-isolation#what-a-new-test-finds',
  'page.close': '/guides/core-concepts/test-isolation#what-a-new-test-finds',
  CDPSession:
    '/api/plugins/browser-launch-api#hand-the-browser-to-another-tool',
  ignoreDefaultArgs: '/api/plugins/browser-launch-api#take-an-argument-away',
  executablePath:
    '/guides/guides/launching-browsers#start-a-browser-by-its-path',
  slowMo: '/api/cypress-api/keyboard-api#slow-down-to-watch',
  headless: '/guides/guides/command-line#choose-a-browser',
  'browser.version': '/api/cypress-api/browser',
  'page.coverage': '/guides/tooling/code-coverage#collect-it',
  'tracing.start': '/guides/end-to-end-testing/playwright-to-cypress#debug',
  isMobile: '/api/commands/viewport#what-is-not-simulated',
  deviceScaleFactor: '/api/commands/viewport#what-is-not-simulated',
  hasTouch: '/api/commands/viewport#pretend-that-there-is-a-touch-screen',
}

/** What Jest began, and the others share: matchers above all. */
const ofJestVitestAndPlaywright: Calls = {
  'test.only':
    '/guides/core-concepts/writing-and-organizing-tests#run-one-test-or-leave-one-out',
  'test.skip':
    '/guides/core-concepts/writing-and-organizing-tests#run-one-test-or-leave-one-out',
  toBe: '/api/assertions/assertions-reference#equality',
  toEqual: '/api/assertions/assertions-reference#equality',
  toStrictEqual: '/api/assertions/assertions-reference#equality',
  toBeTruthy: '/api/assertions/assertions-reference#types-and-truth',
  toBeFalsy: '/api/assertions/assertions-reference#types-and-truth',
  toBeNull: '/api/assertions/assertions-reference#types-and-truth',
  toBeUndefined: '/api/assertions/assertions-reference#types-and-truth',
  toBeDefined: '/api/assertions/assertions-reference#types-and-truth',
  toBeInstanceOf: '/api/assertions/assertions-reference#types-and-truth',
  toBeGreaterThan: '/api/assertions/assertions-reference#numbers-and-dates',
  toBeLessThan: '/api/assertions/assertions-reference#numbers-and-dates',
  toBeCloseTo: '/api/assertions/assertions-reference#numbers-and-dates',
  toHaveLength: '/api/assertions/assertions-reference#length',
  toMatch: '/api/assertions/assertions-reference#text-and-patterns',
  toContain: '/api/assertions/assertions-reference#items-and-parts',
  toContainEqual: '/api/assertions/assertions-reference#items-and-parts',
  toMatchObject: '/api/assertions/assertions-reference#items-and-parts',
  toHaveProperty: '/api/assertions/assertions-reference#keys-and-properties',
  toThrow: '/api/assertions/assertions-reference#functions',
  'expect.extend': '/api/assertions/assertions-reference#custom-assertions',
  toMatchSnapshot:
    '/faq/questions/using-cypress-faq#can-i-use-jest-snapshots-in-cypress',
  globalSetup: '/api/plugins/before-run-api',
}

const ofJestAndVitest: Calls = {
  'test.each':
    '/guides/core-concepts/writing-and-organizing-tests#generate-tests-from-data',
  'it.each':
    '/guides/core-concepts/writing-and-organizing-tests#generate-tests-from-data',
  'test.todo':
    '/guides/core-concepts/writing-and-organizing-tests#run-one-test-or-leave-one-out',
  'test.concurrent':
    '/faq/questions/using-cypress-faq#how-do-i-run-tests-in-parallel',
  beforeAll:
    '/guides/core-concepts/writing-and-organizing-tests#know-the-order-of-hooks',
  afterAll:
    '/guides/core-concepts/writing-and-organizing-tests#know-the-order-of-hooks',
  'expect.resolves': '/api/commands/then#wait-for-a-promise',
  'expect.rejects': '/api/commands/then#wait-for-a-promise',
  'expect.assertions':
    '/examples/recipes-browser-and-test-code#make-sure-that-a-callback-ran',
  toMatchInlineSnapshot:
    '/faq/questions/using-cypress-faq#can-i-use-jest-snapshots-in-cypress',
  toHaveBeenCalled: '/api/assertions/assertions-reference#how-often',
  toHaveBeenCalledTimes: '/api/assertions/assertions-reference#how-often',
  toHaveBeenCalledWith: '/api/assertions/assertions-reference#with-what',
  toHaveBeenLastCalledWith:
    '/api/commands/spy#look-at-the-arguments-of-one-call',
  toHaveBeenNthCalledWith:
    '/api/commands/spy#look-at-the-arguments-of-one-call',
  toHaveReturnedWith: '/api/assertions/assertions-reference#what-came-back',
  'expect.any': '/api/utilities/sinon#check-the-kind-of-an-argument',
  'expect.anything': '/api/utilities/sinon#matchers',
  'expect.objectContaining': '/api/utilities/sinon#check-a-part-of-an-object',
  'expect.arrayContaining': '/api/utilities/sinon#combine-matchers',
  'expect.stringContaining': '/api/utilities/sinon#check-a-text-by-a-pattern',
  'expect.stringMatching': '/api/utilities/sinon#check-a-text-by-a-pattern',
  'mock.calls': '/api/commands/spy#look-at-the-arguments-of-one-call',
  mockReturnValue: '/guides/guides/stubs-spies-and-clocks#replace-a-function',
  mockReturnValueOnce: '/api/commands/stub#answer-the-first-call-differently',
  mockResolvedValue: '/api/commands/stub#make-a-promise-resolve-or-fail',
  mockRejectedValue: '/api/commands/stub#make-a-promise-resolve-or-fail',
  mockImplementation: '/api/commands/stub#compute-the-answer',
  mockImplementationOnce:
    '/api/commands/stub#answer-the-first-call-differently',
  mockClear: '/api/commands/spy#start-counting-in-the-middle-of-a-test',
  mockReset: '/api/commands/stub#yields',
  mockRestore: '/api/commands/stub#yields',
  setupFiles:
    '/guides/core-concepts/writing-and-organizing-tests#the-support-file',
  testTimeout:
    '/examples/recipes-network-and-data#limit-a-command-a-request-or-a-test',
  '--testNamePattern':
    '/examples/recipes-browser-and-test-code#run-only-tests-with-a-tag',
  '--watch':
    '/guides/core-concepts/writing-and-organizing-tests#watch-files-while-you-work',
  '--maxWorkers':
    '/faq/questions/using-cypress-faq#how-do-i-run-tests-in-parallel',
  '--shard': '/guides/guides/parallelization#split-specs-without-cypress-cloud',
  '--bail': '/api/cypress-api/stop#stop-after-the-first-failure',
  '--coverage': '/guides/tooling/code-coverage#how-it-works',
}

/**
 * What other tools' public calls are called here: for each tool, its calls, with
 * the address of the section that answers them. Search finds the section by the
 * call, and says whose call it is.
 */
export const calls: Record<string, Calls> = {
  Playwright: {
    ...ofPlaywrightAndPuppeteer,
    ...ofJestVitestAndPlaywright,
    'frame.goto': '/guides/references/trade-offs#reach-into-an-iframe',
    'page.waitForLoadState': '/api/commands/visit#when-the-visit-is-over',
    'page.waitForURL': '/api/commands/location#check-where-a-click-leads',
    'page.waitForTimeout': '/api/commands/wait',
    'page.setViewportSize': '/api/commands/viewport',
    viewport: '/api/commands/viewport',
    'page.pause': '/api/commands/pause',
    PWDEBUG: '/api/commands/pause',
    'page.emulateMedia':
      '/examples/recipes-browser-and-test-code#test-dark-mode-and-css-variables',
    colorScheme:
      '/examples/recipes-browser-and-test-code#test-dark-mode-and-css-variables',
    reducedMotion: '/api/plugins/browser-launch-api#ask-for-reduced-motion',
    'locator.screenshot':
      '/api/commands/screenshot#take-a-picture-of-one-element',
    mask: '/api/commands/screenshot#cover-what-changes-or-must-not-be-seen',
    maskColor:
      '/api/commands/screenshot#cover-what-changes-or-must-not-be-seen',
    'page.video': '/guides/guides/screenshots-and-videos#record-a-video',
    video: '/guides/guides/screenshots-and-videos#record-a-video',
    recordVideo: '/guides/guides/screenshots-and-videos#record-a-video',
    'video.saveAs': '/guides/guides/screenshots-and-videos#record-a-video',
    'locator.evaluate': '/api/commands/then#take-a-value-out-of-an-element',
    'locator.evaluateAll': '/api/commands/each#collect-values',
    'page.addInitScript':
      '/api/commands/visit#prepare-the-window-before-the-page-loads',
    'page.exposeBinding':
      '/api/commands/visit#prepare-the-window-before-the-page-loads',
    'page.clock': '/api/commands/clock',
    'clock.install': '/api/commands/clock',
    'clock.setFixedTime':
      '/api/commands/clock#set-the-date-and-leave-timers-running',
    'clock.setSystemTime':
      '/api/commands/clock#jump-to-another-time-without-running-timers',
    'clock.fastForward': '/api/commands/tick',
    'clock.runFor': '/api/commands/tick',
    'clock.pauseAt': '/guides/guides/stubs-spies-and-clocks#stop-the-time',
    'clock.resume': '/api/commands/clock#give-the-page-its-time-back',
    'page.getByPlaceholder': '/api/commands/get',
    'page.getByAltText': '/api/commands/get',
    'page.getByTitle': '/api/commands/get',
    'page.getByRole':
      '/guides/end-to-end-testing/playwright-to-cypress#find-elements',
    'page.getByLabel':
      '/guides/end-to-end-testing/playwright-to-cypress#find-elements',
    'page.getByText': '/api/commands/contains',
    'locator.getByText':
      '/api/commands/contains#search-in-one-part-of-the-page',
    'page.getByTestId': '/api/commands/get#find-elements-by-a-test-attribute',
    'locator.locator': '/api/commands/find',
    testIdAttribute:
      '/api/cypress-api/custom-queries#find-elements-by-a-test-attribute',
    'selectors.setTestIdAttribute':
      '/api/cypress-api/custom-queries#find-elements-by-a-test-attribute',
    'selectors.register': '/api/cypress-api/custom-queries',
    'locator.filter': '/api/commands/contains#find-the-row-or-card-of-a-text',
    hasText: '/api/commands/contains#find-the-row-or-card-of-a-text',
    hasNotText: '/api/commands/not#by-text',
    'locator.visible': '/api/commands/filter#keep-what-is-visible',
    'locator.within': '/api/commands/within#choose-between-within-and-find',
    'locator.and': '/api/commands/filter',
    'locator.or':
      '/guides/core-concepts/conditional-testing#wait-for-either-of-two-elements',
    'locator.first': '/api/commands/first',
    'locator.last': '/api/commands/last',
    'locator.nth': '/api/commands/eq',
    'locator.all': '/api/commands/each#use-commands-on-every-element',
    'locator.count': '/api/commands/get#check-how-many-elements-there-are',
    strictSelectors: '/guides/end-to-end-testing/playwright-to-cypress#several',
    'locator.highlight': '/api/commands/debug#look-at-what-a-query-finds',
    'page.pickLocator': '/guides/core-concepts/cypress-app#find-a-selector',
    'page.frameLocator': '/guides/references/trade-offs#reach-into-an-iframe',
    'locator.contentFrame':
      '/guides/references/trade-offs#reach-into-an-iframe',
    'page.frame': '/guides/references/trade-offs#reach-into-an-iframe',
    'locator.textContent':
      '/api/commands/invoke#read-a-text-or-a-value-to-work-with-it',
    'locator.innerText':
      '/api/commands/invoke#read-a-text-or-a-value-to-work-with-it',
    'locator.allInnerTexts':
      '/api/assertions/assertions-reference#check-every-element-of-a-list',
    'locator.allTextContents':
      '/api/assertions/assertions-reference#check-every-element-of-a-list',
    'locator.inputValue':
      '/faq/questions/using-cypress-faq#how-do-i-get-the-value-of-an-input',
    'locator.getAttribute': '/api/commands/invoke#read-an-attribute',
    'locator.innerHTML':
      '/api/assertions/assertions-reference#text-html-and-value',
    'locator.boundingBox': '/api/cypress-api/dom#positions-of-an-element',
    'locator.isVisible':
      '/guides/end-to-end-testing/playwright-to-cypress#conditions',
    'locator.isHidden':
      '/guides/end-to-end-testing/playwright-to-cypress#conditions',
    'locator.isChecked': '/guides/references/assertions#the-state-of-a-form',
    'locator.isEnabled': '/guides/references/assertions#the-state-of-a-form',
    'locator.isDisabled': '/guides/references/assertions#the-state-of-a-form',
    'locator.dblclick': '/api/commands/dblclick',
    'page.dblclick': '/api/commands/dblclick',
    'page.fill': '/api/commands/type#replace-what-a-field-holds',
    'locator.pressSequentially': '/api/commands/type',
    'locator.type': '/api/commands/type',
    'locator.clear': '/api/commands/clear',
    'locator.press': '/api/commands/type#press-a-keyboard-shortcut',
    'page.press': '/api/commands/type#press-a-keyboard-shortcut',
    'page.keyboard.insertText': '/api/commands/type#type-slower-or-faster',
    'locator.check': '/api/commands/check',
    'page.check': '/api/commands/check',
    'locator.setChecked': '/api/commands/check',
    'locator.uncheck': '/api/commands/uncheck',
    'page.uncheck': '/api/commands/uncheck',
    'locator.selectOption':
      '/api/commands/select#choose-by-value-text-or-index',
    'locator.dragTo':
      '/api/commands/trigger#drag-with-the-drag-and-drop-of-html',
    'page.dragAndDrop':
      '/api/commands/trigger#drag-with-the-drag-and-drop-of-html',
    'locator.drop': '/api/commands/selectfile#drop-a-file-on-an-area',
    'locator.focus': '/api/commands/focus',
    'locator.blur': '/api/commands/blur',
    'locator.dispatchEvent': '/api/commands/trigger',
    'locator.tap':
      '/guides/references/trade-offs#send-events-that-the-app-accepts',
    'locator.scrollIntoViewIfNeeded': '/api/commands/scrollintoview',
    'locator.selectText': '/api/commands/dblclick#text-is-not-selected',
    'locator.setInputFiles': '/api/commands/selectfile',
    'fileChooser.setFiles': '/api/commands/selectfile',
    'page.addLocatorHandler':
      '/guides/core-concepts/conditional-testing#set-what-the-app-remembers',
    'locator.waitFor':
      '/api/assertions/assertions-reference#wait-until-something-is-there-or-gone',
    'elementHandle.waitForElementState':
      '/api/actions/actionability-guide#the-checks-in-their-order',
    networkidle: '/api/commands/wait#wait-until-data-has-arrived',
    'page.waitForEvent':
      '/guides/end-to-end-testing/playwright-to-cypress#table-dialogs',
    'context.on': '/api/events/catalog-of-events#listen-to-an-event',
    actionTimeout:
      '/guides/core-concepts/retry-ability#how-long-cypress-retries',
    'expect.timeout':
      '/guides/core-concepts/retry-ability#how-long-cypress-retries',
    'expect.configure':
      '/guides/core-concepts/retry-ability#how-long-cypress-retries',
    navigationTimeout: '/api/commands/visit#timeouts',
    toBeVisible: '/api/assertions/assertions-reference#check-what-is-shown',
    toBeHidden:
      '/faq/questions/using-cypress-faq#how-do-i-check-that-something-is-not-on-the-page',
    toBeAttached: '/guides/references/assertions#what-is-there',
    toBeEmpty: '/guides/references/assertions#what-is-there',
    toBeInViewport:
      '/api/commands/scrollintoview#check-that-the-application-scrolls-by-itself',
    toHaveText: '/api/assertions/assertions-reference#check-their-text',
    toContainText: '/api/assertions/assertions-reference#check-their-text',
    toHaveCount: '/api/assertions/assertions-reference#count-them',
    toHaveValue: '/api/assertions/assertions-reference#check-a-form',
    toBeChecked: '/api/assertions/assertions-reference#check-a-form',
    toBeEnabled: '/api/assertions/assertions-reference#check-a-form',
    toBeDisabled: '/api/assertions/assertions-reference#check-a-form',
    toHaveValues: '/api/commands/select#choose-several-options',
    toBeEditable: '/api/actions/actionability-guide#writable',
    toBeFocused: '/api/commands/focused#focused-or-havefocus',
    toHaveAttribute:
      '/api/assertions/assertions-reference#check-a-link-a-class-or-a-style',
    toHaveClass:
      '/api/assertions/assertions-reference#check-a-link-a-class-or-a-style',
    toContainClass:
      '/api/assertions/assertions-reference#check-a-link-a-class-or-a-style',
    toHaveId:
      '/api/assertions/assertions-reference#attributes-properties-and-styles',
    toHaveJSProperty:
      '/guides/references/assertions#attributes-classes-and-styles',
    toHaveCSS:
      '/faq/questions/using-cypress-faq#how-do-i-check-the-color-or-style-of-an-element',
    toHaveURL: '/api/commands/url#check-where-a-link-leads',
    toHaveTitle: '/api/commands/title#check-the-title-of-a-page',
    toHaveScreenshot: '/guides/tooling/visual-testing#choose-a-tool',
    maxDiffPixels: '/guides/tooling/visual-testing#keep-the-threshold-low',
    maxDiffPixelRatio: '/guides/tooling/visual-testing#keep-the-threshold-low',
    '--update-snapshots': '/guides/tooling/visual-testing#how-comparing-works',
    updateSnapshots: '/guides/tooling/visual-testing#how-comparing-works',
    toMatchAriaSnapshot:
      '/faq/questions/using-cypress-faq#can-i-use-jest-snapshots-in-cypress',
    toHaveAccessibleName:
      '/guides/core-concepts/testing-types#accessibility-tests',
    toHaveAccessibleDescription:
      '/guides/core-concepts/testing-types#accessibility-tests',
    toHaveRole: '/guides/core-concepts/testing-types#accessibility-tests',
    toBeOK: '/api/commands/request#check-a-response',
    'expect.poll': '/api/commands/request#ask-again-until-something-is-done',
    toPass: '/api/commands/request#ask-again-until-something-is-done',
    'expect.soft':
      '/guides/core-concepts/conditional-testing#do-not-recover-from-a-failed-command',
    'expect.objectContaining':
      '/api/assertions/assertions-reference#items-and-parts',
    'expect.arrayContaining':
      '/api/assertions/assertions-reference#items-and-parts',
    toBeNaN: '/api/assertions/assertions-reference#types-and-truth',
    toBeGreaterThanOrEqual:
      '/api/assertions/assertions-reference#numbers-and-dates',
    toBeLessThanOrEqual:
      '/api/assertions/assertions-reference#numbers-and-dates',
    toThrowError: '/api/assertions/assertions-reference#functions',
    'page.route': '/api/commands/intercept',
    'context.route': '/api/commands/intercept',
    'route.fulfill': '/api/commands/intercept#static-response',
    'route.continue': '/api/commands/intercept#change-a-request',
    'route.fallback': '/api/commands/intercept#order-of-handlers',
    'route.fetch': '/api/commands/intercept#change-a-real-response',
    'route.abort':
      '/api/commands/intercept#show-what-happens-when-the-network-fails',
    'page.unroute': '/api/commands/intercept#override-a-stub-in-one-test',
    'page.unrouteAll': '/api/commands/intercept#override-a-stub-in-one-test',
    'context.unroute': '/api/commands/intercept#override-a-stub-in-one-test',
    'page.routeFromHAR':
      '/api/commands/fixture#answer-a-request-with-a-fixture',
    recordHar: '/api/commands/fixture#answer-a-request-with-a-fixture',
    'page.routeWebSocket': '/guides/references/trade-offs#stub-a-websocket',
    WebSocketRoute: '/guides/references/trade-offs#stub-a-websocket',
    'page.requests': '/api/commands/get#count-the-requests-to-a-route',
    'request.postDataJSON':
      '/api/commands/intercept#check-what-the-application-sends',
    'request.allHeaders':
      '/examples/recipes-network-and-data#check-the-headers-of-a-request',
    'request.timing': '/examples/recipes-network-and-data#find-slow-responses',
    'response.body': '/api/commands/wait#what-an-interception-holds',
    'context.setOffline': '/examples/recipes#test-the-app-without-a-network',
    offline: '/examples/recipes#test-the-app-without-a-network',
    extraHTTPHeaders:
      '/api/commands/intercept#change-every-request-of-the-project',
    'page.request': '/api/commands/request',
    APIRequestContext: '/api/commands/request',
    'request.get': '/api/commands/request',
    'request.post': '/api/commands/request',
    'request.put': '/api/commands/request',
    'request.patch': '/api/commands/request',
    'request.delete': '/api/commands/request',
    'request.fetch': '/api/commands/request',
    'request.newContext': '/api/commands/request',
    APIResponse: '/api/commands/request#properties-of-the-response',
    failOnStatusCode: '/api/commands/request#test-that-something-is-refused',
    maxRedirects: '/api/commands/request#redirects',
    ignoreHTTPSErrors: '/guides/guides/web-security#certificates',
    'context.cookies': '/api/commands/getallcookies',
    'context.addCookies': '/api/commands/setcookie',
    'context.clearCookies': '/api/commands/clearallcookies',
    storageState:
      '/guides/end-to-end-testing/playwright-to-cypress#sign-in-once',
    'context.setStorageState':
      '/guides/end-to-end-testing/playwright-to-cypress#sign-in-once',
    'page.localStorage': '/api/commands/window#read-what-the-app-has-stored',
    'page.sessionStorage': '/api/commands/getallsessionstorage',
    'context.setGeolocation':
      '/guides/guides/stubs-spies-and-clocks#give-each-test-its-own-place-and-luck',
    geolocation:
      '/guides/guides/stubs-spies-and-clocks#give-each-test-its-own-place-and-luck',
    'context.grantPermissions':
      '/guides/references/trade-offs#answer-dialogs-with-a-stub',
    permissions: '/guides/references/trade-offs#answer-dialogs-with-a-stub',
    'context.clearPermissions':
      '/examples/recipes-browser-and-test-code#test-a-denied-permission',
    httpCredentials:
      '/api/commands/visit#visit-a-page-that-asks-for-a-password',
    'context.setHTTPCredentials':
      '/api/commands/visit#visit-a-page-that-asks-for-a-password',
    clientCertificates:
      '/guides/references/client-certificates#set-a-certificate',
    bypassCSP: '/guides/guides/web-security#keep-a-content-security-policy',
    'download.path': '/api/commands/readfile#check-a-download',
    'download.saveAs': '/api/commands/readfile#check-a-download',
    'download.suggestedFilename': '/api/commands/readfile#check-a-download',
    acceptDownloads: '/api/commands/readfile#check-a-download',
    'page.consoleMessages':
      '/guides/guides/stubs-spies-and-clocks#fail-on-any-error-in-the-console',
    weberror: '/api/events/catalog-of-events#uncaught-exception',
    'page.pageErrors': '/api/events/catalog-of-events#uncaught-exception',
    'context.pages':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'page.opener': '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'browser.newContext': '/guides/core-concepts/test-isolation',
    'browser.contexts': '/guides/references/trade-offs#play-the-other-person',
    'context.close':
      '/guides/core-concepts/test-isolation#what-a-new-test-finds',
    'browserType.launch': '/guides/guides/launching-browsers#in-cypress-run',
    'chromium.launch': '/guides/guides/launching-browsers#in-cypress-run',
    'firefox.launch': '/guides/guides/launching-browsers#in-cypress-run',
    'webkit.launch': '/guides/guides/launching-browsers#use-webkit',
    'chromium.launchPersistentContext':
      '/guides/guides/launching-browsers#know-what-is-different-in-this-browser',
    'chromium.connectOverCDP':
      '/api/plugins/browser-launch-api#hand-the-browser-to-another-tool',
    'context.newCDPSession':
      '/api/plugins/browser-launch-api#hand-the-browser-to-another-tool',
    launchOptions:
      '/api/plugins/browser-launch-api#what-each-browser-understands',
    firefoxUserPrefs:
      '/api/plugins/browser-launch-api#what-each-browser-understands',
    browserName: '/api/cypress-api/browser',
    'tracing.stop': '/guides/end-to-end-testing/playwright-to-cypress#debug',
    trace: '/guides/end-to-end-testing/playwright-to-cypress#debug',
    '--trace': '/guides/end-to-end-testing/playwright-to-cypress#debug',
    'playwright show-trace':
      '/guides/end-to-end-testing/playwright-to-cypress#debug',
    'tracing.group': '/api/commands/log#say-what-a-part-of-a-test-does',
    'test.describe':
      '/guides/core-concepts/writing-and-organizing-tests#write-a-test',
    'test.describe.parallel':
      '/guides/end-to-end-testing/playwright-to-cypress#parallel-runs-and-reporters',
    'test.describe.configure':
      '/guides/end-to-end-testing/playwright-to-cypress#parallel-runs-and-reporters',
    fullyParallel:
      '/guides/end-to-end-testing/playwright-to-cypress#parallel-runs-and-reporters',
    workers:
      '/guides/end-to-end-testing/playwright-to-cypress#parallel-runs-and-reporters',
    '--fully-parallel':
      '/guides/end-to-end-testing/playwright-to-cypress#parallel-runs-and-reporters',
    '--workers':
      '/guides/end-to-end-testing/playwright-to-cypress#parallel-runs-and-reporters',
    'test.describe.serial':
      '/api/cypress-api/stop#stop-after-a-failure-in-some-suites-only',
    'test.beforeEach':
      '/guides/core-concepts/writing-and-organizing-tests#know-the-order-of-hooks',
    'test.afterEach':
      '/guides/core-concepts/writing-and-organizing-tests#know-the-order-of-hooks',
    'test.beforeAll':
      '/guides/core-concepts/writing-and-organizing-tests#know-the-order-of-hooks',
    'test.afterAll':
      '/guides/core-concepts/writing-and-organizing-tests#know-the-order-of-hooks',
    'test.fixme':
      '/guides/core-concepts/writing-and-organizing-tests#run-one-test-or-leave-one-out',
    'test.describe.only':
      '/guides/core-concepts/writing-and-organizing-tests#run-one-test-or-leave-one-out',
    'test.describe.skip':
      '/guides/core-concepts/writing-and-organizing-tests#run-one-test-or-leave-one-out',
    'test.fail': '/api/events/catalog-of-events#fail',
    'test.step': '/api/commands/log#say-what-a-part-of-a-test-does',
    'test.use':
      '/guides/core-concepts/writing-and-organizing-tests#configure-one-test-or-group',
    'test.extend': '/guides/end-to-end-testing/playwright-to-cypress#fixtures',
    'test.info': '/api/cypress-api/currenttest',
    'testInfo.title': '/api/cypress-api/currenttest',
    'testInfo.titlePath': '/api/cypress-api/currenttest',
    'testInfo.retry': '/api/cypress-api/currentretry',
    'test.setTimeout':
      '/examples/recipes-network-and-data#limit-a-command-a-request-or-a-test',
    'test.slow':
      '/examples/recipes-network-and-data#limit-a-command-a-request-or-a-test',
    globalTimeout:
      '/examples/recipes-network-and-data#limit-a-command-a-request-or-a-test',
    '--timeout':
      '/examples/recipes-network-and-data#limit-a-command-a-request-or-a-test',
    'playwright.config.ts':
      '/guides/references/configuration#the-configuration-file',
    defineConfig: '/guides/references/configuration#the-configuration-file',
    testDir: '/guides/references/configuration#tests-and-specs',
    testMatch: '/guides/references/configuration#tests-and-specs',
    testIgnore: '/guides/references/configuration#tests-and-specs',
    outputDir:
      '/guides/references/configuration#screenshots-videos-and-downloads',
    downloadsPath:
      '/guides/references/configuration#screenshots-videos-and-downloads',
    webServer: '/faq/questions/using-cypress-faq#can-cypress-start-my-server',
    reuseExistingServer:
      '/faq/questions/using-cypress-faq#can-cypress-start-my-server',
    globalTeardown: '/api/plugins/after-run-api',
    retries: '/guides/guides/test-retries#turn-retries-on',
    '--retries': '/guides/guides/test-retries#turn-retries-on',
    failOnFlakyTests:
      '/guides/guides/test-retries#decide-what-a-late-pass-is-worth',
    '--fail-on-flaky-tests':
      '/guides/guides/test-retries#decide-what-a-late-pass-is-worth',
    forbidOnly: '/guides/tooling/IDE-integration#lint-specs',
    '--forbid-only': '/guides/tooling/IDE-integration#lint-specs',
    maxFailures: '/api/cypress-api/stop#stop-after-the-first-failure',
    '--max-failures': '/api/cypress-api/stop#stop-after-the-first-failure',
    grep: '/examples/recipes-browser-and-test-code#run-only-tests-with-a-tag',
    grepInvert:
      '/examples/recipes-browser-and-test-code#run-only-tests-with-a-tag',
    '--grep':
      '/examples/recipes-browser-and-test-code#run-only-tests-with-a-tag',
    '--grep-invert':
      '/examples/recipes-browser-and-test-code#run-only-tests-with-a-tag',
    repeatEach:
      '/guides/core-concepts/conditional-testing#prove-that-a-test-is-certain',
    '--repeat-each':
      '/guides/core-concepts/conditional-testing#prove-that-a-test-is-certain',
    reportSlowTests:
      '/api/plugins/after-spec-api#name-the-slowest-tests-of-each-spec',
    'only-on-failure':
      '/guides/guides/screenshots-and-videos#what-is-recorded-and-when',
    'retain-on-failure':
      '/api/plugins/after-spec-api#delete-the-videos-of-specs-that-passed',
    devices: '/api/commands/viewport#presets',
    proxy: '/guides/references/proxy-configuration',
    channel:
      '/guides/guides/launching-browsers#browsers-that-cypress-can-start',
    locale: '/api/commands/visit#visit-in-the-language-of-a-customer',
    timezoneId:
      '/api/plugins/browser-launch-api#run-the-browser-in-another-time-zone',
    javaScriptEnabled:
      '/examples/recipes-network-and-data#check-the-html-that-the-server-sends',
    mount: '/api/commands/mount',
    'playwright test': '/guides/guides/command-line#cypress-run',
    'playwright install': '/guides/guides/command-line#cypress-install',
    'playwright codegen': '/guides/references/cypress-studio#record-a-new-test',
    'playwright show-report': '/guides/tooling/reporters#write-an-html-report',
    'playwright merge-reports': '/guides/tooling/reporters#in-parallel-runs',
    '--ui': '/guides/guides/command-line#cypress-open',
    '--debug': '/guides/guides/debugging#stop-between-two-commands',
    '--headed': '/guides/guides/command-line#choose-a-browser',
    '--browser': '/guides/guides/command-line#choose-a-browser',
    '--project':
      '/guides/guides/cross-browser-testing#run-in-one-browser-after-another',
    '--config': '/guides/references/configuration#use-a-file-of-another-name',
    reporter: '/guides/tooling/reporters#choose-a-reporter',
    '--reporter': '/guides/tooling/reporters#choose-a-reporter',
    shard: '/guides/guides/parallelization#deal-specs-out-like-cards',
    '--shard': '/guides/guides/parallelization#deal-specs-out-like-cards',
    '--last-failed': '/guides/guides/module-api#run-the-failed-specs-again',
    '--only-changed':
      '/examples/recipes-browser-and-test-code#run-the-specs-that-you-changed',
    '--quiet': '/guides/guides/command-line#report-results',
  },
  Puppeteer: {
    ...ofPlaywrightAndPuppeteer,
    'puppeteer.launch': '/guides/guides/launching-browsers#in-cypress-run',
    'puppeteer.connect':
      '/api/plugins/browser-launch-api#hand-the-browser-to-another-tool',
    'browser.wsEndpoint':
      '/api/plugins/browser-launch-api#hand-the-browser-to-another-tool',
    'page.createCDPSession':
      '/api/plugins/browser-launch-api#hand-the-browser-to-another-tool',
    browserWSEndpoint:
      '/api/plugins/browser-launch-api#hand-the-browser-to-another-tool',
    'browser.pages':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'browser.waitForTarget':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'browser.targets':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'browser.createBrowserContext': '/guides/core-concepts/test-isolation',
    devtools:
      '/api/plugins/browser-launch-api#open-the-developer-tools-with-the-browser',
    'page.openDevTools':
      '/api/plugins/browser-launch-api#open-the-developer-tools-with-the-browser',
    userDataDir:
      '/guides/guides/launching-browsers#know-what-is-different-in-this-browser',
    extraPrefsFirefox:
      '/api/plugins/browser-launch-api#what-each-browser-understands',
    enableExtensions: '/api/plugins/browser-launch-api#load-an-extension',
    'browser.installExtension':
      '/api/plugins/browser-launch-api#load-an-extension',
    acceptInsecureCerts: '/guides/guides/web-security#certificates',
    defaultViewport: '/guides/references/configuration#viewport',
    'page.setViewport': '/api/commands/viewport',
    'page.resize': '/api/commands/viewport',
    'page.evaluateOnNewDocument':
      '/api/commands/visit#prepare-the-window-before-the-page-loads',
    'elementHandle.$': '/api/commands/find',
    'elementHandle.$$': '/api/commands/find',
    'locator.filter': '/api/commands/filter#decide-with-a-function',
    'elementHandle.evaluate':
      '/api/commands/then#take-a-value-out-of-an-element',
    'locator.map': '/api/commands/then#take-a-value-out-of-an-element',
    '::-p-text': '/api/commands/contains',
    '::-p-xpath': '/faq/questions/using-cypress-faq#can-i-use-xpath',
    '::-p-aria':
      '/guides/end-to-end-testing/playwright-to-cypress#find-elements',
    'Puppeteer.registerCustomQueryHandler': '/api/cypress-api/custom-queries',
    'elementHandle.getProperty':
      '/api/commands/its#a-property-of-an-element-or-of-the-set-of-elements',
    'elementHandle.boundingBox': '/api/cypress-api/dom#positions-of-an-element',
    'elementHandle.isVisible':
      '/guides/end-to-end-testing/playwright-to-cypress#conditions',
    'elementHandle.isHidden':
      '/guides/end-to-end-testing/playwright-to-cypress#conditions',
    'elementHandle.isIntersectingViewport':
      '/api/commands/scrollintoview#check-that-the-application-scrolls-by-itself',
    'elementHandle.contentFrame':
      '/guides/references/trade-offs#reach-into-an-iframe',
    'page.waitForFrame': '/guides/references/trade-offs#reach-into-an-iframe',
    'elementHandle.click': '/api/commands/click',
    'elementHandle.type': '/api/commands/type',
    'elementHandle.hover': '/api/commands/hover#choose-a-way',
    'elementHandle.focus': '/api/commands/focus',
    'page.select': '/api/commands/select#choose-by-value-text-or-index',
    'elementHandle.select':
      '/api/commands/select#choose-by-value-text-or-index',
    'elementHandle.tap':
      '/guides/references/trade-offs#send-events-that-the-app-accepts',
    'page.touchscreen.touchStart':
      '/guides/references/trade-offs#send-events-that-the-app-accepts',
    'page.keyboard.sendCharacter': '/api/commands/type#type-slower-or-faster',
    'elementHandle.press': '/api/commands/type#press-a-keyboard-shortcut',
    'page.mouse.dragAndDrop':
      '/api/commands/trigger#drag-with-the-drag-and-drop-of-html',
    'locator.scroll': '/api/commands/scrollto#scroll-by-pixels',
    'elementHandle.scrollIntoView': '/api/commands/scrollintoview',
    'elementHandle.uploadFile': '/api/commands/selectfile',
    'page.waitForFileChooser': '/api/commands/selectfile',
    'fileChooser.accept': '/api/commands/selectfile',
    'locator.wait':
      '/api/assertions/assertions-reference#wait-until-something-is-there-or-gone',
    'page.waitForNetworkIdle': '/api/commands/wait#wait-until-data-has-arrived',
    networkidle0: '/api/commands/wait#wait-until-data-has-arrived',
    networkidle2: '/api/commands/wait#wait-until-data-has-arrived',
    'Locator.race':
      '/guides/core-concepts/conditional-testing#wait-for-either-of-two-elements',
    'locator.setWaitForEnabled': '/api/actions/actionability-guide#enabled',
    'locator.setEnsureElementIsInTheViewport':
      '/api/actions/actionability-guide#scrolled-into-view',
    'locator.setWaitForStableBoundingBox':
      '/api/actions/actionability-guide#at-rest',
    'locator.setVisibility': '/api/actions/actionability-guide#visible',
    'locator.setTimeout':
      '/guides/core-concepts/retry-ability#how-long-cypress-retries',
    'page.setRequestInterception': '/api/commands/intercept',
    'request.respond': '/api/commands/intercept#static-response',
    'request.continue': '/api/commands/intercept#change-a-request',
    'request.abort':
      '/api/commands/intercept#show-what-happens-when-the-network-fails',
    'request.redirectChain':
      '/examples/recipes-network-and-data#check-redirects-without-following-them',
    'response.timing': '/examples/recipes-network-and-data#find-slow-responses',
    'page.authenticate':
      '/api/commands/visit#visit-a-page-that-asks-for-a-password',
    'page.setOfflineMode': '/examples/recipes#test-the-app-without-a-network',
    'page.emulateNetworkConditions':
      '/faq/questions/using-cypress-faq#can-i-throttle-the-network',
    PredefinedNetworkConditions:
      '/faq/questions/using-cypress-faq#can-i-throttle-the-network',
    'page.emulateCPUThrottling':
      '/guides/guides/debugging#debug-a-run-that-fails-in-ci-only',
    'page.setCacheEnabled':
      '/api/commands/intercept#cached-responses-and-status-304',
    'page.setBypassCSP':
      '/guides/guides/web-security#keep-a-content-security-policy',
    'page.setJavaScriptEnabled':
      '/examples/recipes-network-and-data#check-the-html-that-the-server-sends',
    'page.cookies': '/api/commands/getcookies',
    'browser.cookies': '/api/commands/getallcookies',
    'page.setCookie': '/api/commands/setcookie',
    'page.deleteCookie': '/api/commands/clearcookie',
    'page.setGeolocation':
      '/guides/guides/stubs-spies-and-clocks#give-each-test-its-own-place-and-luck',
    'browserContext.overridePermissions':
      '/guides/references/trade-offs#answer-dialogs-with-a-stub',
    'browserContext.setPermission':
      '/guides/references/trade-offs#answer-dialogs-with-a-stub',
    'browserContext.clearPermissionOverrides':
      '/examples/recipes-browser-and-test-code#test-a-denied-permission',
    'page.emulate': '/api/commands/viewport#presets',
    KnownDevices: '/api/commands/viewport#presets',
    'page.setUserAgent':
      '/faq/questions/using-cypress-faq#how-do-i-change-the-user-agent',
    'page.emulateMediaType':
      '/examples/recipes-network-and-data#change-a-style-sheet-to-test-print-styles',
    'page.emulateMediaFeatures':
      '/examples/recipes-browser-and-test-code#test-dark-mode-and-css-variables',
    'page.emulateTimezone':
      '/api/plugins/browser-launch-api#run-the-browser-in-another-time-zone',
    downloadBehavior: '/api/commands/readfile#check-a-download',
    'page.tracing': '/guides/end-to-end-testing/playwright-to-cypress#debug',
    'page.metrics':
      '/examples/recipes-network-and-data#limit-the-weight-of-a-page',
    'page.accessibility.snapshot':
      '/guides/core-concepts/testing-types#accessibility-tests',
  },
  Selenium: {
    'driver.get': '/api/commands/visit',
    'driver.navigate.back': '/api/commands/go',
    'driver.navigate.refresh': '/api/commands/reload',
    'driver.back': '/api/commands/go',
    'driver.forward': '/api/commands/go',
    'driver.refresh': '/api/commands/reload',
    'driver.getCurrentUrl': '/api/commands/url',
    current_url: '/api/commands/url',
    'driver.getTitle': '/api/commands/title',
    'driver.getPageSource': '/api/commands/document',
    'driver.executeScript': '/api/commands/window',
    JavascriptExecutor: '/api/commands/window',
    'driver.executeAsyncScript': '/api/commands/then#wait-for-a-promise',
    'driver.manage.window.setRect': '/api/commands/viewport',
    'driver.manage.window.maximize': '/api/commands/viewport',
    set_window_size: '/api/commands/viewport',
    maximize_window: '/api/commands/viewport',
    'driver.takeScreenshot':
      '/api/commands/screenshot#take-a-picture-of-a-page',
    save_screenshot: '/api/commands/screenshot#take-a-picture-of-a-page',
    TakesScreenshot: '/api/commands/screenshot#take-a-picture-of-a-page',
    'element.takeScreenshot':
      '/api/commands/screenshot#take-a-picture-of-one-element',
    'driver.printPage':
      '/guides/guides/stubs-spies-and-clocks#keep-the-page-from-leaving',
    'driver.findElement': '/api/commands/get',
    find_element: '/api/commands/get',
    'driver.findElements': '/api/commands/get',
    find_elements: '/api/commands/get',
    'By.css': '/guides/core-concepts/introduction-to-cypress#by-selector',
    'By.cssSelector':
      '/guides/core-concepts/introduction-to-cypress#by-selector',
    'By.id': '/guides/core-concepts/introduction-to-cypress#by-selector',
    'By.name': '/guides/core-concepts/introduction-to-cypress#by-selector',
    'By.className': '/guides/core-concepts/introduction-to-cypress#by-selector',
    'By.tagName': '/guides/core-concepts/introduction-to-cypress#by-selector',
    'By.linkText': '/api/commands/contains#click-what-a-user-would-click',
    'By.partialLinkText':
      '/api/commands/contains#click-what-a-user-would-click',
    'By.xpath': '/faq/questions/using-cypress-faq#can-i-use-xpath',
    'By.js':
      '/api/cypress-api/custom-queries#find-elements-by-a-test-attribute',
    'element.findElement': '/api/commands/find',
    'element.getShadowRoot': '/api/commands/shadow',
    PageFactory:
      '/guides/references/best-practices#write-functions-not-page-objects',
    FindBy:
      '/guides/references/best-practices#write-functions-not-page-objects',
    'element.getText':
      '/faq/questions/using-cypress-faq#how-do-i-get-the-text-of-an-element',
    'element.getAttribute':
      '/faq/questions/using-cypress-faq#how-do-i-get-an-attribute',
    'element.getProperty':
      '/api/commands/its#a-property-of-an-element-or-of-the-set-of-elements',
    'element.getCssValue':
      '/faq/questions/using-cypress-faq#how-do-i-check-the-color-or-style-of-an-element',
    value_of_css_property:
      '/faq/questions/using-cypress-faq#how-do-i-check-the-color-or-style-of-an-element',
    'element.isDisplayed':
      '/api/assertions/assertions-reference#check-what-is-shown',
    'element.isEnabled': '/api/assertions/assertions-reference#check-a-form',
    'element.isSelected': '/api/assertions/assertions-reference#check-a-form',
    'element.getAriaRole':
      '/guides/references/best-practices#when-the-text-is-part-of-the-test',
    'element.getAccessibleName':
      '/guides/references/best-practices#when-the-text-is-part-of-the-test',
    'element.click': '/api/commands/click',
    'element.sendKeys': '/api/commands/type',
    send_keys: '/api/commands/type',
    'element.clear': '/api/commands/clear',
    'element.submit': '/api/commands/submit',
    'Key.ENTER': '/api/commands/type#send-a-form-with-enter',
    'Key.TAB': '/api/commands/type#tab-is-another-command',
    'Key.chord': '/api/commands/type#press-a-keyboard-shortcut',
    setFileDetector: '/api/commands/selectfile#upload-a-photo',
    'Select.selectByVisibleText':
      '/api/commands/select#choose-by-value-text-or-index',
    'Select.selectByValue':
      '/api/commands/select#choose-by-value-text-or-index',
    'Select.selectByIndex':
      '/api/commands/select#choose-by-value-text-or-index',
    'Select.deselectAll': '/api/commands/select#choose-several-options',
    'Select.getFirstSelectedOption':
      '/api/commands/select#check-which-option-is-chosen',
    'driver.actions':
      '/guides/core-concepts/interacting-with-elements#choose-the-action-that-fits',
    ActionChains:
      '/guides/core-concepts/interacting-with-elements#choose-the-action-that-fits',
    'actions.move': '/api/commands/hover#choose-a-way',
    moveToElement: '/api/commands/hover#choose-a-way',
    'actions.doubleClick': '/api/commands/dblclick',
    'actions.contextClick': '/api/commands/rightclick',
    'actions.dragAndDrop': '/examples/recipes#drag-an-element',
    clickAndHold: '/api/commands/trigger#drag-with-the-mouse',
    'actions.press': '/api/commands/trigger#drag-with-the-mouse',
    'actions.keyDown': '/api/commands/type#hold-a-key-over-several-commands',
    'actions.scroll': '/api/commands/scrollto',
    scrollToElement: '/api/commands/scrollintoview',
    'driver.wait': '/api/commands/should#assert-with-a-callback',
    WebDriverWait: '/guides/end-to-end-testing/selenium-to-cypress#waits',
    FluentWait: '/guides/end-to-end-testing/selenium-to-cypress#waits',
    ExpectedConditions:
      '/guides/references/assertions#find-the-assertion-for-a-task',
    expected_conditions:
      '/guides/references/assertions#find-the-assertion-for-a-task',
    'until.elementLocated':
      '/guides/core-concepts/retry-ability#assertions-that-are-already-there',
    presenceOfElementLocated:
      '/guides/core-concepts/retry-ability#assertions-that-are-already-there',
    'until.elementIsVisible':
      '/api/assertions/assertions-reference#check-what-is-shown',
    visibilityOfElementLocated:
      '/api/assertions/assertions-reference#check-what-is-shown',
    'until.elementIsNotVisible':
      '/faq/questions/using-cypress-faq#how-do-i-check-that-something-is-not-on-the-page',
    invisibilityOfElementLocated:
      '/faq/questions/using-cypress-faq#how-do-i-check-that-something-is-not-on-the-page',
    'until.stalenessOf':
      '/api/assertions/assertions-reference#wait-until-something-is-there-or-gone',
    'until.elementIsEnabled': '/api/actions/actionability-guide#enabled',
    elementToBeClickable:
      '/api/actions/actionability-guide#the-checks-in-their-order',
    'until.elementTextIs':
      '/api/assertions/assertions-reference#check-their-text',
    'until.elementTextContains':
      '/api/assertions/assertions-reference#check-their-text',
    textToBePresentInElement:
      '/api/assertions/assertions-reference#check-their-text',
    'until.urlIs': '/api/commands/location#check-where-a-click-leads',
    'until.urlContains': '/api/commands/url#check-where-a-link-leads',
    'until.titleIs': '/api/commands/title#wait-until-the-title-has-changed',
    'until.titleContains': '/api/commands/title#check-only-a-part-of-it',
    'until.alertIsPresent':
      '/guides/references/trade-offs#answer-dialogs-with-a-stub',
    'driver.sleep':
      '/guides/references/best-practices#wait-for-a-condition-not-for-a-time',
    'Thread.sleep':
      '/guides/references/best-practices#wait-for-a-condition-not-for-a-time',
    'time.sleep':
      '/guides/references/best-practices#wait-for-a-condition-not-for-a-time',
    implicitlyWait:
      '/guides/core-concepts/retry-ability#how-long-cypress-retries',
    implicitly_wait:
      '/guides/core-concepts/retry-ability#how-long-cypress-retries',
    'driver.manage.setTimeouts': '/guides/references/configuration#Timeouts',
    pageLoadTimeout: '/guides/references/configuration#Timeouts',
    setPageLoadStrategy: '/api/commands/visit#when-the-visit-is-over',
    'driver.onIntercept': '/api/commands/intercept',
    'driver.register':
      '/api/commands/visit#visit-a-page-that-asks-for-a-password',
    'driver.manage.addCookie': '/api/commands/setcookie',
    'driver.manage.getCookie': '/api/commands/getcookie',
    'driver.manage.getCookies': '/api/commands/getcookies',
    'driver.manage.deleteCookie': '/api/commands/clearcookie',
    'driver.manage.deleteAllCookies': '/api/commands/clearcookies',
    'driver.manage.logs':
      '/guides/guides/stubs-spies-and-clocks#fail-on-any-error-in-the-console',
    'driver.onLogException': '/api/events/catalog-of-events#uncaught-exception',
    'driver.switchTo.activeElement': '/api/commands/focused',
    'driver.switchTo.alert':
      '/guides/references/trade-offs#answer-dialogs-with-a-stub',
    'switch_to.alert':
      '/guides/references/trade-offs#answer-dialogs-with-a-stub',
    'alert.accept':
      '/faq/questions/using-cypress-faq#how-do-i-handle-alerts-and-confirm-dialogs',
    'alert.dismiss': '/api/events/catalog-of-events#window-confirm',
    'alert.getText': '/api/events/catalog-of-events#window-alert',
    'alert.sendKeys': '/api/commands/stub#answer-a-prompt',
    'driver.switchTo.frame':
      '/guides/references/trade-offs#reach-into-an-iframe',
    'switch_to.frame': '/guides/references/trade-offs#reach-into-an-iframe',
    'driver.switchTo.defaultContent':
      '/guides/references/trade-offs#reach-into-an-iframe',
    'driver.switchTo.window':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'switch_to.window':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'driver.getAllWindowHandles':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'driver.getWindowHandles':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    window_handles:
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    NoSuchElementError:
      '/guides/core-concepts/conditional-testing#do-not-recover-from-a-failed-command',
    NoSuchElementException:
      '/guides/core-concepts/conditional-testing#do-not-recover-from-a-failed-command',
    StaleElementReferenceError:
      '/faq/questions/using-cypress-faq#why-is-my-element-detached-from-the-dom',
    StaleElementReferenceException:
      '/faq/questions/using-cypress-faq#why-is-my-element-detached-from-the-dom',
    ElementClickInterceptedError:
      '/guides/core-concepts/interacting-with-elements#error-covered',
    ElementClickInterceptedException:
      '/guides/core-concepts/interacting-with-elements#error-covered',
    ElementNotInteractableError:
      '/api/actions/actionability-guide#what-the-errors-mean',
    ElementNotInteractableException:
      '/api/actions/actionability-guide#what-the-errors-mean',
    'driver.quit': '/guides/core-concepts/test-isolation#what-a-new-test-finds',
    'driver.close':
      '/guides/core-concepts/test-isolation#what-a-new-test-finds',
    'Builder.forBrowser': '/guides/guides/launching-browsers#in-cypress-run',
    ChromeDriver: '/guides/guides/launching-browsers#in-cypress-run',
    setChromeOptions:
      '/api/plugins/browser-launch-api#what-each-browser-understands',
    ChromeOptions:
      '/api/plugins/browser-launch-api#what-each-browser-understands',
    addArguments:
      '/api/plugins/browser-launch-api#what-each-browser-understands',
    '--headless': '/guides/guides/launching-browsers#in-cypress-run',
    setAcceptInsecureCerts: '/guides/guides/web-security#certificates',
    setProxy: '/guides/references/proxy-configuration',
    RemoteWebDriver: '/guides/guides/parallelization#how-machines-share-a-run',
  },
  WebdriverIO: {
    'browser.url': '/api/commands/visit',
    'browser.refresh': '/api/commands/reload',
    'browser.back': '/api/commands/go',
    'browser.forward': '/api/commands/go',
    'browser.getUrl': '/api/commands/url',
    'browser.getTitle': '/api/commands/title',
    'browser.getPageSource': '/api/commands/document',
    'browser.execute': '/api/commands/window',
    'browser.executeAsync': '/api/commands/then#wait-for-a-promise',
    'browser.addInitScript':
      '/api/commands/visit#prepare-the-window-before-the-page-loads',
    'browser.setViewport': '/api/commands/viewport',
    'browser.setWindowSize': '/api/commands/viewport',
    'browser.maximizeWindow': '/api/commands/viewport',
    'browser.saveScreenshot':
      '/api/commands/screenshot#take-a-picture-of-a-page',
    '$el.saveScreenshot':
      '/api/commands/screenshot#take-a-picture-of-one-element',
    'browser.savePDF':
      '/guides/guides/stubs-spies-and-clocks#keep-the-page-from-leaving',
    'browser.saveRecordingScreen':
      '/guides/guides/screenshots-and-videos#record-a-video',
    'browser.emulate':
      '/guides/guides/stubs-spies-and-clocks#replace-what-lies-at-the-border',
    'browser.on': '/api/events/catalog-of-events#listen-to-an-event',
    'browser.debug': '/guides/guides/debugging#stop-between-two-commands',
    'browser.reloadSession':
      '/guides/core-concepts/test-isolation#what-a-new-test-finds',
    $: '/api/commands/get',
    $$: '/api/commands/get',
    '$el.$': '/api/commands/find',
    'browser.custom$':
      '/api/cypress-api/custom-queries#find-elements-by-a-test-attribute',
    addLocatorStrategy:
      '/api/cypress-api/custom-queries#find-elements-by-a-test-attribute',
    '$el.shadow$': '/api/commands/shadow',
    '$el.parentElement': '/api/commands/parent',
    '$el.nextElement': '/api/commands/next',
    '$el.previousElement': '/api/commands/prev',
    'browser.getActiveElement': '/api/commands/focused',
    '$el.getText':
      '/faq/questions/using-cypress-faq#how-do-i-get-the-text-of-an-element',
    '$el.getValue':
      '/faq/questions/using-cypress-faq#how-do-i-get-the-value-of-an-input',
    '$el.getAttribute':
      '/faq/questions/using-cypress-faq#how-do-i-get-an-attribute',
    '$el.getProperty':
      '/api/commands/its#a-property-of-an-element-or-of-the-set-of-elements',
    '$el.getCSSProperty':
      '/faq/questions/using-cypress-faq#how-do-i-check-the-color-or-style-of-an-element',
    '$el.getHTML': '/api/assertions/assertions-reference#text-html-and-value',
    '$el.getComputedRole':
      '/guides/references/best-practices#when-the-text-is-part-of-the-test',
    '$el.getComputedLabel':
      '/guides/references/best-practices#when-the-text-is-part-of-the-test',
    '$el.isExisting':
      '/faq/questions/using-cypress-faq#how-do-i-do-something-else-if-an-element-is-missing',
    '$el.isDisplayed':
      '/api/assertions/assertions-reference#check-what-is-shown',
    '$el.isEnabled': '/api/assertions/assertions-reference#check-a-form',
    '$el.isSelected': '/api/assertions/assertions-reference#check-a-form',
    '$el.isFocused': '/api/commands/focused#focused-or-havefocus',
    '$el.isClickable':
      '/api/actions/actionability-guide#the-checks-in-their-order',
    '$el.click': '/api/commands/click',
    '$el.doubleClick': '/api/commands/dblclick',
    '$el.moveTo': '/api/commands/hover#choose-a-way',
    '$el.dragAndDrop': '/examples/recipes#drag-an-element',
    '$el.addValue': '/api/commands/type',
    '$el.setValue': '/api/commands/type#replace-what-a-field-holds',
    '$el.clearValue': '/api/commands/clear',
    '$el.selectByVisibleText':
      '/api/commands/select#choose-by-value-text-or-index',
    '$el.selectByAttribute':
      '/api/commands/select#choose-by-value-text-or-index',
    '$el.selectByIndex': '/api/commands/select#choose-by-value-text-or-index',
    '$el.scrollIntoView': '/api/commands/scrollintoview',
    'browser.scroll': '/api/commands/scrollto',
    'browser.keys': '/api/commands/type#press-a-keyboard-shortcut',
    'browser.action': '/api/commands/trigger#drag-with-the-mouse',
    'Key.Tab': '/api/commands/type#tab-is-another-command',
    'browser.uploadFile': '/api/commands/selectfile#upload-a-photo',
    'browser.downloadFile': '/api/commands/readfile#check-a-download',
    '$el.waitForExist':
      '/guides/core-concepts/retry-ability#assertions-that-are-already-there',
    '$el.waitForDisplayed':
      '/api/assertions/assertions-reference#check-what-is-shown',
    '$el.waitForEnabled': '/api/actions/actionability-guide#enabled',
    '$el.waitForClickable':
      '/api/actions/actionability-guide#the-checks-in-their-order',
    'browser.waitUntil': '/api/commands/should#assert-with-a-callback',
    'browser.pause': '/api/commands/wait',
    'browser.setTimeout': '/guides/references/configuration#Timeouts',
    waitforTimeout:
      '/guides/core-concepts/retry-ability#how-long-cypress-retries',
    waitforInterval:
      '/api/queries/retriability-guide#how-often-and-how-it-ends',
    'browser.mock': '/api/commands/intercept',
    'mock.respond': '/api/commands/intercept#static-response',
    'mock.respondOnce': '/api/commands/intercept#fail-once-then-work',
    'mock.request': '/api/commands/intercept#change-a-request',
    'mock.abort':
      '/api/commands/intercept#show-what-happens-when-the-network-fails',
    'mock.redirect': '/api/commands/intercept#redirect-or-cut-off-a-request',
    'mock.waitForResponse': '/api/commands/wait#wait-until-data-has-arrived',
    'mock.calls': '/api/commands/get#count-the-requests-to-a-route',
    'browser.mockRestoreAll':
      '/guides/core-concepts/test-isolation#what-a-new-test-finds',
    'browser.throttleNetwork':
      '/guides/guides/network-requests#simulate-a-slow-connection',
    'clock.tick': '/api/commands/tick',
    'clock.setSystemTime':
      '/api/commands/clock#jump-to-another-time-without-running-timers',
    'clock.restore': '/api/commands/clock#give-the-page-its-time-back',
    'browser.setCookies': '/api/commands/setcookie',
    'browser.getCookies': '/api/commands/getcookies',
    'browser.deleteCookies': '/api/commands/clearcookies',
    'browser.getLogs':
      '/guides/guides/stubs-spies-and-clocks#fail-on-any-error-in-the-console',
    'browser.setPermissions':
      '/examples/recipes-browser-and-test-code#test-a-denied-permission',
    'browser.acceptAlert':
      '/faq/questions/using-cypress-faq#how-do-i-handle-alerts-and-confirm-dialogs',
    'browser.dismissAlert': '/api/events/catalog-of-events#window-confirm',
    'browser.getAlertText': '/api/events/catalog-of-events#window-alert',
    'browser.sendAlertText': '/api/commands/stub#answer-a-prompt',
    'dialog.dismiss': '/api/events/catalog-of-events#window-confirm',
    'browser.switchFrame': '/guides/references/trade-offs#reach-into-an-iframe',
    'browser.switchWindow':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'browser.newWindow':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    'browser.getWindowHandles':
      '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
    multiRemoteBrowser: '/guides/references/trade-offs#play-the-other-person',
    toBeDisplayed: '/api/assertions/assertions-reference#check-what-is-shown',
    toBeDisplayedInViewport: '/api/commands/should#assert-with-a-callback',
    toExist:
      '/api/assertions/assertions-reference#wait-until-something-is-there-or-gone',
    toBeElementsArrayOfSize: '/api/assertions/assertions-reference#count-them',
    toHaveChildren: '/api/commands/children#count-what-a-list-holds',
    toHaveText: '/api/assertions/assertions-reference#check-their-text',
    toHaveValue: '/api/assertions/assertions-reference#check-a-form',
    toBeEnabled: '/api/assertions/assertions-reference#check-a-form',
    toBeDisabled: '/api/assertions/assertions-reference#check-a-form',
    toBeSelected: '/api/assertions/assertions-reference#check-a-form',
    toBeChecked: '/api/assertions/assertions-reference#check-a-form',
    toBeFocused: '/api/commands/focused#focused-or-havefocus',
    toBeClickable: '/api/actions/actionability-guide#the-checks-in-their-order',
    toHaveAttribute:
      '/api/assertions/assertions-reference#check-a-link-a-class-or-a-style',
    toHaveHref:
      '/api/assertions/assertions-reference#check-a-link-a-class-or-a-style',
    toHaveElementClass:
      '/api/assertions/assertions-reference#check-a-link-a-class-or-a-style',
    toHaveStyle:
      '/faq/questions/using-cypress-faq#how-do-i-check-the-color-or-style-of-an-element',
    toHaveElementProperty:
      '/api/assertions/assertions-reference#attributes-properties-and-styles',
    toHaveUrl: '/api/commands/url#check-where-a-link-leads',
    toHaveTitle: '/api/commands/title#check-the-title-of-a-page',
    toHaveLocalStorageItem: '/api/commands/window#read-what-the-app-has-stored',
    toHaveClipboardText: '/examples/recipes#check-what-is-copied',
    toBeRequested: '/api/commands/wait#wait-until-data-has-arrived',
    toBeRequestedTimes: '/api/commands/get#count-the-requests-to-a-route',
    toBeRequestedWith:
      '/api/commands/wait#check-what-was-sent-and-what-came-back',
    toMatchSnapshot:
      '/faq/questions/using-cypress-faq#can-i-use-jest-snapshots-in-cypress',
    'expect.soft':
      '/faq/questions/using-cypress-faq#can-i-catch-a-failed-command-and-go-on',
    'browser.addCommand':
      '/api/cypress-api/custom-commands#start-something-a-parent-command',
    'browser.overwriteCommand':
      '/api/cypress-api/custom-commands#change-a-built-in-command',
    beforeTest:
      '/guides/core-concepts/writing-and-organizing-tests#know-the-order-of-hooks',
    afterTest:
      '/guides/core-concepts/writing-and-organizing-tests#know-the-order-of-hooks',
    beforeCommand: '/api/events/catalog-of-events#command-start',
    onPrepare: '/api/plugins/before-run-api',
    onComplete: '/api/plugins/after-run-api',
    onWorkerStart: '/api/plugins/before-spec-api',
    'goog:chromeOptions':
      '/api/plugins/browser-launch-api#what-each-browser-understands',
    specFileRetries: '/guides/guides/test-retries#turn-retries-on',
    maxInstances: '/guides/guides/parallelization#how-machines-share-a-run',
    cucumberOpts:
      '/faq/questions/using-cypress-faq#can-i-write-tests-in-gherkin',
    '--suite': '/guides/guides/command-line#choose-what-runs',
    '--exclude': '/guides/references/configuration#tests-and-specs',
    '--watch':
      '/guides/core-concepts/writing-and-organizing-tests#watch-files-while-you-work',
    '--headless': '/guides/guides/launching-browsers#in-cypress-run',
    '--mochaOpts.grep':
      '/examples/recipes-browser-and-test-code#run-only-tests-with-a-tag',
    '--shard':
      '/guides/guides/parallelization#split-specs-without-cypress-cloud',
    '--bail': '/api/cypress-api/stop#stop-after-the-first-failure',
    '--coverage': '/guides/tooling/code-coverage#how-it-works',
  },
  'Testing Library': {
    render: '/api/commands/mount',
    rerender: '/api/commands/mount#change-props-after-mounting',
    unmount: '/guides/component-testing/react/api#unmount-a-component',
    renderHook: '/guides/component-testing/react/examples#test-a-hook',
    cleanup: '/api/commands/mount#what-is-cleaned-up-and-when',
    act: '/guides/component-testing/testing-library-to-cypress#commands-are-queued',
    asFragment:
      '/faq/questions/using-cypress-faq#can-i-use-jest-snapshots-in-cypress',
    reactStrictMode:
      '/guides/component-testing/react/api#find-impure-components-with-strict-mode',
    'screen.getByRole':
      '/guides/component-testing/testing-library-to-cypress#find-elements',
    'screen.getAllByRole':
      '/api/commands/get#check-how-many-elements-there-are',
    'screen.findByRole':
      '/guides/component-testing/testing-library-to-cypress#find-elements',
    'screen.queryByRole':
      '/api/commands/get#check-that-something-is-not-on-the-page',
    'screen.getByText': '/api/commands/contains#match-a-text-exactly',
    'screen.getAllByText': '/api/commands/contains#only-the-first-place-counts',
    'screen.findByText': '/api/commands/contains#match-a-text-exactly',
    'screen.queryByText': '/api/commands/contains#check-that-a-text-is-gone',
    'screen.getByLabelText':
      '/guides/component-testing/testing-library-to-cypress#find-elements',
    'screen.findByLabelText':
      '/guides/component-testing/testing-library-to-cypress#find-elements',
    'screen.getByPlaceholderText': '/api/commands/get',
    'screen.getByAltText': '/api/commands/get',
    'screen.getByTitle': '/api/commands/get',
    'screen.getByDisplayValue':
      '/api/assertions/assertions-reference#check-a-form',
    'screen.getByTestId': '/api/commands/get#find-elements-by-a-test-attribute',
    'screen.findByTestId':
      '/api/commands/get#find-elements-by-a-test-attribute',
    'screen.queryByTestId':
      '/api/commands/get#check-that-something-is-not-on-the-page',
    'screen.getAllByTestId':
      '/api/commands/get#check-how-many-elements-there-are',
    'container.querySelector': '/api/commands/get',
    testIdAttribute:
      '/api/cypress-api/custom-queries#find-elements-by-a-test-attribute',
    buildQueries: '/api/cypress-api/custom-queries',
    within: '/api/commands/within',
    'screen.debug': '/guides/core-concepts/cypress-app#go-back-in-time',
    prettyDOM: '/guides/core-concepts/cypress-app#go-back-in-time',
    logRoles: '/guides/core-concepts/cypress-app#find-a-selector',
    'screen.logTestingPlaygroundURL':
      '/guides/core-concepts/cypress-app#find-a-selector',
    waitFor: '/api/commands/should#assert-with-a-callback',
    waitForElementToBeRemoved:
      '/api/assertions/assertions-reference#wait-until-something-is-there-or-gone',
    asyncUtilTimeout:
      '/guides/core-concepts/retry-ability#how-long-cypress-retries',
    'userEvent.setup':
      '/guides/core-concepts/interacting-with-elements#choose-the-action-that-fits',
    'userEvent.click': '/api/commands/click',
    'userEvent.dblClick': '/api/commands/dblclick',
    'userEvent.type': '/api/commands/type',
    'userEvent.clear': '/api/commands/clear',
    'userEvent.keyboard': '/api/commands/type#press-a-keyboard-shortcut',
    'userEvent.tab': '/api/commands/press#check-the-order-of-the-fields',
    'userEvent.selectOptions': '/api/commands/select',
    'userEvent.deselectOptions': '/api/commands/select#choose-several-options',
    'userEvent.upload': '/api/commands/selectfile',
    'userEvent.hover': '/api/commands/hover#choose-a-way',
    'userEvent.unhover':
      '/api/commands/hover#send-the-event-that-the-app-listens-for',
    'userEvent.pointer': '/api/commands/trigger#drag-with-the-mouse',
    'userEvent.copy': '/examples/recipes#check-what-is-copied',
    'userEvent.paste': '/api/utilities/blob#paste-an-image',
    applyAccept: '/api/commands/selectfile#accept-is-not-enforced',
    pointerEventsCheck: '/guides/references/error-messages#pointer-events',
    advanceTimers:
      '/guides/component-testing/testing-library-to-cypress#fake-timers',
    fireEvent: '/api/commands/trigger',
    'fireEvent.click': '/api/commands/trigger#the-event-and-nothing-else',
    'fireEvent.change': '/api/commands/type#replace-what-a-field-holds',
    'fireEvent.submit': '/api/commands/submit',
    'fireEvent.keyDown':
      '/api/commands/document#press-a-shortcut-for-the-whole-page',
    'fireEvent.scroll': '/api/commands/scrollto',
    'fireEvent.drop':
      '/api/commands/trigger#drag-with-the-drag-and-drop-of-html',
    createEvent: '/api/commands/trigger#choose-the-class-of-the-event',
    toBeInTheDocument:
      '/api/assertions/assertions-reference#wait-until-something-is-there-or-gone',
    toBeVisible: '/api/assertions/assertions-reference#check-what-is-shown',
    toBeDisabled: '/api/assertions/assertions-reference#check-a-form',
    toBeEnabled: '/api/assertions/assertions-reference#check-a-form',
    toBeChecked: '/api/assertions/assertions-reference#check-a-form',
    toBePartiallyChecked: '/api/commands/check#boxes-that-are-half-ticked',
    toBeRequired: '/guides/references/assertions#add-words-of-your-own',
    toBeValid: '/examples/recipes#check-what-the-browsers-validation-says',
    toBeInvalid: '/examples/recipes#check-what-the-browsers-validation-says',
    toHaveValue: '/api/assertions/assertions-reference#check-a-form',
    toHaveDisplayValue: '/api/commands/select#check-which-option-is-chosen',
    toHaveFormValues: '/api/utilities/$#check-what-a-form-would-send',
    toHaveFocus: '/api/commands/focused#focused-or-havefocus',
    toHaveTextContent: '/api/assertions/assertions-reference#check-their-text',
    toContainHTML: '/api/assertions/assertions-reference#text-html-and-value',
    toHaveAttribute:
      '/api/assertions/assertions-reference#check-a-link-a-class-or-a-style',
    toHaveClass:
      '/api/assertions/assertions-reference#check-a-link-a-class-or-a-style',
    toHaveStyle:
      '/faq/questions/using-cypress-faq#how-do-i-check-the-color-or-style-of-an-element',
    toBeEmptyDOMElement: '/guides/references/assertions#what-is-there',
    toContainElement: '/guides/references/assertions#what-is-there',
    toBePressed: '/guides/references/assertions#attributes-classes-and-styles',
    toHaveRole:
      '/guides/references/best-practices#when-the-text-is-part-of-the-test',
    toHaveAccessibleName:
      '/guides/references/best-practices#when-the-text-is-part-of-the-test',
    toHaveSelection: '/api/cypress-api/dom#check-what-is-selected-in-a-field',
    toAppearBefore: '/api/commands/prev#check-the-order-of-two-entries',
    toAppearAfter: '/api/commands/next#check-the-order-of-neighbors',
  },
  Jest: {
    ...ofJestVitestAndPlaywright,
    ...ofJestAndVitest,
    'describe.each':
      '/guides/core-concepts/writing-and-organizing-tests#generate-tests-from-data',
    fdescribe:
      '/guides/core-concepts/writing-and-organizing-tests#run-one-test-or-leave-one-out',
    xtest:
      '/guides/core-concepts/writing-and-organizing-tests#run-one-test-or-leave-one-out',
    'jest.retryTimes': '/guides/guides/test-retries#retry-one-test-or-group',
    'jest.setTimeout':
      '/examples/recipes-network-and-data#limit-a-command-a-request-or-a-test',
    toBeNaN: '/api/assertions/assertions-reference#types-and-truth',
    toBeGreaterThanOrEqual:
      '/api/assertions/assertions-reference#numbers-and-dates',
    toBeLessThanOrEqual:
      '/api/assertions/assertions-reference#numbers-and-dates',
    'expect.hasAssertions':
      '/examples/recipes-browser-and-test-code#make-sure-that-a-callback-ran',
    toHaveReturned: '/api/assertions/assertions-reference#what-came-back',
    'mock.lastCall': '/api/commands/spy#look-at-the-arguments-of-one-call',
    'mock.results': '/api/assertions/assertions-reference#what-came-back',
    'jest.fn': '/api/commands/stub',
    'jest.spyOn': '/api/commands/spy',
    'jest.replaceProperty': '/api/commands/stub#replace-a-value',
    mockReturnThis: '/api/commands/stub#yields',
    whenCalledWith: '/api/commands/stub#answer-by-argument',
    'jest.clearAllMocks': '/api/commands/spy#how-long-a-spy-lasts',
    'jest.resetAllMocks': '/api/commands/spy#how-long-a-spy-lasts',
    'jest.restoreAllMocks': '/api/commands/spy#how-long-a-spy-lasts',
    'jest.mock':
      '/guides/component-testing/faq#how-do-i-mock-a-module-that-the-component-imports',
    'jest.unmock':
      '/guides/component-testing/faq#how-do-i-mock-a-module-that-the-component-imports',
    'jest.requireActual':
      '/guides/component-testing/faq#how-do-i-mock-a-module-that-the-component-imports',
    'jest.createMockFromModule':
      '/guides/component-testing/faq#how-do-i-mock-a-module-that-the-component-imports',
    'jest.resetModules':
      '/guides/component-testing/faq#why-does-the-second-test-see-what-the-first-one-did',
    'jest.isolateModules':
      '/guides/component-testing/faq#why-does-the-second-test-see-what-the-first-one-did',
    'jest.useFakeTimers': '/api/commands/clock',
    'jest.useRealTimers': '/api/commands/clock#give-the-page-its-time-back',
    'jest.setSystemTime':
      '/api/commands/clock#set-the-date-and-leave-timers-running',
    'jest.advanceTimersByTime': '/api/commands/tick',
    'jest.advanceTimersToNextFrame': '/api/commands/tick#move-frame-by-frame',
    'jest.runAllTimers': '/api/commands/tick#reach-a-timeout',
    'jest.runOnlyPendingTimers': '/api/commands/tick#reach-a-timeout',
    testEnvironment: '/guides/component-testing/overview#how-it-works',
    setupFilesAfterEnv:
      '/guides/core-concepts/writing-and-organizing-tests#the-support-file',
    globalTeardown: '/api/plugins/after-run-api',
    testMatch: '/guides/references/configuration#tests-and-specs',
    testRegex: '/guides/references/configuration#tests-and-specs',
    testPathIgnorePatterns: '/guides/references/configuration#tests-and-specs',
    moduleNameMapper: '/guides/tooling/typescript-support#use-path-aliases',
    clearMocks: '/api/commands/spy#how-long-a-spy-lasts',
    restoreMocks: '/api/commands/spy#how-long-a-spy-lasts',
    collectCoverage: '/guides/tooling/code-coverage#how-it-works',
    coverageThreshold: '/guides/tooling/code-coverage#in-ci',
    coveragePathIgnorePatterns: '/guides/tooling/code-coverage#leave-code-out',
    testSequencer:
      '/faq/questions/using-cypress-faq#can-i-run-specs-or-tests-in-a-certain-order',
    '--testPathPatterns': '/guides/guides/command-line#choose-what-runs',
    '--onlyChanged':
      '/examples/recipes-browser-and-test-code#run-the-specs-that-you-changed',
    '--changedSince':
      '/examples/recipes-browser-and-test-code#run-the-specs-that-you-changed',
    '--onlyFailures': '/guides/guides/module-api#run-the-failed-specs-again',
    '--watchAll':
      '/guides/core-concepts/writing-and-organizing-tests#watch-files-while-you-work',
    '--runInBand':
      '/faq/questions/using-cypress-faq#how-do-i-run-tests-in-parallel',
    '--reporters': '/guides/tooling/reporters#choose-a-reporter',
    '--json': '/api/plugins/after-run-api#keep-the-results-for-a-script',
    '--updateSnapshot':
      '/examples/recipes-browser-and-test-code#compare-data-with-a-file',
  },
  Vitest: {
    ...ofJestVitestAndPlaywright,
    ...ofJestAndVitest,
    'test.for':
      '/guides/core-concepts/writing-and-organizing-tests#generate-tests-from-data',
    'test.skipIf': '/api/cypress-api/env#switch-tests-on-and-off',
    'test.runIf': '/api/cypress-api/env#switch-tests-on-and-off',
    'test.extend': '/api/cypress-api/custom-commands#when-not-to-write-one',
    onTestFailed: '/api/events/catalog-of-events#test-after-run',
    onTestFinished: '/api/events/catalog-of-events#test-after-run',
    toBeOneOf: '/api/assertions/assertions-reference#equality',
    toSatisfy: '/api/assertions/assertions-reference#equality',
    toBeTypeOf: '/api/assertions/assertions-reference#types-and-truth',
    toThrowError: '/api/assertions/assertions-reference#functions',
    'expect.poll': '/api/commands/request#ask-again-until-something-is-done',
    'expect.element':
      '/guides/core-concepts/retry-ability#why-a-test-needs-to-retry',
    'expect.soft':
      '/faq/questions/using-cypress-faq#can-i-catch-a-failed-command-and-go-on',
    expectTypeOf: '/guides/tooling/typescript-support#check-types-in-ci',
    toMatchFileSnapshot:
      '/examples/recipes-browser-and-test-code#compare-data-with-a-file',
    toMatchScreenshot: '/guides/tooling/visual-testing#choose-a-tool',
    toHaveBeenCalledOnce: '/api/assertions/assertions-reference#how-often',
    toHaveBeenCalledExactlyOnceWith:
      '/api/assertions/assertions-reference#with-what',
    toHaveBeenCalledBefore:
      '/api/assertions/assertions-reference#in-which-order',
    toHaveBeenCalledAfter:
      '/api/assertions/assertions-reference#in-which-order',
    'vi.fn': '/api/commands/stub',
    'vi.spyOn': '/api/commands/spy',
    'vi.stubGlobal':
      '/api/commands/stub#replace-what-a-page-or-a-component-calls',
    'vi.stubEnv':
      '/guides/component-testing/faq#why-is-process-or-one-of-its-variables-undefined',
    'vi.clearAllMocks': '/api/commands/spy#how-long-a-spy-lasts',
    'vi.resetAllMocks': '/api/commands/spy#how-long-a-spy-lasts',
    'vi.restoreAllMocks': '/api/commands/spy#how-long-a-spy-lasts',
    'vi.unstubAllGlobals': '/api/commands/spy#how-long-a-spy-lasts',
    'vi.mock':
      '/guides/component-testing/faq#how-do-i-mock-a-module-that-the-component-imports',
    'vi.doMock':
      '/guides/component-testing/faq#how-do-i-mock-a-module-that-the-component-imports',
    'vi.hoisted':
      '/guides/component-testing/faq#how-do-i-mock-a-module-that-the-component-imports',
    'vi.importActual':
      '/guides/component-testing/faq#how-do-i-mock-a-module-that-the-component-imports',
    'vi.resetModules':
      '/guides/component-testing/faq#why-does-the-second-test-see-what-the-first-one-did',
    'vi.useFakeTimers': '/api/commands/clock',
    'vi.useRealTimers': '/api/commands/clock#give-the-page-its-time-back',
    'vi.setSystemTime':
      '/api/commands/clock#set-the-date-and-leave-timers-running',
    'vi.advanceTimersByTime': '/api/commands/tick',
    'vi.advanceTimersByTimeAsync':
      '/api/commands/tick#what-a-tick-does-not-wait-for',
    'vi.advanceTimersToNextFrame': '/api/commands/tick#move-frame-by-frame',
    'vi.runAllTimers': '/api/commands/tick#reach-a-timeout',
    'vi.runOnlyPendingTimers': '/api/commands/tick#reach-a-timeout',
    'vi.waitFor': '/api/commands/should#assert-with-a-callback',
    'vi.waitUntil': '/api/commands/should#assert-with-a-callback',
    'vi.setConfig':
      '/guides/core-concepts/writing-and-organizing-tests#configure-one-test-or-group',
    'page.getByRole':
      '/guides/references/best-practices#when-the-text-is-part-of-the-test',
    'page.getByText': '/api/commands/contains',
    'page.getByTestId': '/api/commands/get#find-elements-by-a-test-attribute',
    'page.viewport': '/api/commands/viewport',
    'page.screenshot': '/api/commands/screenshot',
    'userEvent.fill': '/api/commands/type#replace-what-a-field-holds',
    'userEvent.dragAndDrop': '/examples/recipes#drag-an-element',
    'test.environment': '/guides/component-testing/overview#how-it-works',
    'test.include': '/guides/references/configuration#tests-and-specs',
    'test.exclude': '/guides/references/configuration#tests-and-specs',
    'test.retry': '/guides/guides/test-retries#turn-retries-on',
    fileParallelism:
      '/faq/questions/using-cypress-faq#how-do-i-run-tests-in-parallel',
    'sequence.shuffle':
      '/faq/questions/using-cypress-faq#can-i-run-specs-or-tests-in-a-certain-order',
    onConsoleLog:
      '/guides/guides/stubs-spies-and-clocks#fail-on-any-error-in-the-console',
    dangerouslyIgnoreUnhandledErrors:
      '/api/events/catalog-of-events#uncaught-exception',
    allowOnly: '/guides/tooling/IDE-integration#lint-specs',
    'coverage.thresholds': '/guides/tooling/code-coverage#in-ci',
    outputFile: '/guides/tooling/reporters#write-junit-files',
    '--run': '/guides/guides/command-line#cypress-run',
    '--ui': '/guides/guides/command-line#cypress-open',
    '--changed':
      '/examples/recipes-browser-and-test-code#run-the-specs-that-you-changed',
    '--mergeReports': '/guides/guides/parallelization#put-the-results-together',
    '--retry': '/guides/guides/test-retries#turn-retries-on',
    '--update':
      '/examples/recipes-browser-and-test-code#compare-data-with-a-file',
  },
}
