import type { Release } from './types'

/**
 * Cypress releases, newest first: their dates, and what they changed, in a few
 * words of Markdown. Entries can contain only code and links, and each link goes
 * to the page that documents the change. The list is complete from 10.0.0 on.
 * Older versions have one or two lasting changes each, and versions before 1.0.0
 * without one are left out.
 */
export const releases: readonly Release[] = [
  {
    version: '15.3.0',
    date: '2025-09-23',
    changes: {
      feature: ['[`cy.press()`](/api/commands/press) presses Escape.'],
      fix: [
        'ES modules as configuration files are interpreted correctly.',
        'In development mode, a failed start of Electron shows what Electron wrote to stderr.',
      ],
    },
  },
  {
    version: '15.2.0',
    date: '2025-09-09',
    changes: {
      feature: [
        '[Cypress Studio](/guides/references/cypress-studio) works with tests that `@cypress/grep` selects.',
      ],
      fix: [
        'DNS results are cached by host and port, so that `cy.visit()` reaches `localhost` addresses that it missed.',
      ],
      dependency: ['better-sqlite3 11.10.'],
    },
  },
  {
    version: '15.1.0',
    date: '2025-09-02',
    changes: {
      feature: [
        '[`cy.press()`](/api/commands/press) takes characters and more named keys, where it knew Tab alone.',
      ],
      fix: [
        'Cypress starts on GNOME where GTK 4 and an older GTK are both loaded.',
        'Paths with spaces no longer keep `tsx` from loading the configuration.',
        'Results of the Module API and recorded runs name the operating system.',
        'Component tests no longer show the button of Cypress Studio.',
        'TypeScript is found by a standalone `@cypress/webpack-batteries-included-preprocessor`.',
      ],
      dependency: ['esbuild 0.25, axios 1.11, tar 6.2, image-size 1.2.'],
    },
  },
  {
    version: '15.0.0',
    date: '2025-08-20',
    changes: {
      breaking: [
        'Node.js 18 and 23 are no longer supported.',
        'Linux needs glibc 2.31 or later.',
        'Firefox is driven by WebDriver BiDi only, not by the Chrome DevTools Protocol.',
        '[`cy.exec()`](/api/commands/exec) yields `exitCode` in place of `code`.',
        '`cy.stub(object, method, replacerFn)` is gone: chain `.callsFake(replacerFn)` to [`cy.stub()`](/api/commands/stub).',
        '[`Cypress.ElementSelector`](/api/cypress-api/element-selector-api) replaces `Cypress.SelectorPlayground`, without `getSelector` and `onElement`.',
        '[`window:unload`](/api/events/catalog-of-events) no longer follows `pagehide` in Chromium browsers.',
        'The [default preprocessor](/api/plugins/preprocessors-api) and its packages need webpack 5, and bring fewer Node.js modules for the browser.',
        'The program can no longer be downloaded by hand: install it with a package manager.',
        'Component testing needs Angular 18, zone.js 0.14, Vite 5, webpack-dev-server 5, and TypeScript 5.',
        '`@cypress/vite-dev-server` is an ES module only.',
        'Help with the migration from versions before 10.0.0 is gone.',
      ],
      feature: [
        '[`cy.url()`](/api/commands/url), [`cy.hash()`](/api/commands/hash), [`cy.title()`](/api/commands/title), [`cy.location()`](/api/commands/location), [`cy.go()`](/api/commands/go), and [`cy.reload()`](/api/commands/reload) ask the browser, so they work on pages of any origin.',
        '[`selectorPriority`](/api/cypress-api/element-selector-api) takes `name` and `attributes:*`, and `name` is among the defaults.',
        '[`tsx`](/guides/references/configuration) runs every configuration file, in place of ts-node.',
        'Component tests support Angular 20 and Vite 7.',
        'The Command Log has a new look.',
      ],
      fix: [
        '`cy.fixture()` reads a file again after `cy.writeFile()`, and keeps different encodings apart.',
        '`isSecureContext` is `true` on localhost.',
        "Angular's `@Output()` works again where fields of a component were replaced.",
      ],
      dependency: ['Electron 36, with Node.js 22.15 and Chromium 136.'],
    },
  },
  {
    version: '14.5.4',
    date: '2025-08-07',
    changes: { dependency: ['tar-fs 2.1.3 and 3.1, for a vulnerability.'] },
  },
  {
    version: '14.5.3',
    date: '2025-07-25',
    changes: {
      fix: [
        '`component.indexHtmlFile` may be an absolute path with webpack.',
        'TypeScript projects of ES modules find imports that end in `.js` and `.mjs`.',
        'Angular tests no longer overwrite fields of a mounted component.',
      ],
      dependency: ['`@cypress/request` 3.0.9, for a vulnerability.'],
    },
  },
  {
    version: '14.5.2',
    date: '2025-07-15',
    changes: {
      fix: [
        'The stop button halts the timer of the spec at once.',
        'Requests to Cypress Cloud over HTTPS use the right port.',
      ],
    },
  },
  {
    version: '14.5.1',
    date: '2025-07-01',
    changes: {
      fix: [
        'Requests of Firefox are matched with what the proxy sees of them.',
      ],
      dependency: ['pbkdf2 3.1.3, for a vulnerability.'],
    },
  },
  {
    version: '14.5.0',
    date: '2025-06-17',
    changes: {
      feature: [
        'Windows on ARM gets the x64 program, which the system emulates.',
      ],
      fix: ['A run that `Cypress.stop()` ends keeps its Test Replay.'],
    },
  },
  {
    version: '14.4.1',
    date: '2025-06-03',
    changes: {
      feature: [
        'Groups in the Command Log show better where they begin and end.',
      ],
      fix: [
        '`cy.session()` no longer fails where clearing the page outlasts `defaultCommandTimeout`.',
      ],
      dependency: ['fake-timers 11.'],
    },
  },
  {
    version: '14.4.0',
    date: '2025-05-20',
    changes: {
      breaking: [
        'Chrome 137 and later [loads no extensions](/api/plugins/browser-launch-api): use Chrome for Testing, Chromium, or Electron for them.',
      ],
      feature: [
        'An environment variable makes the webpack tools draw up what a bundle holds.',
        'Files open in Cursor, where it is installed.',
      ],
      fix: [
        'Pages that set the location of the top window stay in their frame, without an experiment.',
        'The types say that `cy.press()` yields `null`.',
        'The version of WebKit is shown.',
      ],
      dependency: ['fake-timers 10, webdriver 9.14, trash 7.'],
    },
  },
  {
    version: '14.3.3',
    date: '2025-05-06',
    changes: {
      fix: [
        '`trashAssetsBeforeRuns: false` spares the videos too.',
        'Output into a file no longer hangs where `@cypress/grep` finds many files.',
        'Leaving for `about:blank` no longer hangs.',
      ],
      performance: [
        'Handlers of pauses are taken off before new ones are added.',
      ],
    },
  },
  {
    version: '14.3.2',
    date: '2025-04-22',
    changes: {
      fix: [
        'The Command Log scrolls along correctly.',
        'Failed runs in CI show the hint about Cypress Cloud again.',
      ],
    },
  },
  {
    version: '14.3.1',
    date: '2025-04-17',
    changes: {
      fix: [
        '`cy.press()` works in every spec of a run, not only in the first.',
        'Runs behind certain proxies are recorded again.',
      ],
      performance: [
        'The first contact with Cypress Cloud waits 5 seconds instead of 60; `CYPRESS_INITIAL_PREFLIGHT_TIMEOUT` changes that.',
      ],
    },
  },
  {
    version: '14.3.0',
    date: '2025-04-08',
    changes: {
      feature: [
        '[`cy.press()`](/api/commands/press) is new: it presses Tab as a user does.',
      ],
      fix: [
        'Animations in Electron are no longer slowed down.',
        'Pending requests of Firefox are kept.',
        'babel-loader 10 is accepted by `@cypress/webpack-preprocessor`.',
      ],
      dependency: ['mocha 7.2, webdriver 9.11.'],
    },
  },
  {
    version: '14.2.1',
    date: '2025-03-26',
    changes: {
      feature: ['The bar above the application follows the dark mode.'],
      fix: [
        'Configuration files load in Node.js 20.19, which has ES modules on by default.',
        'Code frames point to the right place with TypeScript 5.',
        'Failed requests of Firefox no longer leave something behind.',
      ],
      dependency: [
        'micromatch 4.0.8, resolve 1.22, semver 7.7, cross-fetch 4.1.',
      ],
    },
  },
  {
    version: '14.2.0',
    date: '2025-03-12',
    changes: {
      feature: [
        '[`Cypress.stop()`](/api/cypress-api/stop) is new: it ends the run from within a test.',
        'The browser menu is smaller and lists the current browser first.',
        'Cypress Studio keeps its state when the page is loaded again.',
      ],
      dependency: ['cli-table3 0.6.5, simple-git 3.27.'],
    },
  },
  {
    version: '14.1.0',
    date: '2025-02-25',
    changes: {
      feature: [
        'Firefox 135 and later is driven by WebDriver BiDi.',
        'A badge above the application shows size and scale of the viewport.',
      ],
      fix: [
        'Types cover options of [`cy.readFile()`](/api/commands/readfile), [`.root()`](/api/commands/root), [`.shadow()`](/api/commands/shadow), `.scrollTo()`, and methods of [`Cypress.dom`](/api/cypress-api/dom).',
        'Stalled uploads of Test Replay report the right speed.',
      ],
      dependency: [
        'chrome-remote-interface 0.33.3, ci-info 4.1, compression 1.8.',
      ],
    },
  },
  {
    version: '14.0.3',
    date: '2025-02-11',
    changes: {
      fix: [
        'Files with encoded characters in their names may use `cy.task()`, `cy.exec()`, and their like again.',
      ],
      dependency: ['`@cypress/request` 3.0.7.'],
    },
  },
  {
    version: '14.0.2',
    date: '2025-02-05',
    changes: {
      fix: [
        'Commands in `after` and `afterEach` hooks retry, and act, also after a failed test.',
        'Code frames of failed attempts are right again.',
        'Recorded and parallel runs try again to create an instance in Cypress Cloud.',
        'Names of files that need encoding no longer stop `cy.task()` and its like.',
      ],
      dependency: ['mime 3.0.'],
    },
  },
  {
    version: '14.0.1',
    date: '2025-01-28',
    changes: {
      fix: [
        'Without test isolation, a retry of the last test no longer leaves the page.',
        'Visibility is right again inside clipping parents, for `option` elements, and where one axis overflows.',
        'Assertions accept elements that are not HTML.',
      ],
    },
  },
  {
    version: '14.0.0',
    date: '2025-01-16',
    changes: {
      breaking: [
        'Node.js 16 and 21 are no longer supported.',
        'Linux needs glibc 2.28 or later.',
        'The latest three major versions of Chrome, Firefox, and Edge are supported, without a warning about others.',
        '[`cy.origin()`](/api/commands/origin) is needed between subdomains too, unless [`injectDocumentDomain`](/guides/references/configuration#injectDocumentDomain) is on. It replaces `experimentalSkipDomainInjection`.',
        '`fetch` no longer works from `about:blank` in Electron.',
        '[`justInTimeCompile`](/guides/references/configuration#justInTimeCompile) replaces its experiment, for webpack only, and is on.',
        'Component testing drops Create React App, Vue CLI, Vue 2, React 16 and 17, Svelte 3 and 4, Next.js 10 to 13, Nuxt 2, Angular 13 to 16, Vite 2 and 3, and webpack-dev-server 3.',
        '`cypress/react18` became [`cypress/react`](/guides/component-testing/react/api), and `cypress/angular-signals` became [`cypress/angular`](/guides/component-testing/angular/api).',
        '[`cy.intercept()`](/api/commands/intercept) no longer knows `delayMs`.',
        '[`experimentalFetchPolyfill`](/guides/references/experiments#former-fetch-polyfill) is removed.',
        'The second argument of `before:browser:launch` is no longer a list.',
        '[`cypress open-ct` and `cypress run-ct`](/guides/guides/command-line) are removed.',
      ],
      deprecated: [
        '`resourceType` of [`cy.intercept()`](/api/commands/intercept).',
        '`injectDocumentDomain`, from its first day.',
      ],
      feature: [
        'Component tests support React 19, Angular 19, Next.js 15, Vite 6, and Svelte 5.',
      ],
      fix: [
        'Visibility counts `display: contents`, `overflow: clip`, text without a box, and absolute parents correctly.',
        '`cy.url()` and its like fail with a clear error outside `cy.origin()` on a foreign page.',
        '`:dir()` works in Electron.',
      ],
      dependency: [
        'Electron 33, with Node.js 20.18 and Chromium 130. [jQuery](/api/utilities/$) 3.7.',
      ],
    },
  },
  {
    version: '13.17.0',
    date: '2024-12-17',
    changes: {
      feature: [
        'Chrome for Testing is detected, and is called `chrome-for-testing`.',
      ],
      fix: [
        'Configuration files that are ES modules load in Node.js 22.12.',
        'Firefox hides its toolbox when it runs without a window.',
        'Targets without network events no longer hang.',
      ],
      dependency: ['chai 4.5.'],
    },
  },
  {
    version: '13.16.1',
    date: '2024-12-03',
    changes: {
      fix: [
        'A recorded run fails where Cypress Cloud does not confirm an instance, instead of leaving out the spec.',
      ],
    },
  },
  {
    version: '13.16.0',
    date: '2024-11-19',
    changes: {
      feature: [
        '[`defaultBrowser`](/guides/references/configuration#defaultBrowser) is new: it names the browser that is started first.',
      ],
      fix: [
        'Source maps of Vite are found for addresses with query parameters.',
      ],
    },
  },
  {
    version: '13.15.2',
    date: '2024-11-05',
    changes: {
      fix: [
        'Hooks with commands no longer hang after a page that did not load in time.',
      ],
      dependency: ['React 17 and MobX 6 in the app, `@cypress/request` 3.0.6.'],
    },
  },
  {
    version: '13.15.1',
    date: '2024-10-24',
    changes: {
      feature: ['geckodriver and webdriver drive Firefox.'],
      fix: [
        'Quick requests for one address get the stub that applies.',
        'Browser profiles are cleaned up on Windows.',
      ],
      dependency: ['simple-git 3.25.'],
    },
  },
  {
    version: '13.15.0',
    date: '2024-09-25',
    changes: {
      feature: [
        'Errors say what to do when the upload of a Test Replay takes too long.',
      ],
      fix: [
        'Clicks on checkboxes leave the right state in Firefox 129.',
        'Files with spaces in their path open in the IDE on Windows.',
      ],
      dependency: [
        'express 4.21, loader-utils 1.4.2, and send 0.19, for vulnerabilities.',
      ],
    },
  },
  {
    version: '13.14.2',
    date: '2024-09-04',
    changes: {
      fix: [
        'A closed WebSocket connection no longer ends Cypress.',
        '`cy.screenshot()` and the start on Linux work again: the change for Wayland is undone.',
      ],
    },
  },
  {
    version: '13.14.1',
    date: '2024-08-29',
    changes: {
      fix: ['The settings describe `experimentalJustInTimeCompile`.'],
    },
  },
  {
    version: '13.14.0',
    date: '2024-08-27',
    changes: {
      feature: [
        '[`experimentalJustInTimeCompile`](/guides/references/experiments#former-just-in-time) is new: component tests compile only what a spec needs.',
        '`{upArrow}` and `{downArrow}` change date, time, and range fields.',
        '[`CYPRESS_SKIP_VERIFY`](/guides/references/advanced-installation#CYPRESS_SKIP_VERIFY) skips the check of the program.',
        '`--browser` starts that browser as soon as project and testing type are chosen.',
      ],
      fix: [
        'Configuration in TypeScript loads in Node.js 22.7.',
        'Specs outside the project are bundled to the right place.',
      ],
      performance: ['Lost connections to the browser no longer leak memory.'],
    },
  },
  {
    version: '13.13.3',
    date: '2024-08-14',
    changes: {
      fix: [
        'Chrome no longer warns about `unload` handlers of jQuery.',
        'Failed uploads of a Test Replay name the error of the system.',
      ],
      dependency: ['image-size 1.1.'],
    },
  },
  {
    version: '13.13.2',
    date: '2024-07-31',
    changes: {
      fix: ["Plug'n'Play of Yarn works with the default preprocessor."],
      performance: ['Test Replay no longer leaks memory by logs of commands.'],
      dependency: ['mime 2.6, chrome-remote-interface 0.33.2.'],
    },
  },
  {
    version: '13.13.1',
    date: '2024-07-16',
    changes: {
      fix: [
        'Quick changes of the connection to the browser no longer throw.',
        'Test Replay shows commands inside `cy.origin()`.',
        'A failed upload of a Test Replay can be repeated.',
      ],
      dependency: [
        '[jQuery](/api/utilities/$) 3.4.1, [minimatch](/api/utilities/minimatch) 3.1.2.',
      ],
    },
  },
  {
    version: '13.13.0',
    date: '2024-07-01',
    changes: {
      feature: [
        'Angular [signals](/guides/component-testing/angular/api) work in component tests, from Angular 17.2 on.',
      ],
      fix: [
        'Chrome is connected again after it was closed by surprise.',
        'Firefox 129 starts.',
      ],
      performance: ['`experimentalSourceRewriting` is faster.'],
      dependency: ['launch-editor 2.8, ws 5.2.4.'],
    },
  },
  {
    version: '13.12.0',
    date: '2024-06-18',
    changes: {
      feature: ['Component tests support Angular 18.'],
      fix: [
        '`{upArrow}` and `{downArrow}` fire `input` and `change` on number fields.',
        'Invalid response headers are dropped instead of failing the request.',
        'The Command Log keeps scrolling along.',
        'Source maps work with TypeScript 5.',
      ],
      dependency: ['TypeScript 5.3 in the app.'],
    },
  },
  {
    version: '13.11.0',
    date: '2024-06-04',
    changes: {
      feature: [
        'Component tests support Next.js 14.',
        "[`IGNORE_CHROME_PREFERENCES`](/api/plugins/browser-launch-api) starts Chrome without Cypress' preferences.",
        '[`cy.intercept()`](/api/commands/intercept) and `cy.wait()` take types for bodies.',
      ],
      fix: [
        'The start no longer hangs while the configuration loads.',
        '`pagehide` stands in for `unload`, which Chrome gives up.',
      ],
      performance: ['`Cypress.log()` sets its console properties faster.'],
    },
  },
  {
    version: '13.10.0',
    date: '2024-05-21',
    changes: {
      feature: ['Component tests support Vite 5.'],
      fix: [
        'Processes that Electron left behind no longer cut the connection to the browser.',
        'The list of specs finds names with digits.',
        'Paths with special characters no longer break a request header.',
        'Some assertions are displayed correctly again.',
      ],
    },
  },
  {
    version: '13.9.0',
    date: '2024-05-07',
    changes: {
      feature: ['Errors of Test Replay tell more.'],
      fix: [
        '`navigator.webdriver` is `true` in Electron as in Chrome.',
        'Cypress Cloud is reached through proxies that open HTTPS.',
        'Promises that reject with `undefined` fail inside `cy.origin()`.',
        'Firefox closes extra windows between specs.',
      ],
      dependency: ['Electron 27.3.10, for a vulnerability.'],
    },
  },
  {
    version: '13.8.1',
    date: '2024-04-23',
    changes: {
      fix: [
        'Successful runs no longer exit with 1 because of a WebSocket.',
        'An invalid `timeout` no longer makes commands hang.',
        'The type of `.its()` leaves out `null` and `undefined`.',
      ],
      performance: [
        'Service workers that control no page no longer delay requests.',
      ],
    },
  },
  {
    version: '13.8.0',
    date: '2024-04-18',
    changes: {
      feature: ['Component tests support webpack-dev-server 5.'],
      fix: ['Long messages of assertions no longer hang.'],
    },
  },
  {
    version: '13.7.3',
    date: '2024-04-11',
    changes: {
      fix: [
        "Assertions with a message of one's own are displayed correctly.",
        'Launch arguments with several values in quotes are kept.',
      ],
    },
  },
  {
    version: '13.7.2',
    date: '2024-04-02',
    changes: {
      fix: [
        "Firefox 124 with a user agent of one's own runs all specs.",
        'Lists in the configuration are read correctly.',
        'A recorded run no longer hangs when the browser disconnects.',
        '`.select()` finds values with quotation marks.',
      ],
      performance: ['Uploads of Test Replay withstand more.'],
      dependency: ['express 4.19.'],
    },
  },
  {
    version: '13.7.1',
    date: '2024-03-21',
    changes: {
      fix: [
        'Firefox 124 runs all specs.',
        'Elements in a shadow root lose focus correctly.',
      ],
      dependency: ['jose 4.15.'],
    },
  },
  {
    version: '13.7.0',
    date: '2024-03-13',
    changes: {
      feature: [
        'Test Replay shows shadow DOM.',
        'Component tests support TypeScript with Vue 2.7.',
      ],
      fix: [
        'Screenshots in Chromium browsers bring their tab to the front, so that they no longer time out.',
        'Children of disabled elements are no longer clicked.',
        'The type of `body` for `cy.request()` allows `null` and booleans.',
      ],
      performance: [
        'Failed uploads of a Test Replay are tried 3 times instead of 8.',
        'Service worker requests no longer wait to be matched.',
      ],
      dependency: ['jimp 0.22.'],
    },
  },
  {
    version: '13.6.6',
    date: '2024-02-22',
    changes: { fix: ['`cypress verify` works in Nx projects.'] },
  },
  {
    version: '13.6.5',
    date: '2024-02-20',
    changes: {
      fix: [
        "Tests run where Chrome's extension is disabled.",
        'The browser stays closed once it is closed from the app.',
        'Requests of service workers no longer end Cypress.',
        'The type of `getContainsSelector` of [`Cypress.dom`](/api/cypress-api/dom) is right.',
      ],
      dependency: [
        'Electron 27, with Node.js 18.17 and Chromium 118. [buffer](/api/utilities/buffer) 5.7.1.',
      ],
    },
  },
  {
    version: '13.6.4',
    date: '2024-01-30',
    changes: {
      fix: [
        'Test Replay keeps styles where support files register service workers.',
        'The types of `Cypress.spec` are complete.',
      ],
      performance: ['Aborted requests no longer slow down those that follow.'],
    },
  },
  {
    version: '13.6.3',
    date: '2024-01-16',
    changes: {
      fix: [
        'TypeScript projects run with any `moduleResolution`.',
        'Specs below a folder `node_modules` are found if they are named.',
        'Assertions and addresses are displayed as they are, without Markdown.',
        'Retried tests with `cy.origin()` log correctly.',
        'Visiting `http:` pages no longer loops in Chrome 114.',
        'Requests of other tabs keep their headers.',
      ],
      performance: [
        'Requests without test isolation are matched without delay.',
      ],
      dependency: ['better-sqlite3 9.2, flatted in place of CircularJSON.'],
    },
  },
  {
    version: '13.6.2',
    date: '2023-12-26',
    changes: {
      fix: [
        'Malformed addresses no longer end Cypress.',
        'Error messages show no `<br>`.',
      ],
      performance: ['Selectors for Test Replay are found faster.'],
      dependency: [
        'ts-node 10.9.2, which reads `extends` with TypeScript 5.3.2.',
      ],
    },
  },
  {
    version: '13.6.1',
    date: '2023-12-05',
    changes: {
      fix: [
        'New tabs send basic authentication.',
        'Commands work with credentials in `baseUrl`.',
        'Large arguments of a command are no longer copied into request logs.',
        'Errors on Linux are logged.',
      ],
    },
  },
  {
    version: '13.6.0',
    date: '2023-11-21',
    changes: {
      feature: [
        'The terminal shows uploads of artifacts and how long they took.',
        'Chromium browsers close other tabs between tests, and bring the main one to the front.',
      ],
      fix: [
        '`component.indexHtmlFile` may be an absolute path.',
        "`cy.get('@alias.all')` works for requests that were given an alias while handled.",
        'Links in the app open in the usual browser.',
      ],
    },
  },
  {
    version: '13.5.1',
    date: '2023-11-14',
    changes: {
      fix: [
        'Pages in new tabs get their response headers.',
        'Cached requests are as fast as before 13.5.0.',
        'Default extensions of Chromium are off.',
      ],
    },
  },
  {
    version: '13.5.0',
    date: '2023-11-08',
    changes: {
      feature: [
        'Component tests support Angular 17.',
        'The plugin event [`after:browser:launch`](/api/plugins/browser-launch-api) is new.',
      ],
      fix: [
        'Clicking a download without a `download` attribute no longer waits for a page.',
        'Failed downloads are shown as failed.',
        'Shared workers load after `cy.reload()`.',
        'Elements that share an edge with a hiding ancestor are judged correctly.',
        'Chrome offers no translations.',
        'Requests of other tabs are no longer delayed.',
      ],
    },
  },
  {
    version: '13.4.0',
    date: '2023-10-30',
    changes: {
      feature: [
        '[`retries`](/guides/guides/test-retries) takes `experimentalStrategy` and `experimentalOptions`.',
      ],
      fix: ['Navigated or closed targets no longer end Cypress.'],
    },
  },
  {
    version: '13.3.3',
    date: '2023-10-24',
    changes: {
      fix: ['Specs with `-` or `_` in their names are found with a space.'],
      performance: [
        'Requests of workers, and aborted ones, no longer wait to be matched.',
      ],
    },
  },
  {
    version: '13.3.2',
    date: '2023-10-18',
    changes: {
      fix: [
        'What the proxy knows of requests no longer leaks into the next spec.',
        'Responses are compressed as requests ask for.',
      ],
      performance: [
        'Requests of service workers no longer wait to be matched.',
      ],
      dependency: ['Babel 7.23.2 and react-docgen 6, for vulnerabilities.'],
    },
  },
  {
    version: '13.3.1',
    date: '2023-10-11',
    changes: {
      fix: [
        'Requests are matched in the right order for `cy.intercept()` and Test Replay.',
        'Several responses of `cy.wait()` come in order.',
        'Test Replay records on more Linux systems, and after a crash of the browser.',
      ],
    },
  },
  {
    version: '13.3.0',
    date: '2023-09-27',
    changes: {
      feature: ['The runs page tells more about each run.'],
      fix: ['Stubs may have the status 999.'],
      performance: [
        'Checks before actions no longer request fonts again and again.',
      ],
    },
  },
  {
    version: '13.2.0',
    date: '2023-09-12',
    changes: {
      feature: ['Angular component tests run in parallel in Nx workspaces.'],
      fix: [
        '`cy.intercept()` catches more kinds of responses.',
        'Enter and Space click in some versions of Firefox again.',
        'Basic authentication, and component tests that intercept all requests, no longer hang.',
      ],
      dependency: ['Electron 25, with Node.js 18.15 and Chromium 114.'],
    },
  },
  {
    version: '13.1.0',
    date: '2023-08-31',
    changes: {
      feature: ['The sidebar shows the status of the latest run.'],
      fix: [
        'Results have `stats.skipped` again.',
        'Test Replay survives single errors.',
      ],
      dependency: ['plist 3.1, for vulnerabilities.'],
    },
  },
  {
    version: '13.0.0',
    date: '2023-08-29',
    changes: {
      breaking: [
        'Node.js 14 is no longer supported, and TypeScript must be version 4 or later.',
        '[`video`](/guides/references/configuration#video) and [`videoCompression`](/guides/references/configuration#videoCompression) are off by default, and [`videoUploadOnPasses`](/guides/guides/screenshots-and-videos) is removed.',
        '[`nodeVersion`](/guides/references/configuration) is removed: the Node.js that starts Cypress runs its plugins.',
        'Results of the [Module API](/guides/guides/module-api), [`after:run`](/api/plugins/after-run-api), and [`after:spec`](/api/plugins/after-spec-api) have other properties.',
        '[`cy.readFile()`](/api/commands/readfile) is a query: it reads again while it retries, and `Cypress.Commands.overwrite()` refuses it.',
        'Runs with Test Replay hide the runner, also in videos and screenshots.',
        'Component tests pass on requests for relative addresses to the dev server.',
      ],
      deprecated: ['Node.js 16.'],
      feature: [
        '[`--runner-ui`](/guides/guides/command-line#run-runner-ui) and `--no-runner-ui` choose whether the Command Log is shown.',
        'Uploads take less room in the terminal.',
      ],
      fix: [
        '`module` and `moduleResolution` of a project no longer collide with Cypress.',
        'Svelte 4 is accepted, and dev servers keep to `port`.',
        'Types of `Cypress` and `chai` are properties of the global object.',
      ],
      performance: [
        'Chrome and Electron are driven directly, without WebSockets.',
      ],
      dependency: ['`@cypress/request` 3, for a vulnerability.'],
    },
  },
  {
    version: '12.17.4',
    date: '2023-08-15',
    changes: {
      fix: [
        'The page of component tests is found where the configuration is in a folder.',
      ],
      dependency: [
        'webpack 5 bundles end-to-end specs. tough-cookie 4.1.3, for a vulnerability.',
      ],
    },
  },
  {
    version: '12.17.3',
    date: '2023-08-01',
    changes: {
      fix: ['GitHub Actions record the branch of a pull request.'],
      performance: [
        'Fewer requests are paused, and none gets an extra header.',
      ],
    },
  },
  {
    version: '12.17.2',
    date: '2023-07-20',
    changes: {
      fix: [
        'Changed arguments no longer stop `cy.task()`, `cy.exec()`, and `cy.writeFile()`.',
        'Specs can create web workers.',
      ],
    },
  },
  {
    version: '12.17.1',
    date: '2023-07-10',
    changes: {
      fix: [
        'Turning on notifications no longer ends the app.',
        'The types of `cy.screenshot()` are right.',
      ],
      dependency: ['`@cypress/request` 2.88.11, for a vulnerability.'],
    },
  },
  {
    version: '12.17.0',
    date: '2023-07-05',
    changes: {
      feature: ['The desktop can notify you about runs in Cypress Cloud.'],
      fix: [
        'Commands are no longer taken for calls from outside the spec.',
        'Chrome and Electron are connected again after a crash.',
        'The port in `ELECTRON_EXTRA_LAUNCH_ARGS` is used.',
      ],
      dependency: ['semver 7.5.3.'],
    },
  },
  {
    version: '12.16.0',
    date: '2023-06-26',
    changes: {
      feature: ['Component tests support Angular 16.1.'],
      fix: ['Large arguments no longer stop commands such as `cy.task()`.'],
    },
  },
  {
    version: '12.15.0',
    date: '2023-06-20',
    changes: {
      breaking: [
        '[`cy.exec()`](/api/commands/exec) and [`cy.task()`](/api/commands/task) refuse calls that do not come from a spec or the support file.',
      ],
      feature: [
        '[`experimentalCspAllowList`](/guides/references/experiments#experimentalCspAllowList) is new: it keeps headers of a content security policy.',
        'Chrome 112 and later runs in its new headless mode.',
        '`videoCompression` takes `true` and 1 to 51.',
        'Specs and runs show what Cypress Cloud has for the current Git tree.',
      ],
      fix: ['Videos are listed also without compression.'],
    },
  },
  {
    version: '12.14.0',
    date: '2023-06-07',
    changes: {
      feature: ['A switch beside the specs changes the testing type.'],
      fix: ['Angular 16 is recognized by the setup.'],
      dependency: [
        'find-process 1.4.7 and firefox-profile 4.3.2, for vulnerabilities.',
      ],
    },
  },
  {
    version: '12.13.0',
    date: '2023-05-23',
    changes: {
      feature: ['Runs and debug pages say what is missing in Git.'],
      fix: [
        'End-to-end tests run with Yarn 3 again.',
        'The setup of component tests sees new packages and TypeScript 5.',
      ],
    },
  },
  {
    version: '12.12.0',
    date: '2023-05-09',
    changes: {
      feature: ['A banner leads from end-to-end to component tests.'],
      fix: [
        "Electron's developer tools keep up with the page.",
        '[`CYPRESS_DOWNLOAD_PATH_TEMPLATE`](/guides/references/advanced-installation#CYPRESS_DOWNLOAD_PATH_TEMPLATE) replaces all its parts.',
      ],
      dependency: [
        'Vue Test Utils 2.3. engine.io 6.4 and plist 3.0.6, for vulnerabilities.',
      ],
    },
  },
  {
    version: '12.11.0',
    date: '2023-04-26',
    changes: {
      feature: ['Component tests support Angular 16.'],
      fix: ['`videoCompression: 0` means no compression.'],
      dependency: ['Vue 3.2.47.'],
    },
  },
  {
    version: '12.10.0',
    date: '2023-04-17',
    changes: {
      feature: ['The setup warns about faulty framework definitions.'],
      fix: [
        'Clicks by Enter leave shadow roots.',
        'Azure and Semaphore report pull requests and branches.',
        'Next.js 13.2 projects with `baseUrl` in `tsconfig.json` work.',
      ],
      dependency: ['commander 6, minimist 1.2.8.'],
    },
  },
  {
    version: '12.9.0',
    date: '2023-03-28',
    changes: {
      feature: ['The debug page moves between all runs of a commit.'],
      fix: [
        'Vite 4.2 works.',
        '`cy.intercept()` adds no `content-length` header.',
        '`.type()` sees focus inside shadow roots.',
      ],
    },
  },
  {
    version: '12.8.1',
    date: '2023-03-15',
    changes: {
      fix: ['Scrolling of the Command Log stays as it was set.'],
      dependency: ['ejs 3.1.8, for a vulnerability.'],
    },
  },
  {
    version: '12.8.0',
    date: '2023-03-14',
    changes: {
      feature: [
        '`log` of [`cy.intercept()`](/api/commands/intercept) hides a request from the Command Log.',
        '`CYPRESS_CONNECT_RETRY_THRESHOLD` sets how often the browser is tried.',
        'The debug page shows runs while they last.',
      ],
      fix: [
        '`before:spec` waits for asynchronous handlers in runs.',
        '`Cypress.require()` finds TypeScript.',
        'Angular components are mounted in the right place, and Next.js 13.2.1 works.',
      ],
      dependency: ['mocha-junit-reporter 2.2.'],
    },
  },
  {
    version: '12.7.0',
    date: '2023-02-24',
    changes: {
      feature: [
        '[`cy.setCookie()`](/api/commands/setcookie) takes `hostOnly`.',
        '[`defineComponentFramework()`](/guides/guides/module-api) is new, for libraries of components.',
      ],
      fix: [
        'Cookies are no longer doubled by a dot before the domain, and expire.',
        'Files outside the root of a monorepo are served with Vite.',
        'Only one browser is started and connected.',
      ],
    },
  },
  {
    version: '12.6.0',
    date: '2023-02-15',
    changes: {
      feature: [
        '[`Cypress.Commands.overwriteQuery()`](/api/cypress-api/custom-queries) is new.',
        '[`Cypress.require()`](/api/cypress-api/require) loads modules inside `cy.origin()`, in place of `require()` and `import()`.',
        '[`--auto-cancel-after-failures`](/guides/guides/command-line#run-auto-cancel-after-failures) sets for one run when it gives up.',
        'The debug page opens a failed test in the IDE.',
      ],
      fix: [
        'Specs load where `specPattern` meets files that may not be read.',
        "Browsers of one's own are found on macOS with ARM.",
      ],
    },
  },
  {
    version: '12.5.1',
    date: '2023-02-02',
    changes: {
      fix: ['`test:after:run` has its `runnable` again.'],
      dependency: ['simple-git 3.16, for a vulnerability.'],
    },
  },
  {
    version: '12.5.0',
    date: '2023-01-31',
    changes: {
      feature: [
        'The debug page is new: it shows failed tests of recorded runs in the app.',
      ],
      fix: ['Beta, Dev, and Canary versions of Edge are detected.'],
      performance: ['Runs drop the logs of passed tests from memory.'],
      dependency: ['underscore.string 3.3.6, for a vulnerability.'],
    },
  },
  {
    version: '12.4.1',
    date: '2023-01-27',
    changes: {
      fix: ['Several component specs end correctly in Electron.'],
      dependency: ['ua-parser-js 0.7.33, for a vulnerability.'],
    },
  },
  {
    version: '12.4.0',
    date: '2023-01-24',
    changes: {
      feature: [
        '[`.as()`](/api/commands/as) takes `type`: `query` or `static`.',
        '[`experimentalMemoryManagement`](/guides/references/experiments#experimentalMemoryManagement) and [`experimentalSkipDomainInjection`](/guides/references/experiments#former-skip-domain-injection) are new.',
        'Component tests support Vite 4.',
        '[`data-qa`](/api/cypress-api/element-selector-api) is among the attributes that selectors are made of.',
        '`cy.log()` keeps line breaks.',
      ],
      fix: [
        'Unknown major versions of a framework are no longer taken for supported.',
      ],
    },
  },
  {
    version: '12.3.0',
    date: '2023-01-03',
    changes: {
      feature: [
        '[`Cypress.currentRetry`](/api/cypress-api/currentretry) is new.',
        '`CYPRESS_PULL_REQUEST_ID`, `CYPRESS_PULL_REQUEST_URL`, and `CYPRESS_CI_BUILD_URL` tell Cypress Cloud about the build.',
      ],
      fix: [
        '`.contains()` yields one element again.',
        'Component specs with brackets in their names run.',
        'Reporters learn again which tests are pending.',
      ],
      performance: [
        'Applications of many modules load faster, and browsers start in their own architecture on M1.',
      ],
      dependency: [
        'engine.io 6.2, express 4.17.3, and simple-git 3.15, for vulnerabilities.',
      ],
    },
  },
  {
    version: '12.2.0',
    date: '2022-12-20',
    changes: {
      feature: [
        '[`cy.intercept()`](/api/commands/intercept) matches by `resourceType`, and requests tell theirs.',
        'A spec can be made from a React component.',
      ],
      fix: [
        '`query` of intercepted requests is there for those who wait.',
        'Angular tests resolve addresses in Sass, and keep to `sourceRoot`.',
        '`cy.get()` accepts `withinSubject: null`.',
      ],
      performance: ['Electron takes fewer video frames again.'],
    },
  },
  {
    version: '12.1.0',
    date: '2022-12-12',
    changes: {
      feature: [
        '[`cy.getAllCookies()`](/api/commands/getallcookies) and [`cy.clearAllCookies()`](/api/commands/clearallcookies) are new.',
      ],
      fix: [
        '`cy.session()` stores what the page has after validation.',
        '`.select()` by index works for options with equal values.',
        'Runs clean up their temporary files.',
      ],
    },
  },
  {
    version: '12.0.2',
    date: '2022-12-08',
    changes: {
      fix: [
        '`.contains()` searches in all its subjects, and in the whole of a form.',
      ],
    },
  },
  {
    version: '12.0.1',
    date: '2022-12-06',
    changes: {
      fix: [
        '`testIsolation: false` no longer stops component tests.',
        '`cy.origin()` talks reliably to the page.',
        'New projects get examples that work.',
      ],
    },
  },
  {
    version: '12.0.0',
    date: '2022-12-06',
    changes: {
      breaking: [
        'Node.js 12, 15, and 17 are no longer supported.',
        'Tests run isolated from each other: [`testIsolation`](/guides/references/configuration#testIsolation) is on by default.',
        '[`experimentalSessionAndOrigin`](/guides/references/experiments#former-session-and-origin) is removed: [`cy.session()`](/api/commands/session) and [`cy.origin()`](/api/commands/origin) are always there.',
        '`cy.server()` and `cy.route()` are removed: use `cy.intercept()`.',
        '[`Cypress.Cookies.defaults()` and `preserveOnce()`](/api/cypress-api/cookies) are removed: use `cy.session()`.',
        '[`cy.getCookie()`](/api/commands/getcookie), [`cy.getCookies()`](/api/commands/getcookies), [`cy.setCookie()`](/api/commands/setcookie), [`cy.clearCookie()`](/api/commands/clearcookie), and [`cy.clearCookies()`](/api/commands/clearcookies) look at the host of the page, not at the domain above it.',
        '[`.within()`](/api/commands/within) takes one element only.',
        'Commands in a callback of [`.should()`](/api/commands/should) are an error.',
        '[`.invoke()`](/api/commands/invoke) no longer accepts functions that return a promise.',
        '`cy.request()` writes `qs` as `cy.visit()` does.',
        'Queries such as [`cy.get()`](/api/commands/get), [`.find()`](/api/commands/find), and [`.contains()`](/api/commands/contains) run again with those in front of them, and cannot be [overwritten](/api/cypress-api/custom-commands) as commands.',
      ],
      feature: [
        '[`Cypress.Commands.addQuery()`](/api/cypress-api/custom-queries) and [`Cypress.ensure`](/api/cypress-api/ensure) are new.',
        '[`cy.getAllLocalStorage()`](/api/commands/getalllocalstorage), [`cy.clearAllLocalStorage()`](/api/commands/clearalllocalstorage), [`cy.getAllSessionStorage()`](/api/commands/getallsessionstorage), and [`cy.clearAllSessionStorage()`](/api/commands/clearallsessionstorage) are new.',
        '`experimentalOriginDependencies` is new, and `experimentalRunAllSpecs` got a button for all specs.',
      ],
      fix: [
        "`cy.getCookie().should('not.exist')` works.",
        'Variables set with `npm config` are read.',
      ],
    },
  },
  {
    version: '11.2.0',
    date: '2022-11-22',
    changes: {
      feature: [
        '[`experimentalRunAllSpecs`](/guides/references/experiments) brings back running all specs in one window.',
        'The Command Log warns when a session could not be restored.',
      ],
      fix: [
        'With test isolation, `cy.session()` always ends on an empty page.',
      ],
    },
  },
  {
    version: '11.1.0',
    date: '2022-11-14',
    changes: {
      breaking: [
        '`cy.session()` no longer fails when `validate` returns `false`.',
      ],
      feature: ['Component tests support Next.js 13, and directives in Vue 2.'],
      fix: [
        'TypeScript projects can be migrated, and the JUnit reporter no longer ends the run.',
        'Sessions that are not valid are not stored.',
      ],
    },
  },
  {
    version: '11.0.1',
    date: '2022-11-09',
    changes: {
      fix: [
        '`cy.origin()` refuses the origin that the test is on.',
        "Reporters of one's own, and `experimentalSessionAndOrigin`, work again.",
        'A change of a component spec runs it again.',
      ],
    },
  },
  {
    version: '11.0.0',
    date: '2022-11-08',
    changes: {
      breaking: [
        'Component testing is no experiment any more, and `mount` changed: no styles among its options, one component at a time, and no `mountHook`, `unmount`, and `mountCallback`.',
        '`mount` of Vue yields wrapper and component.',
        '`viteConfig` in the configuration is no longer merged with the file of Vite.',
        'Angular providers of `mount` apply to the module.',
        '[`cy.session()`](/api/commands/session) needs its `setup`.',
        'Certificates of Cypress Cloud are verified.',
      ],
      feature: [
        '[`cy.getCookie()`](/api/commands/getcookie), [`cy.getCookies()`](/api/commands/getcookies), [`cy.clearCookie()`](/api/commands/clearcookie), and [`cy.clearCookies()`](/api/commands/clearcookies) take `domain`.',
      ],
      fix: [
        '`cy.pause()` works inside `cy.origin()`.',
        'Projects may be on a read-only file system.',
      ],
      performance: ['Cypress starts faster, from a snapshot of its code.'],
    },
  },
  {
    version: '10.11.0',
    date: '2022-10-25',
    changes: {
      breaking: [
        'Test isolation is `on` or `off`, and `cy.origin()` loads modules with `require()` and `import()` in place of [`Cypress.require()`](/api/cypress-api/require).',
      ],
      feature: ['[`cy.session()`](/api/commands/session) works in WebKit.'],
      fix: [
        'A crash of a Chromium browser fails the test, and the run goes on.',
        '`cy.origin()` may be used for more than 30 origins.',
        'A change of `blockHosts` restarts Cypress.',
      ],
    },
  },
  {
    version: '10.10.0',
    date: '2022-10-11',
    changes: {
      breaking: ['`cy.origin()` takes an exact origin.'],
      fix: [
        'Firefox 105 can be connected.',
        'Angular component tests load assets and call `ngOnChanges`.',
        '`cy.session()` fails if its setup fails.',
      ],
      dependency: ['Electron 21.'],
    },
  },
  {
    version: '10.9.0',
    date: '2022-09-27',
    changes: {
      feature: [
        '[`cy.session()`](/api/commands/session) takes `cacheAcrossSpecs`.',
        '`cy.origin()` loads modules, and `cy.visit()` may cross origins outside it.',
        '`before:browser:launch` may set environment variables of the browser.',
        '`devServer` may be an asynchronous function, and failed component tests show a code frame.',
      ],
      fix: ['`it.skip` and `tsConfig` work for Angular.'],
    },
  },
  {
    version: '10.8.0',
    date: '2022-09-13',
    changes: {
      feature: [
        'Tests run in WebKit, with [`experimentalWebKitSupport`](/guides/references/experiments#experimentalWebKitSupport).',
      ],
      fix: [
        'Errors in the terminal point to lines of the source.',
        'ES modules with TypeScript work in Node.js 16.17 and 18.6.',
        'Cookies reach other ports of a site.',
        '`rerender` of React 18 keeps the state.',
      ],
      performance: ['Cypress needs less memory in the browser.'],
    },
  },
  {
    version: '10.7.0',
    date: '2022-08-30',
    changes: {
      feature: [
        '[Cypress Studio](/guides/references/cypress-studio) is back, as an experiment.',
        '[`Cypress.require()`](/api/cypress-api/require) is new, with the experiment around `cy.origin()`.',
        'Component tests support Svelte, as a first version.',
        '[`cy.clock()`](/api/commands/clock) yields `setSystemTime()`.',
        'Angular tests take `projectConfig` for projects of another shape.',
      ],
      fix: ['WebSocket upgrades over HTTPS no longer end Cypress.'],
      performance: [
        '`cy.session()` no longer clears the page after validation.',
      ],
    },
  },
  {
    version: '10.6.0',
    date: '2022-08-16',
    changes: {
      feature: [
        '[`experimentalSingleTabRunMode`](/guides/references/experiments#experimentalSingleTabRunMode) is new, for component tests.',
        '`CYPRESS_DOWNLOAD_PATH_TEMPLATE` knows `${version}`.',
      ],
      fix: [
        'Firefox downloads to the right folder on Windows.',
        'Sessions with the same name and another setup are kept apart.',
      ],
    },
  },
  {
    version: '10.5.0',
    date: '2022-08-15',
    changes: {
      deprecated: ["`cy.state('subject')`: use `cy.currentSubject()`."],
      feature: [
        'Component tests support Angular.',
        '`testIsolation` is new, for `experimentalSessionAndOrigin`.',
        'Specs that are flaky in Cypress Cloud are marked.',
      ],
      fix: [
        '`--spec` works in paths with glob characters.',
        '`cy.intercept()` no longer recurses without end.',
      ],
    },
  },
  {
    version: '10.4.0',
    date: '2022-08-02',
    changes: {
      feature: [
        '[`experimentalModifyObstructiveThirdPartyCode`](/guides/references/experiments#experimentalModifyObstructiveThirdPartyCode) is new.',
        'Component tests support React 18, as `cypress/react18`, and Vite 3.',
      ],
      fix: [
        '`.type()` enters seconds in `datetime-local` fields.',
        'Unknown values from a configuration file are an error.',
      ],
      dependency: ['Electron 19, with Node.js 16.14 and Chromium 102.'],
    },
  },
  {
    version: '10.3.1',
    date: '2022-07-19',
    changes: {
      fix: [
        '[`cy.contains()`](/api/commands/contains) with a regular expression finds buttons of type `submit`.',
        'Changes of the configuration are picked up, and watchers end with the app.',
        '`document.cookie` is right on several origins.',
        '`CYPRESS_NO_COMMAND_LOG` works, and absolute elements are blacked out.',
      ],
    },
  },
  {
    version: '10.3.0',
    date: '2022-06-28',
    changes: {
      feature: ['Specs show their latest results in Cypress Cloud.'],
      fix: [
        'Cookies across origins follow the browser.',
        'Large `data:` addresses no longer leak memory.',
        'The types accept `baseUrl` in the configuration of a test.',
      ],
    },
  },
  {
    version: '10.2.0',
    date: '2022-06-21',
    changes: {
      feature: ['Cypress is native on Apple silicon and on Linux with ARM.'],
      fix: [
        'Stubs may set the phrase of the status.',
        'Running out of file descriptors no longer ends Cypress.',
      ],
      dependency: ['Electron 18.3.'],
    },
  },
  {
    version: '10.1.0',
    date: '2022-06-10',
    changes: {
      fix: [
        'TypeScript projects with `"type": "module"` work.',
        'Chrome with a window runs several specs on Linux and Windows.',
        'A change of `baseUrl` restarts the server.',
        'The support file is found in paths with glob characters.',
      ],
    },
  },
  {
    version: '10.0.3',
    date: '2022-06-03',
    changes: {
      fix: [
        'Only files of `specPattern` are watched.',
        'A blocked download server no longer ends Cypress.',
      ],
    },
  },
  {
    version: '10.0.2',
    date: '2022-06-02',
    changes: {
      fix: [
        'Runs watch no files.',
        'ES modules on Windows, and detection of TypeScript, are better.',
      ],
    },
  },
  {
    version: '10.0.1',
    date: '2022-06-01',
    changes: {
      fix: [
        '[`.check()`](/api/commands/check) and [`.uncheck()`](/api/commands/uncheck) take away the indeterminate state.',
        'Errors of TypeScript in the configuration are explained.',
        'The list of specs scrolls.',
      ],
    },
  },
  {
    version: '10.0.0',
    date: '2022-06-01',
    changes: {
      breaking: [
        '[`cypress.config.js` or `.ts`](/guides/references/configuration) replaces `cypress.json`, and is required.',
        '[`setupNodeEvents`](/api/plugins/configuration-api) replaces the plugins file.',
        '`specPattern` and `excludeSpecPattern` replace `testFiles`, `ignoreTestFiles`, `integrationFolder`, and `componentFolder`.',
        '`baseUrl`, `supportFile`, and more belong in `e2e` or `component`, each with a support file of its own.',
        '[`--config-file false`](/guides/guides/command-line) is no longer allowed.',
        'Running all specs, and [Cypress Studio](/guides/references/cypress-studio), are gone.',
        'Unsupported versions of browsers no longer run.',
        'Screenshots and videos lose the folders that all specs share.',
      ],
      deprecated: [
        '`cypress open-ct` and `cypress run-ct`: use `--component`.',
      ],
      feature: [
        'Component testing is part of the app, in beta, with [`component.devServer`](/guides/component-testing/component-framework-configuration).',
        '[`--e2e` and `--component`](/guides/guides/command-line) choose the testing type.',
        'A new app: setup by testing type, specs and settings in the browser window, Git details, and a dark Command Log.',
        '`defineConfig()` gives editors the options, and changes restart what they affect.',
        '`cy.mount()` and `cy.hover()` may be added as custom commands.',
      ],
      fix: [
        '`before:browser:launch` fires once in a run, and less memory is used.',
        'Commands may not take reserved names.',
      ],
    },
  },
  {
    version: '9.7.0',
    date: '2022-05-23',
    changes: {
      deprecated: [
        '`Cypress.Cookies.preserveOnce()` and `Cypress.Cookies.defaults()`: use `cy.session()`.',
      ],
      dependency: ['Electron 18, with Node.js 16.13 and Chromium 100.'],
    },
  },
  {
    version: '9.6.1',
    date: '2022-05-09',
    changes: {
      fix: [
        'Firefox from Snapcraft starts.',
        '`{enter}` submits by buttons that are tied to a form from outside.',
      ],
    },
  },
  {
    version: '9.6.0',
    date: '2022-04-25',
    changes: {
      feature: [
        '[`cy.origin()`](/api/commands/origin) is new, as an experiment: [`experimentalSessionAndOrigin`](/guides/references/experiments#former-session-and-origin) replaces `experimentalSessionSupport`.',
      ],
      fix: ['`{enter}` works in Firefox 98.'],
    },
  },
  {
    version: '9.5.4',
    date: '2022-04-11',
    changes: {
      fix: [
        '`cy.root()` keeps to its `timeout`, and `{enter}` works in Firefox 98.',
      ],
    },
  },
  {
    version: '9.5.3',
    date: '2022-03-28',
    changes: {
      fix: ['Keys with Ctrl or Alt no longer trigger shortcuts of Cypress.'],
      dependency: ['Electron 15.3.5 and node-forge 1.3, for vulnerabilities.'],
    },
  },
  {
    version: '9.5.2',
    date: '2022-03-14',
    changes: {
      fix: ['`.type()` clicks the right element where focus moves.'],
      dependency: ['url-parse 1.5.9, for vulnerabilities.'],
    },
  },
  {
    version: '9.5.1',
    date: '2022-02-28',
    changes: { fix: ['Tests wait until plugins are ready.'] },
  },
  {
    version: '9.5.0',
    date: '2022-02-15',
    changes: {
      feature: ['Errors read better and keep useful stacks.'],
      fix: [
        '[`.select()`](/api/commands/select) fires events only if the selection changes.',
      ],
    },
  },
  {
    version: '9.4.1',
    date: '2022-01-31',
    changes: { fix: ['The package runs again where its line ends did harm.'] },
  },
  {
    version: '9.4.0',
    date: '2022-01-31',
    changes: {
      feature: [
        '[`.selectFile()`](/api/commands/selectfile) takes `mimeType` and typed arrays.',
      ],
    },
  },
  {
    version: '9.3.1',
    date: '2022-01-19',
    changes: { fix: ['The package runs again where its line ends did harm.'] },
  },
  {
    version: '9.3.0',
    date: '2022-01-18',
    changes: {
      feature: [
        '[`.selectFile()`](/api/commands/selectfile) is new, and [`Cypress.Buffer`](/api/utilities/buffer).',
        '`CYPRESS_DOWNLOAD_PATH_TEMPLATE` builds the address of the download.',
      ],
    },
  },
  {
    version: '9.2.1',
    date: '2022-01-10',
    changes: {
      fix: [
        '`--no-exit` keeps Cypress open, and Node.js 17 with OpenSSL 1 works.',
      ],
    },
  },
  {
    version: '9.2.0',
    date: '2021-12-20',
    changes: {
      feature: [
        '[`cy.writeFile()`](/api/commands/writefile) takes `timeout`, and [`Cypress.config()`](/api/cypress-api/config) refuses read-only options.',
        '`CYPRESS_VERIFY_TIMEOUT` is new.',
      ],
    },
  },
  {
    version: '9.1.1',
    date: '2021-12-03',
    changes: {
      fix: [
        'Patches of dependencies are part of the program again, and Node.js 17 works.',
      ],
    },
  },
  {
    version: '9.1.0',
    date: '2021-11-22',
    changes: {
      feature: ['`CYPRESS` is set in the processes that run your code.'],
    },
  },
  {
    version: '9.0.0',
    date: '2021-11-10',
    changes: {
      breaking: [
        '`nodeVersion` is `system`, and Windows needs 64 bits.',
        '[`Cypress.Commands.add()`](/api/cypress-api/custom-commands) refuses names of built-in commands, and [`cy.contains()`](/api/commands/contains) no longer finds scripts and styles.',
        'Fixtures of `cy.intercept()` are read as text, and wrong values of `Cypress.config()` are an error.',
      ],
      deprecated: ['`nodeVersion`.'],
      feature: [
        'The encoding `null` of [`cy.readFile()`](/api/commands/readfile), `cy.fixture()`, and `cy.writeFile()` stands for bytes.',
      ],
      dependency: ['Electron 15, with Node.js 16.5 and Chromium 94.'],
    },
  },
  {
    version: '8.7.0',
    date: '2021-10-25',
    changes: {
      feature: [
        '`slowTestThreshold` is new, and `overwrite` of [`Cypress.Screenshot`](/api/cypress-api/screenshot-api).',
      ],
    },
  },
  {
    version: '8.6.0',
    date: '2021-10-11',
    changes: {
      feature: [
        '[`cy.screenshot()`](/api/commands/screenshot) takes `overwrite`, [`.select()`](/api/commands/select) an empty list, and [`cy.pause()`](/api/commands/pause) holds in runs with a window.',
      ],
    },
  },
  {
    version: '8.5.0',
    date: '2021-09-27',
    changes: {
      deprecated: ['Windows with 32 bits.'],
      feature: [
        '[`.select()`](/api/commands/select) takes the index of an option.',
      ],
    },
  },
  {
    version: '8.4.1',
    date: '2021-09-17',
    changes: {
      fix: ['Setting up a project for Cypress Cloud no longer ends Cypress.'],
    },
  },
  {
    version: '8.4.0',
    date: '2021-09-13',
    changes: { feature: ['[`cy.url()`](/api/commands/url) takes `decode`.'] },
  },
  {
    version: '8.3.1',
    date: '2021-08-27',
    changes: {
      fix: ['Component runs in Electron exit with the right code.'],
      performance: ['Projects open faster on macOS.'],
    },
  },
  {
    version: '8.3.0',
    date: '2021-08-16',
    changes: {
      performance: [
        'Videos need less of the processor, and pages load faster.',
      ],
      dependency: ['Electron 13, with Node.js 14.17 and Chromium 91.'],
    },
  },
  {
    version: '8.2.0',
    date: '2021-08-04',
    changes: {
      feature: [
        '[`cy.session()`](/api/commands/session) is new, as an [experiment](/guides/references/experiments#former-session-support), and [`Cypress.currentTest`](/api/cypress-api/currenttest).',
        '`fetch` requests are shown in the Command Log, each request once.',
      ],
    },
  },
  {
    version: '8.1.0',
    date: '2021-07-29',
    changes: {
      feature: ['Cypress Studio, still an experiment, writes assertions.'],
    },
  },
  {
    version: '8.0.0',
    date: '2021-07-19',
    changes: {
      breaking: [
        '`cypress run` starts [all browsers](/guides/guides/launching-browsers) without a window, at 1280 by 720 pixels.',
        'Old browsers are refused: Chrome below 64, Firefox below 86, Edge below 79.',
      ],
      feature: [
        '[`clientCertificates`](/guides/references/client-certificates) is new.',
      ],
    },
  },
  {
    version: '7.7.0',
    date: '2021-07-07',
    changes: {
      feature: ['Cypress Studio, still an experiment, copies its commands.'],
    },
  },
  {
    version: '7.6.0',
    date: '2021-06-23',
    changes: {
      feature: [
        '[`Cypress.Keyboard.defaults()`](/api/cypress-api/keyboard-api) and `keystrokeDelay` set the pace of `.type()`.',
        'Requests of [`cy.intercept()`](/api/commands/intercept) have `query`.',
      ],
    },
  },
  {
    version: '7.5.0',
    date: '2021-06-07',
    changes: {
      feature: [
        '[`cy.request()`](/api/commands/request) takes a type for the body.',
      ],
    },
  },
  {
    version: '7.4.0',
    date: '2021-05-24',
    changes: {
      feature: ['Chrome Beta is detected.'],
      fix: [
        '[`cy.request()`](/api/commands/request) sends form data and blobs.',
      ],
    },
  },
  {
    version: '7.3.0',
    date: '2021-05-10',
    changes: {
      feature: [
        '[`cy.intercept()`](/api/commands/intercept) takes `times`, and the Module API `testingType`.',
      ],
    },
  },
  {
    version: '7.2.0',
    date: '2021-04-26',
    changes: { performance: ['Tests run as fast as before 7.0.0.'] },
  },
  {
    version: '7.1.0',
    date: '2021-04-12',
    changes: {
      feature: [
        '[`experimentalInteractiveRunEvents`](/guides/references/experiments#experimentalInteractiveRunEvents) is new.',
      ],
    },
  },
  {
    version: '7.0.1',
    date: '2021-04-07',
    changes: {
      fix: ['Updates are noticed again, and Docker needs no `--ipc=host`.'],
    },
  },
  {
    version: '7.0.0',
    date: '2021-04-05',
    changes: {
      breaking: [
        'The last [`cy.intercept()`](/api/commands/intercept) that was defined answers first, texts match whole addresses, and `cy.route2()` is gone.',
        'Unhandled rejections of the application [fail the test](/api/events/catalog-of-events).',
        'Component tests run on their own, by `cypress open-ct` and `cypress run-ct`.',
        '[`Cypress.moment`](/guides/references/bundled-libraries) is removed, and Node.js 12 is needed.',
      ],
      feature: [
        '[`Cypress.testingType`](/api/cypress-api/testing-type) is new.',
        '[`cy.intercept()`](/api/commands/intercept) knows `middleware`, `req.continue()`, and events of requests. [`cy.tick()`](/api/commands/tick) takes `log`.',
      ],
      dependency: ['Electron 12, with Node.js 14.16 and Chromium 89.'],
    },
  },
  {
    version: '6.9.1',
    date: '2021-04-05',
    changes: { fix: ['The same as 6.8.0, in place of 6.9.0.'] },
  },
  {
    version: '6.9.0',
    date: '2021-04-05',
    changes: {
      breaking: ['Published by mistake with what became 7.0.0: do not use it.'],
    },
  },
  {
    version: '6.8.0',
    date: '2021-03-17',
    changes: {
      feature: [
        'The list of component specs has new icons, and is more accessible.',
      ],
    },
  },
  {
    version: '6.7.1',
    date: '2021-03-15',
    changes: { fix: ['Actions work where scrolling is smooth.'] },
  },
  {
    version: '6.7.0',
    date: '2021-03-15',
    changes: {
      feature: [
        '[`before:run`](/api/plugins/before-run-api), [`after:run`](/api/plugins/after-run-api), [`before:spec`](/api/plugins/before-spec-api), and [`after:spec`](/api/plugins/after-spec-api) are no experiment any more.',
      ],
    },
  },
  {
    version: '6.6.0',
    date: '2021-02-18',
    changes: { feature: ['Codefresh is detected.'] },
  },
  {
    version: '6.5.0',
    date: '2021-02-15',
    changes: { performance: ['Cypress starts faster.'] },
  },
  {
    version: '6.4.0',
    date: '2021-02-01',
    changes: {
      deprecated: [
        '`delayMs` of [`cy.intercept()`](/api/commands/intercept): use `delay`.',
      ],
      feature: ['Downloads are shown in the Command Log.'],
    },
  },
  {
    version: '6.3.0',
    date: '2021-01-19',
    changes: {
      feature: [
        'Cypress Studio is new, as an experiment, and `downloadsFolder` keeps what a test downloads.',
      ],
    },
  },
  {
    version: '6.2.1',
    date: '2021-01-04',
    changes: { fix: ['Retries of several tests no longer hang the run.'] },
  },
  {
    version: '6.2.0',
    date: '2020-12-21',
    changes: {
      feature: [
        '[`before:run`](/api/plugins/before-run-api), [`after:run`](/api/plugins/after-run-api), [`before:spec`](/api/plugins/before-spec-api), and [`after:spec`](/api/plugins/after-spec-api) are new, as an experiment.',
      ],
    },
  },
  {
    version: '6.1.0',
    date: '2020-12-07',
    changes: {
      deprecated: ['`Cypress.moment`.'],
      feature: [
        '`scrollBehavior` is new, also for actions such as [`.click()`](/api/commands/click).',
      ],
    },
  },
  {
    version: '6.0.1',
    date: '2020-11-30',
    changes: { fix: ['Videos of Chrome 87 are no longer frozen.'] },
  },
  {
    version: '6.0.0',
    date: '2020-11-23',
    changes: {
      breaking: [
        'Negative assertions with [`.should()`](/api/commands/should) fail when there is no element, and `opacity: 0` counts as invisible.',
        "`cy.wait('@alias')` yields something else.",
      ],
      deprecated: [
        '`cy.server()`, `cy.route()`, and `experimentalFetchPolyfill`.',
      ],
      feature: [
        '[`cy.intercept()`](/api/commands/intercept) is new: it stubs every kind of request.',
      ],
      dependency: ['Electron 11, with Node.js 12.18 and Chromium 87.'],
    },
  },
  {
    version: '5.6.0',
    date: '2020-11-09',
    changes: {
      feature: [
        '[`.type()`](/api/commands/type) knows `{ctrl+z}` and its like.',
      ],
    },
  },
  {
    version: '5.5.0',
    date: '2020-10-26',
    changes: {
      feature: [
        '[`cy.viewport()`](/api/commands/viewport) has `macbook-16`, and [`.type()`](/api/commands/type) fires `beforeinput`.',
      ],
    },
  },
  {
    version: '5.4.0',
    date: '2020-10-14',
    changes: {
      feature: [
        '`cypress cache prune` and `cypress cache list --size` are new. [`cy.viewport()`](/api/commands/viewport) has newer iPhones.',
      ],
      fix: [
        '[`.within()`](/api/commands/within) no longer changes where later commands look.',
      ],
    },
  },
  {
    version: '5.3.0',
    date: '2020-09-28',
    changes: { feature: ['Firefox is out of beta.'] },
  },
  {
    version: '5.2.0',
    date: '2020-09-15',
    changes: {
      feature: [
        '`includeShadowDom` is new. [`.shadow()`](/api/commands/shadow) is no experiment any more.',
      ],
    },
  },
  {
    version: '5.1.0',
    date: '2020-09-01',
    changes: {
      feature: [
        '`cy.route2()` is new, as an experiment: it became `cy.intercept()`.',
        '`.trigger()` takes `eventConstructor`.',
      ],
    },
  },
  {
    version: '5.0.0',
    date: '2020-08-19',
    changes: {
      breaking: [
        '[`Cypress.Blob`](/api/utilities/blob) returns blobs, not promises.',
        '`blacklistHosts` is called `blockHosts`, and `whitelist` of [`Cypress.Cookies`](/api/cypress-api/cookies) is called `preserve`.',
        'Node.js 10, TypeScript 3.4, and `libgbm-dev` on Linux are needed.',
      ],
      feature: [
        '[Test retries](/guides/guides/test-retries) are new. [`.click()`](/api/commands/click), [`.dblclick()`](/api/commands/dblclick), and [`.rightclick()`](/api/commands/rightclick) take keys such as `shiftKey`.',
        '[`cy.getCookie()`](/api/commands/getcookie), [`cy.getCookies()`](/api/commands/getcookies), and [`cy.setCookie()`](/api/commands/setcookie) tell `sameSite`.',
      ],
      dependency: ['webpack bundles specs. Electron 9, with Chromium 83.'],
    },
  },
  {
    version: '4.12.1',
    date: '2020-08-05',
    changes: { fix: ['Tests after a skipped one run.'] },
  },
  {
    version: '4.12.0',
    date: '2020-08-03',
    changes: {
      feature: [
        '`screenshotOnRunFailure` is new, and a filtered list of specs can be run.',
      ],
    },
  },
  {
    version: '4.11.0',
    date: '2020-07-21',
    changes: {
      feature: [
        '[`cy.clock()`](/api/commands/clock) takes a date, and [`cy.scrollTo()`](/api/commands/scrollto) can do without a check that the element scrolls.',
        '`cypress.cli.parseRunArguments()` is new in the Module API.',
      ],
    },
  },
  {
    version: '4.10.0',
    date: '2020-07-07',
    changes: { feature: ['Specs and hooks open in the IDE.'] },
  },
  {
    version: '4.9.0',
    date: '2020-06-23',
    changes: {
      feature: [
        '`--quiet`, `experimentalFetchPolyfill`, and a bar for the time of each command are new.',
      ],
    },
  },
  {
    version: '4.8.0',
    date: '2020-06-08',
    changes: {
      feature: [
        'Suites and tests take a configuration. [`Cypress.isBrowser()`](/api/cypress-api/isbrowser) takes lists and objects.',
        'Shadow DOM is supported, as an experiment: [`.shadow()`](/api/commands/shadow).',
      ],
    },
  },
  {
    version: '4.7.0',
    date: '2020-05-26',
    changes: {
      feature: ['[`cy.request()`](/api/commands/request) takes `encoding`.'],
    },
  },
  {
    version: '4.6.0',
    date: '2020-05-20',
    changes: {
      feature: [
        'Errors show a code frame, from source maps.',
        '`experimentalSourceRewriting` is new.',
      ],
    },
  },
  {
    version: '4.5.0',
    date: '2020-04-28',
    changes: { feature: ['Component testing is new, as an experiment.'] },
  },
  {
    version: '4.4.1',
    date: '2020-04-20',
    changes: { fix: ['Chromium from Snapcraft starts.'] },
  },
  {
    version: '4.4.0',
    date: '2020-04-13',
    changes: {
      feature: [
        '[TypeScript](/api/plugins/preprocessors-api) works without a plugin.',
      ],
    },
  },
  {
    version: '4.3.0',
    date: '2020-03-30',
    changes: {
      feature: [
        '`sameSite` of cookies can be set.',
        'Errors and experiments are shown in the app.',
      ],
    },
  },
  {
    version: '4.2.0',
    date: '2020-03-16',
    changes: {
      feature: ['Electron records videos also with a window.'],
      dependency: ['Electron 8, with Chromium 80.'],
    },
  },
  {
    version: '4.1.0',
    date: '2020-02-28',
    changes: { feature: ['`cypress info` is new.'] },
  },
  {
    version: '4.0.2',
    date: '2020-02-14',
    changes: { fix: ['Firefox opens beside another Firefox on macOS.'] },
  },
  {
    version: '4.0.1',
    date: '2020-02-07',
    changes: {
      fix: ['More editions of Chromium, Edge, and Firefox are detected.'],
    },
  },
  {
    version: '4.0.0',
    date: '2020-02-06',
    changes: {
      breaking: [
        'The second argument of [`before:browser:launch`](/api/plugins/browser-launch-api) is an object.',
        '[`cy.contains()`](/api/commands/contains) ignores white space around and between words, and [`cy.writeFile()`](/api/commands/writefile) yields `null`.',
        'Mocha 7, Chai 4, and Sinon 8. Node.js 8 is needed.',
      ],
      feature: [
        'Firefox, in beta, and Edge are supported. [`Cypress.isBrowser()`](/api/cypress-api/isbrowser) is new.',
        '[`cy.contains()`](/api/commands/contains) takes `matchCase`.',
      ],
    },
  },
  {
    version: '3.8.3',
    date: '2020-01-24',
    changes: { fix: ['Sites with old versions of TLS can be reached.'] },
  },
  {
    version: '3.8.2',
    date: '2020-01-10',
    changes: { fix: ['Visibility counts transforms and overflow correctly.'] },
  },
  {
    version: '3.8.1',
    date: '2019-12-26',
    changes: { fix: ['`--headless` works for Chrome.'] },
  },
  {
    version: '3.8.0',
    date: '2019-12-12',
    changes: {
      feature: [
        'Chrome runs without a window. `--tag` is new. [`.its()`](/api/commands/its) and [`.invoke()`](/api/commands/invoke) take options.',
      ],
      dependency: ['Electron 7, with Node.js 12.8 and Chromium 78.'],
    },
  },
  {
    version: '3.7.0',
    date: '2019-11-27',
    changes: {
      feature: [
        '`config.browsers` can be edited by plugins. [`.its()`](/api/commands/its) and [`.invoke()`](/api/commands/invoke) take numbers.',
      ],
    },
  },
  {
    version: '3.6.1',
    date: '2019-11-08',
    changes: {
      fix: [
        'Cookies survive redirects, and `beforeunload` no longer hangs Electron.',
      ],
    },
  },
  {
    version: '3.6.0',
    date: '2019-10-31',
    changes: { feature: ['`testFiles` takes a list.'] },
  },
  {
    version: '3.5.0',
    date: '2019-10-23',
    changes: {
      feature: [
        '[`.rightclick()`](/api/commands/rightclick) is new, and `--config-file` and `nodeVersion`. Chrome records videos.',
        '[`.dblclick()`](/api/commands/dblclick) takes positions, [`cy.visit()`](/api/commands/visit) `qs`, and [`cy.screenshot()`](/api/commands/screenshot) `padding`.',
      ],
      fix: [
        '[`.click()`](/api/commands/click) sends the events of pointers and movement.',
      ],
      dependency: ['Electron 5, with Node.js 12 and Chromium 73. jQuery 3.1.'],
    },
  },
  {
    version: '3.4.1',
    date: '2019-07-29',
    changes: {
      feature: [
        '[`.type()`](/api/commands/type) takes `parseSpecialCharSequences`.',
      ],
    },
  },
  {
    version: '3.4.0',
    date: '2019-07-09',
    changes: {
      feature: [
        'The app logs in through the browser, also by Google and single sign-on.',
      ],
    },
  },
  {
    version: '3.3.2',
    date: '2019-06-27',
    changes: {
      feature: ['`CYPRESS_CRASH_REPORTS=0` turns off reports of crashes.'],
      performance: ['The Command Log is drawn only where it changes.'],
    },
  },
  {
    version: '3.3.1',
    date: '2019-05-23',
    changes: {
      fix: ['Large requests, and requests through a proxy, no longer hang.'],
    },
  },
  {
    version: '3.3.0',
    date: '2019-05-17',
    changes: {
      feature: [
        '[Proxies](/guides/references/proxy-configuration) of the system are used. [`Cypress.isCy()`](/api/cypress-api/iscy) is new.',
        '[`cy.visit()`](/api/commands/visit) and [`cy.request()`](/api/commands/request) retry, and [`.type()`](/api/commands/type) knows `{insert}` and `{pageUp}`.',
      ],
      dependency: ['Electron 2, with Node.js 8.9 and Chromium 61.'],
    },
  },
  {
    version: '3.2.0',
    date: '2019-03-15',
    changes: {
      feature: [
        '[`cy.visit()`](/api/commands/visit) takes `method`, `body`, and `headers`. [`cy.request()`](/api/commands/request) sends every method. [`.type()`](/api/commands/type) knows `{home}` and `{end}`.',
        '`--browser` takes a path.',
      ],
    },
  },
  {
    version: '3.1.5',
    date: '2019-01-30',
    changes: {
      fix: [
        '`localhost` works in Chrome 72, and [`.clear()`](/api/commands/clear) empties dates.',
      ],
    },
  },
  {
    version: '3.1.4',
    date: '2018-12-25',
    changes: { fix: ['`.click()` hits the center of inline elements.'] },
  },
  {
    version: '3.1.3',
    date: '2018-12-03',
    changes: {
      feature: [
        '[`cy.wait()`](/api/commands/wait) takes `requestTimeout` and `responseTimeout`.',
      ],
    },
  },
  {
    version: '3.1.2',
    date: '2018-11-18',
    changes: {
      fix: ['Cross-origin frames no longer fail assertions at random.'],
    },
  },
  {
    version: '3.1.1',
    date: '2018-11-02',
    changes: {
      feature: [
        '[`cy.writeFile()`](/api/commands/writefile) takes `flag`, [`cy.task()`](/api/commands/task) registrations are merged, and `CYPRESS_DOWNLOAD_MIRROR` is new.',
      ],
    },
  },
  {
    version: '3.1.0',
    date: '2018-08-13',
    changes: {
      feature: [
        'Runs can be [parallel](/guides/guides/parallelization): `--parallel`, `--group`, and `--ci-build-id` are new.',
      ],
    },
  },
  {
    version: '3.0.3',
    date: '2018-07-30',
    changes: {
      fix: [
        '`.type()` and the focus behave as in a browser, also in editors of rich text.',
      ],
    },
  },
  {
    version: '3.0.2',
    date: '2018-06-28',
    changes: {
      feature: [
        '[`Cypress.browser`](/api/cypress-api/browser), [`Cypress.spec`](/api/cypress-api/spec), [`after:screenshot`](/api/plugins/after-screenshot-api), `cypress cache`, and `--no-exit` are new.',
      ],
    },
  },
  {
    version: '3.0.1',
    date: '2018-05-30',
    changes: { fix: ['The cache of programs works.'] },
  },
  {
    version: '3.0.0',
    date: '2018-05-29',
    changes: {
      breaking: [
        'Each spec file runs by itself, and [`cy.screenshot()`](/api/commands/screenshot) captures the page without the Command Log.',
        '`video` and `trashAssetsBeforeRuns` are new names, and `CYPRESS_INSTALL_BINARY` replaces two variables.',
      ],
      feature: [
        '[`cy.task()`](/api/commands/task) and [`Cypress.Screenshot`](/api/cypress-api/screenshot-api) are new. The program is kept in a cache.',
      ],
    },
  },
  {
    version: '2.1.0',
    date: '2018-03-01',
    changes: {
      feature: [
        'Selectors prefer `data-cy`, `data-test`, and `data-testid`, which [`Cypress.SelectorPlayground`](/api/cypress-api/element-selector-api) can change.',
      ],
    },
  },
  {
    version: '2.0.4',
    date: '2018-02-25',
    changes: { fix: ['The package names the right versions of Node.js.'] },
  },
  {
    version: '2.0.3',
    date: '2018-02-21',
    changes: {
      fix: ['A failed `before` hook no longer looks like a hanging test.'],
    },
  },
  {
    version: '2.0.2',
    date: '2018-02-17',
    changes: {
      fix: ['`modifyObstructiveCode` leaves common libraries alone.'],
    },
  },
  {
    version: '2.0.1',
    date: '2018-02-16',
    changes: {
      fix: [
        '`cy.contains()` takes regular expressions again, and large scripts load quickly.',
      ],
    },
  },
  {
    version: '2.0.0',
    date: '2018-02-15',
    changes: {
      breaking: [
        '`modifyObstructiveCode` is new, and on. The cache of the browser is emptied at its start.',
        '`--spec` is relative to the current folder.',
      ],
      feature: ['`cy.visit()` takes `auth`.'],
      dependency: ['Electron with Chromium 59.'],
    },
  },
  {
    version: '1.4.2',
    date: '2018-02-04',
    changes: {
      fix: ['Subdomains and addresses such as `app.localhost` can be visited.'],
    },
  },
  {
    version: '1.4.1',
    date: '2017-12-26',
    changes: { fix: ['Colors and debug messages show on all systems.'] },
  },
  {
    version: '1.4.0',
    date: '2017-12-19',
    changes: { feature: ['The list of specs can be searched.'] },
  },
  {
    version: '1.3.0',
    date: '2017-12-17',
    changes: {
      feature: ['`before:browser:launch` and the selector playground are new.'],
    },
  },
  {
    version: '1.2.0',
    date: '2017-12-14',
    changes: {
      feature: [
        'Plugins change the configuration. `userAgent` and `blacklistHosts` are new.',
      ],
    },
  },
  {
    version: '1.1.4',
    date: '2017-12-06',
    changes: { feature: ['`CYPRESS_SKIP_BINARY_INSTALL` is new.'] },
  },
  {
    version: '1.1.3',
    date: '2017-12-03',
    changes: {
      feature: [
        'Types come with the package. [`Cypress.platform`](/api/cypress-api/platform) and [`Cypress.arch`](/api/cypress-api/arch) are new. [`cy.visit()`](/api/commands/visit) takes `failOnStatusCode`.',
      ],
    },
  },
  {
    version: '1.1.2',
    date: '2017-11-26',
    changes: { fix: ['`.type()` handles `maxlength` with special keys.'] },
  },
  {
    version: '1.1.1',
    date: '2017-11-20',
    changes: { fix: ['`.type()` respects `maxlength`.'] },
  },
  {
    version: '1.1.0',
    date: '2017-11-19',
    changes: {
      feature: [
        'Plugins are new, with `file:preprocessor` as their first event.',
      ],
    },
  },
  {
    version: '1.0.3',
    date: '2017-10-29',
    changes: { feature: ['Folders of specs can be collapsed.'] },
  },
  {
    version: '1.0.2',
    date: '2017-10-13',
    changes: { feature: ['`videoUploadOnPasses` is new.'] },
  },
  {
    version: '1.0.1',
    date: '2017-10-10',
    changes: { fix: ['The check of the program works on Linux and macOS.'] },
  },
  {
    version: '1.0.0',
    date: '2017-10-09',
    changes: {
      feature: [
        'Public beta, open source, for everyone without a login. Windows is supported.',
      ],
    },
  },
  {
    version: '0.20.3',
    date: '2017-10-06',
    changes: { fix: ['The first check of the program is more reliable.'] },
  },
  {
    version: '0.20.2',
    date: '2017-10-06',
    changes: {
      breaking: ['`cy.exec()` trims its output.'],
      feature: ['`cypress open` takes `--project`.'],
    },
  },
  {
    version: '0.20.1',
    date: '2017-09-17',
    changes: { feature: ['`cypress run` takes `--headed`.'] },
  },
  {
    version: '0.20.0',
    date: '2017-09-10',
    changes: {
      breaking: [
        'The npm package `cypress` replaces `cypress-cli`, and brings the Module API.',
        '[`Cypress.Commands`](/api/cypress-api/custom-commands) replaces `Cypress.addParentCommand()` and its like. [`Cypress._`](/api/utilities/_) is Lodash.',
      ],
      feature: [
        '[`.trigger()`](/api/commands/trigger), [`cy.scrollTo()`](/api/commands/scrollto), [`.scrollIntoView()`](/api/commands/scrollintoview), and `--browser` are new.',
        '[`.type()`](/api/commands/type) fills in dates and times, and [`cy.stub()`](/api/commands/stub) and [`cy.spy()`](/api/commands/spy) have `log()`.',
      ],
    },
  },
  {
    version: '0.19.4',
    date: '2017-06-18',
    changes: { fix: ['`.type()` fires `input` for React 15.6.'] },
  },
  {
    version: '0.19.3',
    date: '2017-06-14',
    changes: { fix: ['Servers that compress with Brotli can be visited.'] },
  },
  {
    version: '0.19.2',
    date: '2017-04-16',
    changes: {
      feature: [
        '[`.nextAll()`](/api/commands/nextall), [`.nextUntil()`](/api/commands/nextuntil), [`.parentsUntil()`](/api/commands/parentsuntil), [`.prevAll()`](/api/commands/prevall), and [`.prevUntil()`](/api/commands/prevuntil) are new. Electron can be chosen as a browser.',
      ],
    },
  },
  {
    version: '0.19.1',
    date: '2017-03-09',
    changes: {
      feature: ['[`Cypress.version`](/api/cypress-api/version) is new.'],
    },
  },
  {
    version: '0.19.0',
    date: '2017-02-11',
    changes: {
      deprecated: ['`cypress ci`: use `cypress run --record`.'],
      feature: [
        'Runs can be recorded: Cypress Cloud opens, under another name.',
      ],
    },
  },
  {
    version: '0.18.8',
    date: '2017-02-05',
    changes: {
      feature: [
        '[`cy.stub()`](/api/commands/stub), [`cy.spy()`](/api/commands/spy), [`cy.clock()`](/api/commands/clock), and [`cy.tick()`](/api/commands/tick) are new.',
      ],
    },
  },
  {
    version: '0.18.7',
    date: '2017-01-30',
    changes: { fix: ['A change of the spec works with `baseUrl`.'] },
  },
  {
    version: '0.18.6',
    date: '2017-01-29',
    changes: { feature: ['Tests start at `baseUrl`, which is checked first.'] },
  },
  {
    version: '0.18.5',
    date: '2017-01-08',
    changes: { feature: ['`videoCompression` may be `false`.'] },
  },
  {
    version: '0.18.4',
    date: '2016-12-28',
    changes: { fix: ['Cookies of requests and browser agree.'] },
  },
  {
    version: '0.18.3',
    date: '2016-12-18',
    changes: {
      feature: ['[`cy.log()`](/api/commands/log) is new.'],
      fix: ['[`cy.title()`](/api/commands/title) reads `document.title`.'],
    },
  },
  {
    version: '0.18.2',
    date: '2016-12-15',
    changes: {
      fix: ['[`cy.visit()`](/api/commands/visit) sends the header `Accept`.'],
    },
  },
  {
    version: '0.18.1',
    date: '2016-12-11',
    changes: {
      feature: [
        '[`cy.request()`](/api/commands/request) takes `followRedirect`, `qs`, and `form`.',
      ],
    },
  },
  {
    version: '0.18.0',
    date: '2016-11-27',
    changes: {
      breaking: ['One support file replaces the folder: `supportFile`.'],
      feature: ['Specs may use ES2015, modules, and JSX.'],
    },
  },
  {
    version: '0.17.12',
    date: '2016-11-21',
    changes: { performance: ['Runs take no snapshots, and leak no memory.'] },
  },
  {
    version: '0.17.11',
    date: '2016-11-16',
    changes: { feature: ['Runs record videos.'] },
  },
  {
    version: '0.17.9',
    date: '2016-10-22',
    changes: {
      feature: ['`responseTimeout` is 30 seconds, `pageLoadTimeout` 60.'],
    },
  },
  {
    version: '0.17.7',
    date: '2016-10-12',
    changes: { feature: ['`chromeWebSecurity` is new.'] },
  },
  {
    version: '0.17.6',
    date: '2016-10-04',
    changes: { feature: ['A snapshot can be pinned.'] },
  },
  {
    version: '0.17.5',
    date: '2016-10-02',
    changes: { feature: ["Reporters of one's own, and JUnit, work."] },
  },
  {
    version: '0.17.4',
    date: '2016-09-12',
    changes: {
      breaking: [
        '`cy.visit()` with another hash no longer loads the page again.',
      ],
    },
  },
  {
    version: '0.17.3',
    date: '2016-09-11',
    changes: { feature: ['Assertions tell why an element is not visible.'] },
  },
  {
    version: '0.17.2',
    date: '2016-09-06',
    changes: {
      feature: ['[`cy.visit()`](/api/commands/visit) refuses what is no HTML.'],
    },
  },
  {
    version: '0.17.1',
    date: '2016-08-31',
    changes: {
      feature: [
        '[`cy.readFile()`](/api/commands/readfile) and `cy.writeFile()` are new. [`.type()`](/api/commands/type) knows modifier keys.',
      ],
    },
  },
  {
    version: '0.17.0',
    date: '2016-08-30',
    changes: {
      breaking: ['A test stays on one superdomain.'],
      feature: [
        'The app and the proxy are rewritten. `cy.request()` shares cookies with the browser.',
      ],
    },
  },
  {
    version: '0.16.5',
    date: '2016-07-31',
    changes: { fix: ['Exit codes are right.'] },
  },
  {
    version: '0.16.3',
    date: '2016-06-17',
    changes: {
      feature: [
        '[`Cypress.minimatch`](/api/utilities/minimatch) and `ignoreTestFiles` are new. [`.type()`](/api/commands/type) works on elements with `tabindex`.',
      ],
    },
  },
  {
    version: '0.16.2',
    date: '2016-06-11',
    changes: {
      feature: [
        '[`cy.screenshot()`](/api/commands/screenshot) and [`.each()`](/api/commands/each) are new, and `cy.contains()` takes regular expressions.',
        '[`.type()`](/api/commands/type) knows `{upArrow}` and `{downArrow}`.',
      ],
    },
  },
  {
    version: '0.16.1',
    date: '2016-05-22',
    changes: {
      feature: [
        '[`Cypress.Cookies.debug()`](/api/cypress-api/cookies) takes `verbose`.',
      ],
    },
  },
  {
    version: '0.16.0',
    date: '2016-05-17',
    changes: {
      breaking: [
        'Chrome, Chromium, or Canary is needed. [`Cypress.Cookies`](/api/cypress-api/cookies) lost `get()`, `set()`, and `remove()`.',
      ],
      feature: [
        '[`cy.getCookie()`](/api/commands/getcookie), [`cy.setCookie()`](/api/commands/setcookie), and [`cy.exec()`](/api/commands/exec) are new.',
      ],
    },
  },
  {
    version: '0.15.4',
    date: '2016-04-22',
    changes: {
      breaking: [
        '[`.invoke()`](/api/commands/invoke) calls functions only, and [`.its()`](/api/commands/its) no longer calls them. Both take paths with dots.',
      ],
    },
  },
  {
    version: '0.15.3',
    date: '2016-04-10',
    changes: {
      feature: ['Variables such as `CYPRESS_BASE_URL` set the configuration.'],
    },
  },
  {
    version: '0.15.2',
    date: '2016-04-03',
    changes: { feature: ['`watchForFileChanges` and `reporter` are new.'] },
  },
  {
    version: '0.15.1',
    date: '2016-04-01',
    changes: {
      feature: ['`pageLoadTimeout` is the new name of `visitTimeout`.'],
    },
  },
  {
    version: '0.15.0',
    date: '2016-03-28',
    changes: { breaking: ['Tests live in `cypress/integration`.'] },
  },
  {
    version: '0.14.3',
    date: '2016-03-20',
    changes: {
      feature: ['[`cy.getCookies()`](/api/commands/getcookies) is new.'],
    },
  },
  {
    version: '0.14.1',
    date: '2016-03-13',
    changes: { feature: ['Cypress works without a network.'] },
  },
  {
    version: '0.14.0',
    date: '2016-03-08',
    changes: {
      feature: [
        '[`.then()`](/api/commands/then) takes `timeout`, and [`cy.reload()`](/api/commands/reload) yields the window.',
      ],
    },
  },
  {
    version: '0.13.9',
    date: '2016-01-28',
    changes: { deprecated: ['Libraries on `cy`: they are on `Cypress`.'] },
  },
  {
    version: '0.13.8',
    date: '2016-01-24',
    changes: { feature: ['[`cy.reload()`](/api/commands/reload) is new.'] },
  },
  {
    version: '0.13.6',
    date: '2016-01-09',
    changes: {
      feature: ['Actions wait until an element is no longer disabled.'],
    },
  },
  {
    version: '0.13.5',
    date: '2016-01-03',
    changes: { feature: ['[`cy.go()`](/api/commands/go) is new.'] },
  },
  {
    version: '0.13.4',
    date: '2015-12-31',
    changes: {
      feature: [
        '`waitForAnimations` is new: actions wait for elements that move.',
      ],
    },
  },
  {
    version: '0.13.3',
    date: '2015-12-25',
    changes: {
      feature: [
        'Visibility follows rules of its own, and errors tell the reason.',
      ],
    },
  },
  {
    version: '0.13.2',
    date: '2015-12-20',
    changes: {
      feature: [
        '`cy.wait()` has two timeouts: `requestTimeout` and `responseTimeout`.',
      ],
    },
  },
  {
    version: '0.13.0',
    date: '2015-12-09',
    changes: {
      feature: ['Runs without a window use a Chromium of their own.'],
    },
  },
  {
    version: '0.12.8',
    date: '2015-12-02',
    changes: { feature: ['Errors link to pages that explain them.'] },
  },
  {
    version: '0.12.6',
    date: '2015-11-29',
    changes: {
      feature: ['[`Cypress.config()`](/api/cypress-api/config) is new.'],
    },
  },
  {
    version: '0.12.4',
    date: '2015-11-19',
    changes: {
      feature: ['[`Cypress.Cookies`](/api/cypress-api/cookies) is new.'],
    },
  },
  {
    version: '0.12.2',
    date: '2015-11-01',
    changes: { feature: ['[`Cypress.env()`](/api/cypress-api/env) is new.'] },
  },
  {
    version: '0.12.0',
    date: '2015-10-23',
    changes: {
      breaking: ["`cy.wait('@alias')` yields an object of Cypress."],
      feature: [
        'All requests by XMLHttpRequest are logged, and go to the network.',
      ],
    },
  },
  {
    version: '0.11.12',
    date: '2015-10-07',
    changes: { feature: ['A command can have several snapshots.'] },
  },
  {
    version: '0.11.10',
    date: '2015-10-04',
    changes: {
      feature: ['[`.blur()`](/api/commands/blur) takes `force`.'],
      fix: ['[`cy.pause()`](/api/commands/pause) does nothing in runs.'],
    },
  },
  {
    version: '0.11.9',
    date: '2015-10-03',
    changes: {
      feature: [
        '[`cy.pause()`](/api/commands/pause) and [`Cypress.Blob`](/api/utilities/blob) are new.',
      ],
    },
  },
  {
    version: '0.11.8',
    date: '2015-09-25',
    changes: { feature: ['[`cy.request()`](/api/commands/request) is new.'] },
  },
  {
    version: '0.11.6',
    date: '2015-09-25',
    changes: {
      feature: [
        '[`cy.window()`](/api/commands/window) and [`cy.document()`](/api/commands/document) are logged, and wait for assertions.',
      ],
    },
  },
  {
    version: '0.11.5',
    date: '2015-09-20',
    changes: { feature: ['The app works on Linux.'] },
  },
  {
    version: '0.11.4',
    date: '2015-09-17',
    changes: {
      feature: ['[`.should()`](/api/commands/should) takes a callback.'],
    },
  },
  {
    version: '0.11.2',
    date: '2015-09-14',
    changes: {
      feature: ['[`cy.root()`](/api/commands/root) prints its element.'],
    },
  },
  {
    version: '0.11.0',
    date: '2015-09-13',
    changes: {
      feature: ['Commands retry until the assertions chained to them pass.'],
    },
  },
  {
    version: '0.10.0',
    date: '2015-08-06',
    changes: { feature: ['Cypress runs in a terminal, on Linux, and in CI.'] },
  },
  {
    version: '0.9.5',
    date: '2015-07-14',
    changes: { feature: ['Actions wait until an element is visible.'] },
  },
  {
    version: '0.9.3',
    date: '2015-07-06',
    changes: {
      feature: ['[`.click()`](/api/commands/click) takes positions.'],
    },
  },
  {
    version: '0.9.0',
    date: '2015-07-02',
    changes: { feature: ['[`cy.viewport()`](/api/commands/viewport) is new.'] },
  },
  {
    version: '0.8.0',
    date: '2015-06-26',
    changes: {
      feature: [
        '[`.type()`](/api/commands/type) simulates a keyboard with all its events.',
      ],
    },
  },
  {
    version: '0.7.0',
    date: '2015-06-15',
    changes: { feature: ['[`cy.fixture()`](/api/commands/fixture) is new.'] },
  },
  {
    version: '0.6.12',
    date: '2015-06-09',
    changes: {
      feature: [
        '[`.type()`](/api/commands/type), `.clear()`, `.check()`, and [`.uncheck()`](/api/commands/uncheck) take `force`.',
      ],
    },
  },
  {
    version: '0.6.8',
    date: '2015-06-05',
    changes: {
      feature: [
        '[`cy.clearCookie()`](/api/commands/clearcookie) and [`cy.clearCookies()`](/api/commands/clearcookies) are new. Cookies are deleted before each test.',
      ],
    },
  },
  {
    version: '0.6.7',
    date: '2015-06-04',
    changes: { feature: ['Clicks follow the rules of browsers.'] },
  },
  {
    version: '0.6.0',
    date: '2015-05-14',
    changes: { feature: ['The proxy is rewritten.'] },
  },
  {
    version: '0.5.9',
    date: '2015-04-26',
    changes: { feature: ['[`.spread()`](/api/commands/spread) is new.'] },
  },
  {
    version: '0.5.4',
    date: '2015-04-20',
    changes: {
      feature: ['[`.and()`](/api/commands/and) means the same as `.should()`.'],
    },
  },
  {
    version: '0.5.0',
    date: '2015-04-15',
    changes: { feature: ['The code is shipped as a snapshot.'] },
  },
  {
    version: '0.4.5',
    date: '2015-04-10',
    changes: { feature: ['[`cy.wrap()`](/api/commands/wrap) is new.'] },
  },
  {
    version: '0.4.4',
    date: '2015-04-09',
    changes: { feature: ['[`.not()`](/api/commands/not) is new.'] },
  },
  {
    version: '0.4.3',
    date: '2015-04-09',
    changes: {
      feature: ['[`cy.visit()`](/api/commands/visit) takes `onBeforeLoad`.'],
    },
  },
  {
    version: '0.4.0',
    date: '2015-04-02',
    changes: { feature: ['Only the tests that are run again stay in view.'] },
  },
  {
    version: '0.3.9',
    date: '2015-03-24',
    changes: { feature: ['Commands appear while they wait.'] },
  },
  {
    version: '0.3.3',
    date: '2015-03-18',
    changes: {
      feature: ['The first version that has an entry in the changelog.'],
    },
  },
]
