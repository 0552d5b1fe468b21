import type { Release } from '../types'

/** Releases since 10.0.0, newest first. */
export const since10: readonly Release[] = [
  {
    version: '15.3.0',
    date: '2025-09-23',
    changes: {
      feature: [
        '[`cy.press()`](/api/commands/press) can press Escape. #32429 #32545',
      ],
      fix: [
        '[Configuration files](/guides/references/configuration#the-configuration-file) written as ES modules load correctly. #32493 #32515',
        'Fixed the line next to the commands of an expanded group in the [Command Log](/guides/core-concepts/cypress-app#read-the-command-log). #32521',
        'The Command Log shows the names of hooks in a semi-bold font. #32477 #32491',
        'The [Cypress Studio](/guides/references/cypress-studio) panel no longer has a border at the bottom. #32478',
      ],
      dependency: [
        'Electron 36.8.1, with Chromium 136.0.7103.177 and Node.js 22.18.0. #32371',
      ],
    },
  },
  {
    version: '15.2.0',
    date: '2025-09-09',
    changes: {
      feature: [
        '[Cypress Studio](/guides/references/cypress-studio) works with tests that are filtered by `@cypress/grep`. #32292',
      ],
      fix: [
        '[`cy.visit()`](/api/commands/visit) to `localhost` no longer fails if an earlier request to another port used IPv4 and the page needs IPv6, or vice versa. #25397 #32403',
      ],
      dependency: ['`better-sqlite3` 11.10.0. #32404'],
    },
  },
  {
    version: '15.1.0',
    date: '2025-09-02',
    changes: {
      feature: [
        '[`cy.press()`](/api/commands/press) can press any character and more named keys, such as Enter and the arrow keys. Before, it only supported Tab. #31051 #31488 #31496',
        'The Cypress Studio panel has a darker gray background. #32333',
      ],
      fix: [
        'On Linux, `osVersion` in [Module API](/guides/guides/module-api) results and in recorded runs includes the release again. It had been missing since 11.0.0. #30533 #32283',
        'Cypress starts on GNOME instead of failing with `GTK 2/3 symbols detected`. #32361',
        '[Cypress Studio](/guides/references/cypress-studio) only supports end-to-end tests, so its button no longer appears in component tests. #32315',
        'If you install `@cypress/webpack-batteries-included-preprocessor` as a separate package, it finds TypeScript. #32338',
        'The [configuration file](/guides/references/configuration#the-configuration-file) loads if Cypress is installed in a path with spaces, for example in your user name. #32398',
      ],
      dependency: [
        '`esbuild` 0.25.2, `image-size` 1.2.1, `tar` 6.2.1, and `axios` 1.11.0. #32231 #32232 #32229 #32347',
      ],
    },
  },
  {
    version: '15.0.0',
    date: '2025-08-20',
    changes: {
      breaking: [
        'Node.js 18 and 23 are no longer supported. #31302',
        'On Linux, Cypress needs [glibc 2.31 or later](/guides/getting-started/installing-cypress#operating-system), like Node.js 20. #31912',
        '[Firefox](/guides/guides/launching-browsers) can no longer be controlled with the Chrome DevTools Protocol, only with WebDriver BiDi. #31189',
        '[`cy.stub()`](/api/commands/stub) no longer takes a function as its third argument. Use `cy.stub(object, method).callsFake(fn)`. #31346',
        '[`cy.exec()`](/api/commands/exec) yields an object with `exitCode` instead of `code`. #32238',
        '`Cypress.SelectorPlayground` is now [`Cypress.ElementSelector`](/api/cypress-api/element-selector-api). The `getSelector` method and the `onElement` option were removed. #31801 #31889 #32098',
        '[`window:unload`](/api/events/catalog-of-events) no longer fires on the `pagehide` event in Chromium-based browsers, so it fires less often. #31853',
        '[`@cypress/webpack-preprocessor`](/api/plugins/preprocessors-api) no longer supports webpack 4. #31344',
        'Specs no longer get browser versions of Node.js modules such as `crypto`, `http`, and `util`. `buffer`, `os`, `path`, `process`, and `stream` still work. #31039',
        'You can no longer install Cypress by downloading it directly. Use a package manager. #32249',
        'If you upgrade from a version before 10.0.0, Cypress no longer helps you migrate. Upgrade one major version at a time. #31345 #31629',
        '[Angular component tests](/guides/component-testing/angular/overview) need Angular 18 or later. #31303',
        '`@cypress/angular` needs `zone.js` 0.14.0 or later. #31582',
        'When you set up component testing in a TypeScript project, Cypress requires TypeScript 5.0 or later. #31187',
        '`@cypress/vite-dev-server` is only available as an ES module, so you can no longer load it from CommonJS. #28373 #29557 #31882',
        'Component tests with Vite need Vite 5 or later. #32038',
        'Component tests with webpack no longer support `webpack-dev-server` 4. #31605',
      ],
      feature: [
        '[Cypress Studio](/guides/references/cypress-studio) has a new panel where you can edit the code of a test without leaving Cypress.',
        '[`cy.url()`](/api/commands/url), [`cy.hash()`](/api/commands/hash), [`cy.location()`](/api/commands/location), and [`cy.title()`](/api/commands/title) work on pages of any origin, except in WebKit. #31196',
        '[`cy.go()`](/api/commands/go) and [`cy.reload()`](/api/commands/reload) work on pages of any origin, except in WebKit. #31196',
        '[`cy.window()`](/api/commands/window) also yields the window of a page on another origin, where you can only access some of its properties. #31196',
        '[`selectorPriority`](/api/cypress-api/element-selector-api) accepts `name` and single attributes, such as `attribute:role`. The default order now includes `name`. #30309 #6876 #31889',
        'Cypress runs every [configuration file](/guides/references/configuration#the-configuration-file) with `tsx` instead of `ts-node` or Node.js, which avoids most errors with ES modules. #8090 #15724 #21805 #22273 #22747 #23141 #25958 #25959 #26606 #27359 #27450 #28442 #28696 #29186 #30318 #30718 #30907 #30915 #30925 #30954 #31185',
        'Component tests support Vite 7. #31882',
        'Component tests support [Angular 20](/guides/component-testing/angular/overview). You still need `zone.js` and `@angular-devkit/build-angular`. #31304',
        'The list of tests in the [Command Log](/guides/core-concepts/cypress-app#read-the-command-log) has a new design. #31677 #31914',
      ],
      fix: [
        'When you create a spec from a React component, Cypress no longer fails to parse the file. #31457',
        '`isSecureContext` is now `true` for apps on localhost, as it is outside of Cypress. #18217',
        "Angular's `@Output()` decorator works again in mounted components. It was broken since 14.5.3. #32137",
        '[`cy.fixture()`](/api/commands/fixture) reads a file again after [`cy.writeFile()`](/api/commands/writefile) changes it, instead of yielding the old content. #4716',
        '[`cy.fixture()`](/api/commands/fixture) no longer parses a file if you pass an encoding, even if it ends in `.json`. #32139',
        'If you load a fixture with different encodings, the result no longer depends on the order of the calls. #32138',
        '[`cy.fixture()`](/api/commands/fixture) with the encoding `null` no longer shares its cached content with calls that have no encoding. #32274',
        'Harmless errors and warnings from Electron no longer fill the terminal. Set `DEBUG=cypress:internal-stderr` to see them. #32070',
        'Angular component tests only print errors to the console by default, not warnings. Set `verbose` in `angular.json` to see more. #26456',
        '`@cypress/webpack-preprocessor` no longer mistakes `exports-loader` for `ts-loader`, which made it fail with an unknown `compilerOptions` property. #32265',
      ],
      dependency: [
        'Electron 36.4.0, with Chromium 136.0.7103.149 and Node.js 22.15.1. #31257 #31912',
        '`body-parser` 1.20.3 and `tmp` 0.2.4, because of vulnerabilities in older versions. #32225 #32176',
        '`systeminformation` 5.27.7. #32234',
      ],
    },
  },
  {
    version: '14.5.4',
    date: '2025-08-07',
    changes: {
      dependency: [
        '`tar-fs` 2.1.3 and 3.1.0, because of the vulnerability CVE-2024-12905. #32160',
      ],
    },
  },
  {
    version: '14.5.3',
    date: '2025-07-25',
    changes: {
      fix: [
        'With webpack, [`indexHtmlFile`](/partials/component-testing-config#indexHtmlFile) can be an absolute path. #31819',
        'In TypeScript projects that use ES modules, imports in specs can end in `.js` or `.mjs`, even if the file is written in TypeScript. #26827 #28805 #31994',
        "Angular's [`cy.mount()`](/api/commands/mount) no longer replaces fields of the component, which broke signal inputs, for example with the error `NG0950`. #31238 #31983 #31993",
      ],
      dependency: [
        '`@cypress/request` 3.0.9, because of the vulnerability CVE-2025-7783 in `form-data`. #32091',
      ],
    },
  },
  {
    version: '14.5.2',
    date: '2025-07-15',
    changes: {
      fix: [
        "The Stop button stops the spec's timer immediately again. Since 14.5.0, the timer kept running. #31920",
        'HTTPS requests to Cypress Cloud no longer use the wrong port. #31992',
      ],
    },
  },
  {
    version: '14.5.1',
    date: '2025-07-01',
    changes: {
      fix: [
        'In Firefox, Cypress no longer loses track of requests or matches them incorrectly. #31482',
      ],
      dependency: [
        '`pbkdf2` 3.1.3, because of a vulnerability in 3.1.2. #31941',
      ],
    },
  },
  {
    version: '14.5.0',
    date: '2025-06-17',
    changes: {
      feature: [
        'You can install Cypress on [Windows on Arm](/guides/getting-started/installing-cypress#operating-system). It runs the x64 version in emulation. #30252',
      ],
      fix: [
        'Runs that [`Cypress.stop()`](/api/cypress-api/stop) ends early no longer lose their Test Replay. #31781',
      ],
    },
  },
  {
    version: '14.4.1',
    date: '2025-06-03',
    changes: {
      feature: [
        'In the [Command Log](/guides/core-concepts/cypress-app#read-the-command-log), groups of commands such as those of `cy.within()` and `cy.session()` are clearer when collapsed. #31739',
      ],
      fix: [
        '[`cy.session()`](/api/commands/session) no longer fails if clearing the page takes longer than [`defaultCommandTimeout`](/guides/references/configuration#defaultCommandTimeout). #29496',
      ],
      dependency: ['`@sinonjs/fake-timers` 11.3.1. #31746'],
    },
  },
  {
    version: '14.4.0',
    date: '2025-05-20',
    changes: {
      feature: [
        'To see what a webpack bundle contains, turn on [`webpack-bundle-analyzer`](/guides/component-testing/component-framework-configuration#chunk) with the `DEBUG` environment variable. #30461',
        "Cypress warns that Chrome 137 and later can't load [extensions](/api/plugins/browser-launch-api), which breaks `@cypress/puppeteer`. Use Electron, Chrome for Testing, or Chromium. #31702 #31703",
        'You can [open files](/guides/tooling/IDE-integration#open-files-from-cypress) from Cypress in Cursor, if it is installed. #31691',
        'The error message about a missing `--record` flag is shorter. #31676',
      ],
      fix: [
        'Pages that set `top.window.location` no longer break out of the frame, even without [`experimentalModifyObstructiveThirdPartyCode`](/guides/references/configuration#experimentalModifyObstructiveThirdPartyCode). #31687',
        'The return type of [`cy.press()`](/api/commands/press) is `Chainable<null>` instead of `void`, so you can chain commands in TypeScript. #31698',
        'Cypress shows the version of WebKit instead of `0`. #31684',
      ],
      dependency: [
        '`@sinonjs/fake-timers` 10.3.0, `trash` 7.2.0, and `webdriver` 9.14.0. #31725 #31737 #31667 #31689',
      ],
    },
  },
  {
    version: '14.3.3',
    date: '2025-05-06',
    changes: {
      fix: [
        'With [`trashAssetsBeforeRuns: false`](/guides/references/configuration#trashAssetsBeforeRuns), `cypress run` no longer deletes the videos of earlier runs. #8280',
        'Cypress no longer hangs if `@cypress/grep` matches many files and you redirect the output to a file. #31625 #31631',
        'Cypress no longer hangs when it navigates to `about:blank`. #31634',
        'The menu for adding assertions in [Cypress Studio](/guides/references/cypress-studio) supports dark mode. #31598',
        'The address bar of the Cypress App no longer turns white while a page loads. #31556',
      ],
      performance: [
        'Rerunning a spec many times in `cypress open` no longer piles up event listeners, which caused a `MaxListenersExceededWarning`. #31596',
      ],
      dependency: [
        '`cli-table3` is back at 0.6.1, because 0.6.5 could make Cypress hang. #31631',
      ],
    },
  },
  {
    version: '14.3.2',
    date: '2025-04-22',
    changes: {
      fix: [
        "Fixed auto-scrolling in the [Command Log](/guides/core-concepts/cypress-app#read-the-command-log), which didn't follow the running test. #31530",
        'When a run fails in CI, the terminal shows the hint about Cypress Cloud, which was missing. #31550',
      ],
    },
  },
  {
    version: '14.3.1',
    date: '2025-04-17',
    changes: {
      feature: [
        'The Command Log and the address bar have a darker gray background for better contrast. #31475',
      ],
      fix: [
        'With `cypress run`, [`cy.press()`](/api/commands/press) no longer fails in every spec after the first. #31466',
        'Cypress can record runs again behind certain [proxies](/guides/references/proxy-configuration). #31485',
        'The harmless warning `Failed to adjust OOM score of renderer` no longer appears in the terminal. #29563 #31521',
        'The error message about an unsupported CPU architecture links to the current system requirements. #31512',
      ],
      performance: [
        'The first request to Cypress Cloud, which detects a proxy, times out after 5 seconds instead of 60. `CYPRESS_INITIAL_PREFLIGHT_TIMEOUT` changes that. #28423 #31283',
      ],
    },
  },
  {
    version: '14.3.0',
    date: '2025-04-08',
    changes: {
      feature: [
        'The new command [`cy.press()`](/api/commands/press) sends a real Tab key press to the browser, for example to test the focus order. #31050 #299 #31398 #31366',
      ],
      fix: [
        '`@cypress/webpack-preprocessor` accepts `babel-loader` 10 as a peer dependency. #31218',
        'In Firefox, Cypress no longer loses track of requests that are still pending. #31376',
        'Fixed slow animations in Electron, which also made tests take longer. #30980',
        'The error message about the removal of `injectDocumentDomain` no longer says that it happens in Cypress 15. #31373 #31375',
      ],
      dependency: [
        '`mocha` 7.2.0, `webdriver` 9.11.0, and `win-version-info` 6.0.1. #31423 #31432 #31315 #31358',
      ],
    },
  },
  {
    version: '14.2.1',
    date: '2025-03-26',
    changes: {
      feature: [
        'The bar above the app under test supports dark mode. #31106 #31360',
      ],
      fix: [
        'Configuration files load again with Node.js 20.19.0, which turned on new ES module features by default. #30730 #30099 #31308',
        'In Firefox, Cypress no longer waits for failed requests until they time out. #31325',
        'With TypeScript 5, code frames in error messages show the right lines, because source maps work again. #29614',
      ],
      dependency: [
        '`@cypress/request` 3.0.8, `cross-fetch` 4.1.0, and `micromatch` 4.0.8. #31311 #31327 #31330',
        '`resolve` 1.22.10, `semver` 7.7.1, and `systeminformation` 5.22.8. #31333 #31341 #31281',
      ],
    },
  },
  {
    version: '14.2.0',
    date: '2025-03-12',
    changes: {
      feature: [
        '[`Cypress.stop()`](/api/cypress-api/stop) ends the run from your test code, for example after a failure. #518 #31225',
        'The browser menu is smaller, lists the current browser first, and aligns long names correctly. #21755 #30998 #31216',
        'Some error messages from Cypress Cloud list more command-line options. #31211',
        'If you reload the page, [Cypress Studio](/guides/references/cypress-studio) keeps its state. #31000 #30996',
      ],
      dependency: ['`cli-table3` 0.6.5 and `simple-git` 3.27.0. #31166 #31198'],
    },
  },
  {
    version: '14.1.0',
    date: '2025-02-25',
    changes: {
      feature: [
        '[Firefox](/guides/guides/launching-browsers) 135 and later is controlled with WebDriver BiDi instead of the Chrome DevTools Protocol. #30220',
        'A badge above your app shows the size and scale of the viewport. It replaces the dropdown with tips for setting the size. #30999 #31119',
        "In component tests, a notice now tells you that you can't navigate to a URL. #30999 #31119",
      ],
      fix: [
        'Stalled Test Replay uploads now report the right upload speed in the `stream stalled` error. #31075 #31160',
        'The types of [`cy.readFile()`](/api/commands/readfile), [`.scrollTo()`](/api/commands/scrollto), and [`Cypress.dom`](/api/cypress-api/dom) now match what these functions accept. #31055',
        'The types of [`.shadow()`](/api/commands/shadow) and [`.root()`](/api/commands/root) now include the options that were missing. #31154',
      ],
      dependency: [
        '`chrome-remote-interface` 0.33.3, `ci-info` 4.1.0, and `compression` 1.8.0. #31128 #31132 #31151',
      ],
    },
  },
  {
    version: '14.0.3',
    date: '2025-02-11',
    changes: {
      fix: [
        '[`cy.task()`](/api/commands/task), [`cy.readFile()`](/api/commands/readfile), and similar commands also work in spec and support files with characters such as `&` in their names. #31034 #31060',
      ],
      dependency: [
        '`@cypress/request` 3.0.7 and `compression` 1.7.5. #31063 #31004',
      ],
    },
  },
  {
    version: '14.0.2',
    date: '2025-02-05',
    changes: {
      fix: [
        'In `after` and `afterEach` hooks, commands are retried and actions such as [`.click()`](/api/commands/click) take effect even if the test failed. #2831',
        'Code frames of failed attempts show the right code again if the test is [retried](/guides/guides/test-retries). They were wrong since 14.0.0. #30927',
        'Spaces and special characters in file names no longer make [`cy.task()`](/api/commands/task) and others fail with `must only be invoked from the spec file or support file`. #30933',
        'Recorded and parallel runs try again, as they used to, if Cypress Cloud fails to create the instance for a spec. #31002',
        'The warning about mismatched dependencies asks for supported versions instead of telling you to downgrade. #30990',
      ],
      dependency: ['`mime` 3.0.0. #30966'],
    },
  },
  {
    version: '14.0.1',
    date: '2025-01-28',
    changes: {
      fix: [
        'Without [test isolation](/guides/core-concepts/test-isolation), Cypress no longer goes to `about:blank` if the last test fails and is retried. #28527',
        "An element that's clipped by an ancestor counts as hidden again if its offset parent is inside that ancestor. This broke in 14.0.0. #30922",
        'Visibility is right again if an ancestor clips in only one direction, with `overflow-x` or `overflow-y`. This broke in 14.0.0. #30934',
        '`option` elements get the right visibility inside a parent that clips its content. #30934',
        "Assertions no longer throw an error for elements that aren't an `HTMLElement`. #30944",
        'Documentation links in Cypress lead to the right pages again. They were broken in 14.0.0. #30951 #30953',
        'On Linux and in containers, harmless warnings about Mesa and GLX no longer show up in the terminal. #29521 #29554',
      ],
    },
  },
  {
    version: '14.0.0',
    date: '2025-01-16',
    changes: {
      breaking: [
        'Node.js 16 and 21 are no longer supported. #29930',
        'The bundled Node.js is 20.18.1 instead of 18.17.0. #29547',
        'Linux needs glibc 2.28 or later. That rules out Ubuntu 14 to 18, RHEL 7, CentOS 7, and Amazon Linux 2. #29601',
        'Only the latest three major versions of [Chrome, Firefox, and Edge](/guides/guides/launching-browsers) are supported, but you can choose older ones without a warning. #30462',
        '`Cypress.browser` no longer has the undocumented property `minSupportedVersion`. #30462',
        '[`cy.origin()`](/api/commands/origin) is now required between subdomains too, unless you set [`injectDocumentDomain`](/guides/references/configuration#injectDocumentDomain). #30770',
        '[`experimentalSkipDomainInjection`](/guides/references/experiments#former-skip-domain-injection) is removed, because its behavior is now the default. #30770',
        'In Electron, `about:blank` can no longer send `fetch` and `XMLHttpRequest` requests. Visit a page first, or use `cy.request()`. #30394',
        '[`justInTimeCompile`](/guides/references/configuration#justInTimeCompile) replaces `experimentalJustInTimeCompile`. It only works with webpack, and is on by default. #30234 #30641',
        'Component testing no longer supports Create React App. #30028',
        'Component testing no longer supports Vue CLI (`@vue/cli-service`). #30481',
        'For Angular, component testing needs version 17.2.0 or later, so that it can support signals. #29582 #30539',
        'For Next.js, component testing needs version 14 or later. #29583',
        'Component testing no longer supports Nuxt 2. #30468',
        'For React, component testing needs version 18 or later. #29607',
        'For Svelte, component testing needs version 5 or later. #30492 #30692',
        'Component testing no longer supports Vue 2. #30295',
        '[`cypress/react`](/guides/component-testing/react/api) replaces `cypress/react18`, which is no longer included. #29607',
        '[`cypress/angular`](/guides/component-testing/angular/api) replaces `cypress/angular-signals`. It supports signals and needs `rxjs`. #29606',
        'The setup wizard for component testing needs TypeScript 4.0 or later. #30493',
        'Component testing includes `webpack-dev-server` 5 and no longer works with 3. For webpack 4, install `webpack-dev-server` 4 yourself. #29308 #30347 #30141',
        'For Vite, component testing needs version 4 or later. #29377 #29378',
        '[`cy.intercept()`](/api/commands/intercept) no longer has a `delayMs` option. Use `delay`, which replaced it in 6.4.0. #30463',
        '[`experimentalFetchPolyfill`](/guides/references/experiments#former-fetch-polyfill), deprecated since 6.0.0, is removed. Use [`cy.intercept()`](/api/commands/intercept) for `fetch` requests. #30466',
        "[`before:browser:launch`](/api/plugins/browser-launch-api) handlers can't use their second argument as an array anymore. Use its `args` property. #30460",
        '[`cypress open-ct` and `cypress run-ct`](/guides/guides/command-line) are removed. Use `cypress open --component` and `cypress run --component`. #30456',
        "`Cypress.backend('firefox:force:gc')` and `Cypress.backend('log:memory:pressure')`, which were never documented, are removed. #30222",
        "Component testing functions that have only thrown an error since 11.0.0, such as React's `unmount`, are removed. #30696 #30623",
      ],
      deprecated: [
        'The `resourceType` option of [`cy.intercept()`](/api/commands/intercept) is deprecated, because its values may change. #30433 #30447',
        "[`injectDocumentDomain`](/guides/references/configuration#injectDocumentDomain) is deprecated from the start and will be removed. Cypress prints a warning if it's `true`. #30770",
      ],
      feature: [
        '[`injectDocumentDomain`](/guides/references/configuration#injectDocumentDomain) makes Cypress set `document.domain` in pages, as it did before 14.0.0. #30770',
        'Component testing supports React 19. #29470',
        'Component testing supports Angular 19. #30175',
        'Component testing supports Next.js 15.0.4 and later. Earlier 15.0 releases use a release candidate of React 19, but should work. #30445',
        'Component testing supports Svelte 5. #29641',
        'Component testing supports Vite 6. #30591',
      ],
      fix: [
        "The size of an element with `display: contents` no longer affects visibility, so it's visible if its content is. #29680 #29605",
        "Elements in a `position: absolute` box are no longer reported as clipped by an ancestor that doesn't clip that box. #29689 #28638",
        'Elements that show text are no longer reported as hidden because they have no width or height. #29688 #29687',
        'Elements in a parent with `overflow: clip` and no size are now hidden. #29778 #23852',
        'The CSS pseudo-class `:dir()` works in Electron. #29766',
        'The name of the spec is updated if you switch to another spec in `cypress open`. #30852',
        '[`cy.url()`](/api/commands/url), [`cy.window()`](/api/commands/window), [`cy.reload()`](/api/commands/reload), and others now fail if the page is on another origin and you call them outside `cy.origin()`. #30848 #30858',
      ],
      dependency: [
        'Electron 33.2.1, with Chromium 130.0.6723.137 and Node.js 20.18.1. #29547 #30561',
        '[`Cypress.$`](/api/utilities/$) is now jQuery 3.7.1 instead of 3.4.1. #30345',
        '`react` and `react-dom` 18.3.1, `@vue/test-utils` 2.4.6, and `@electron/rebuild` 3.7.1. #30511 #26628 #28766 #30632',
      ],
    },
  },
  {
    version: '13.17.0',
    date: '2024-12-17',
    changes: {
      feature: [
        'Cypress finds [Chrome for Testing](/guides/guides/launching-browsers) and starts it with `--browser chrome-for-testing`, or with its path. #28123 #28554',
      ],
      fix: [
        "`audioWorklet.addModule()` no longer hangs with `'Network.enable' wasn't found` in the debug log. #29876",
        'Headless Firefox now hides its toolbox, which contains the tabs and the address bar. #30721',
        '`cypress.config.ts` loads again in Node.js 22.12.0 if the file is an ES module. #30715',
        'The support file that Cypress creates for component tests no longer has a comment about CommonJS. #23287',
      ],
      dependency: [
        "`chai` 4.5.0 in Cypress's own code. The Chai that your specs use is still 4.2.0. #30737",
      ],
    },
  },
  {
    version: '13.16.1',
    date: '2024-12-03',
    changes: {
      fix: [
        "Recorded and parallel runs now fail if Cypress Cloud doesn't confirm the instance for a spec. Before, the spec was skipped. #30628",
      ],
    },
  },
  {
    version: '13.16.0',
    date: '2024-11-19',
    changes: {
      feature: [
        '[`defaultBrowser`](/guides/references/configuration#defaultBrowser) sets the browser that Cypress starts first. Changing it while a browser is open has no effect. #6646',
      ],
      fix: [
        'Source maps from the Vite dev server are no longer missing for scripts with a cache-busting query in their URL. #30606',
      ],
    },
  },
  {
    version: '13.15.2',
    date: '2024-11-05',
    changes: {
      fix: [
        'Commands in `after` and `afterEach` hooks no longer hang after a page load times out. #30238',
        'Fixed a typo in the help text of the `--global` option. #30531',
      ],
      dependency: [
        '`mobx` 6.13.5, `mobx-react` 9.1.1, and `@cypress/request` 3.0.6. #30509 #30488',
      ],
    },
  },
  {
    version: '13.15.1',
    date: '2024-10-24',
    changes: {
      feature: [
        'Cypress controls Firefox with geckodriver and `webdriver` instead of `marionette-client`. #30217 #30300 #30301',
      ],
      fix: [
        'On Windows, cleaning up browser profiles no longer throws an error. #30378',
        'Requests to the same URL in quick succession get the right response if several [`cy.intercept()`](/api/commands/intercept) stubs match. #30375',
      ],
      dependency: ['`simple-git` 3.25.0. #30076'],
    },
  },
  {
    version: '13.15.0',
    date: '2024-09-25',
    changes: {
      feature: [
        'If a Test Replay upload takes too long, the error tells you what to do. Unknown upload errors show more details. #30235',
      ],
      fix: [
        'In Firefox 129 and later, checkboxes no longer end up in the wrong state after [`.click()`](/api/commands/click). #30245',
        '[Open in IDE](/guides/tooling/IDE-integration) works again on Windows for paths with spaces and other special characters. It was broken since 13.13.0. #29820',
      ],
      dependency: [
        '`express` 4.21.0, because of the vulnerabilities CVE-2024-43796, CVE-2024-45590, and CVE-2024-43800. #30241',
        '`send` 0.19.0, because of the vulnerability CVE-2024-43799. #30241',
        '`loader-utils` 1.4.2, because of the vulnerability CVE-2022-37601. #28208',
        '`@cypress/request` 3.0.4 and `launch-editor` 2.9.1. #30194 #30247',
      ],
    },
  },
  {
    version: '13.14.2',
    date: '2024-09-04',
    changes: {
      fix: [
        'Cypress no longer crashes with `WebSocket Connection Closed`. #30100',
        '[`cy.screenshot()`](/api/commands/screenshot) no longer times out, and Cypress no longer fails to start with `GLib-GIO-ERROR`. This reverts HiDPI support on Wayland. #30109 #30172 #30160',
      ],
    },
  },
  {
    version: '13.14.1',
    date: '2024-08-29',
    changes: {
      fix: [
        'The settings in the app now describe `experimentalJustInTimeCompile`. #30126',
      ],
    },
  },
  {
    version: '13.14.0',
    date: '2024-08-27',
    changes: {
      feature: [
        'With [`experimentalJustInTimeCompile`](/guides/references/experiments#former-just-in-time), webpack and Vite only compile what a component spec needs, which saves memory. #29244',
        '`{upArrow}` and `{downArrow}` in [`.type()`](/api/commands/type) change the value of range, date, time, week, month, and `datetime-local` inputs. #29665',
        '[`CYPRESS_SKIP_VERIFY`](/guides/references/advanced-installation#CYPRESS_SKIP_VERIFY) skips the check that the Cypress binary works. #22243',
        "[`cypress open --browser`](/guides/guides/command-line) starts the browser as soon as you've chosen the project and the testing type. #28538",
        'On Linux with Wayland, Cypress supports HiDPI screens. This was reverted in 13.14.2. #20891',
      ],
      fix: [
        'For files outside the project folder, [`file:preprocessor`](/api/plugins/preprocessors-api) gets the right output path. #8599',
        'Cypress works with Node.js 22.7.0 in projects that use TypeScript and ES modules. #30084',
        "Cypress itself no longer causes `unload is not allowed` errors in Chrome's console. #29880",
      ],
      performance: [
        'Cypress no longer leaks memory when it reconnects to a browser after losing the connection. #29744 #29988',
      ],
      dependency: ['`detect-port` 1.6.1. #30038'],
    },
  },
  {
    version: '13.13.3',
    date: '2024-08-14',
    changes: {
      fix: [
        "Chrome's console no longer shows an error about a deprecated `unload` handler in jQuery. #29944",
        'If a Test Replay upload fails, the error names the system error, or says that it stalled, instead of `The user aborted a request`. #29959',
        'After installing Cypress, the terminal shows how to open it with npm, Yarn, and pnpm. #29935',
      ],
      dependency: ['`image-size` 1.1.1. #30023'],
    },
  },
  {
    version: '13.13.2',
    date: '2024-07-31',
    changes: {
      fix: [
        "The [default preprocessor](/api/plugins/preprocessors-api), `@cypress/webpack-batteries-included-preprocessor`, works with Yarn Plug'n'Play. #27947",
      ],
      performance: [
        'The Command Log no longer leaks memory when Test Replay is on. #29939',
        'The proxy that Cypress routes requests through is slightly faster. #29887',
      ],
      dependency: [
        '`@cypress/request` 3.0.1, `chrome-remote-interface` 0.33.2, `mime` 2.6.0, and `strip-ansi` 6.0.1. #29863 #29932 #29870 #29931',
      ],
    },
  },
  {
    version: '13.13.1',
    date: '2024-07-16',
    changes: {
      fix: [
        'Runs no longer fail with `WebSocket connection closed` if the connection to the browser drops twice in quick succession. #29572',
        "If uploading Test Replay data fails, the terminal shows the server's response even if it isn't JSON. #29801",
        'Retrying a failed upload of a Test Replay recording reads the file again, so the retry can succeed. #29227',
        'Test Replay shows snapshots for the commands inside [`cy.origin()`](/api/commands/origin). #29828',
      ],
      dependency: [
        '[jQuery](/api/utilities/$) 3.4.1 (was 3.1.1) and [minimatch](/api/utilities/minimatch) 3.1.2 (was 3.0.4). #29822 #29837 #29821',
        '`json-parse-even-better-errors` replaces `json-lint`, so security scans no longer report CVE-2021-23358. #28207',
      ],
    },
  },
  {
    version: '13.13.0',
    date: '2024-07-01',
    changes: {
      feature: [
        'Component tests support Angular signals with [`cypress/angular-signals`](/guides/component-testing/angular/api), in Angular 17.2 and later. #29264',
      ],
      fix: [
        'If Chrome closes unexpectedly, Cypress can connect to it again after restarting it. #27657 #29663',
        'Cypress can start Firefox 129, which was Firefox Nightly at the time. #29713 #29720',
      ],
      performance: [
        'Rewriting scripts with [`experimentalSourceRewriting`](/guides/references/configuration#experimentalSourceRewriting) takes less time. #29540',
      ],
      dependency: [
        'launch-editor 2.8.0, memfs 3.5.3, tmp 0.2.3, and ws 5.2.4. #29770 #29746 #29693 #29698',
      ],
    },
  },
  {
    version: '13.12.0',
    date: '2024-06-18',
    changes: {
      feature: [
        'Component tests support [Angular 18](/guides/component-testing/angular/overview). #29309',
      ],
      fix: [
        'In number inputs, `{upArrow}` and `{downArrow}` in [`.type()`](/api/commands/type) now fire `input` and `change` events. #29611',
        'Auto-scrolling in the Command Log no longer turns itself off. #25084',
        'Projects with TypeScript 5 no longer fail with error TS5053 if `tsconfig.json` sets `sourceMap`. #26203',
        "If Cypress can't verify the script that records Test Replay, the error says so. Before, it blamed the location of the archive. #29603",
        'Responses with invalid headers no longer cause an error. Cypress removes these headers, and logs a warning in debug mode. #28865',
      ],
      dependency: [
        'TypeScript 5.3.3 (was 4.7.4), firefox-profile 4.6.0, and url-parse 1.5.10. #29568 #29662 #29650',
      ],
    },
  },
  {
    version: '13.11.0',
    date: '2024-06-04',
    changes: {
      feature: [
        'Component tests support [Next.js 14](/guides/component-testing/react/overview#set-up-next-js). #28185',
        "Cypress leaves Chrome's preferences alone if you set the environment variable [`IGNORE_CHROME_PREFERENCES`](/api/plugins/browser-launch-api#preferences-of-chromium). #29330",
        '[`cy.intercept()`](/api/commands/intercept) and [`cy.wait()`](/api/commands/wait) accept type parameters for the request and response bodies. #29507',
      ],
      fix: [
        "The Launchpad no longer hangs if it opens before the project's configuration has loaded. #29486",
        'Cypress uses `pagehide` if Chrome no longer fires `unload`, which it plans to remove. #29241',
      ],
      performance: [
        '[`Cypress.log()`](/api/cypress-api/cypress-log) sets `consoleProps` faster. #29501',
      ],
    },
  },
  {
    version: '13.10.0',
    date: '2024-05-21',
    changes: {
      feature: [
        'Component tests support [Vite 5](/guides/component-testing/component-framework-configuration). #28347',
      ],
      fix: [
        "If Electron is slow to connect, Cypress retries instead of failing with `Cannot read properties of null (reading 'getWebSocketDebuggerUrl')`. #28397 #29515",
        "If Cypress can't determine where to upload Test Replay data, the error says so. Before, it said `Request Entity Too Large`. #29512",
        'The search in the list of specs finds files and folders with numbers in their names. #29034',
        'Special characters in a project\'s path no longer cause `Invalid character in header content ["x-cypress-file-path"]`. #25839',
        'Fixed how the Command Log formats some assertions. #29517',
      ],
      dependency: ['js-cookie 3.0.5 and randomstring 1.3.0. #29497 #29503'],
    },
  },
  {
    version: '13.9.0',
    date: '2024-05-07',
    changes: {
      feature: [
        "If Test Replay data can't be recorded or uploaded, the error message explains why in more detail. #29022",
        'Parts of the Cypress App are more accessible. #29322',
      ],
      fix: [
        'A promise that rejects with `undefined` no longer breaks [`cy.origin()`](/api/commands/origin). #23937',
        'Electron starts with the same Chromium flags as Chrome, so `navigator.webdriver` is `true` there, too. #27939',
        '`cypress open` no longer hangs at startup behind a [proxy](/guides/references/proxy-configuration) that decrypts HTTPS, as many corporate proxies do. #29171',
        'Cypress closes extra windows in Firefox after each spec, so they no longer affect later specs. #29473',
      ],
      dependency: [
        'Electron 27.3.10, because of the vulnerability CVE-2024-3156. #29431',
      ],
    },
  },
  {
    version: '13.8.1',
    date: '2024-04-23',
    changes: {
      fix: [
        'Successful runs no longer exit with code 1 and `Error: WebSocket connection closed`, as they sometimes did since 13.6.0. #28523',
        'Commands no longer hang if you pass an invalid `timeout`. #29323',
        'The type that [`.its()`](/api/commands/its) yields no longer includes `null` and `undefined`. #28872',
      ],
      performance: [
        "Requests are no longer delayed by a service worker that's active but doesn't control the page yet. #29333 #29126",
      ],
      dependency: ['zod 3.22.5. #29367'],
    },
  },
  {
    version: '13.8.0',
    date: '2024-04-18',
    changes: {
      feature: [
        'Component tests support [webpack-dev-server 5](/guides/component-testing/component-framework-configuration). #29305',
        'For runs on Semaphore, Cypress Cloud shows the pull request, based on `SEMAPHORE_GIT_PR_NUMBER`. #29314',
      ],
      fix: [
        'Long assertion messages no longer make Cypress hang, as they could in 13.7.3. #29350',
      ],
    },
  },
  {
    version: '13.7.3',
    date: '2024-04-11',
    changes: {
      fix: [
        'The Command Log shows assertions with a custom message correctly. #29167',
        'Switches in [`ELECTRON_EXTRA_LAUNCH_ARGS`](/api/plugins/browser-launch-api#switches-of-the-electron-app) can have several values in quotes, such as `--foo="--bar=1 --baz=2"`. #27454',
        'Chrome no longer shows its "Enhanced ad privacy" dialog. #29199',
        'Harmless warnings about Vulkan no longer appear on machines without a GPU. #29085 #29278',
      ],
    },
  },
  {
    version: '13.7.2',
    date: '2024-04-02',
    changes: {
      fix: [
        'In Firefox 124 and later, `cypress run` no longer stops after the first spec if you set a custom [`userAgent`](/guides/references/configuration#userAgent). #29190',
        'If you change an array in [`setupNodeEvents`](/api/plugins/configuration-api), Cypress uses it as it is. Before, it was merged with the original. #27103 #27312',
        'Recorded runs no longer hang if the connection to the browser is lost during a test. #29209',
        '[`.select()`](/api/commands/select) finds options with quotation marks in their value. #29213',
      ],
      performance: [
        'Uploads of Test Replay data fail less often. #28890 #29174',
      ],
      dependency: ['express 4.19.2. #29211'],
    },
  },
  {
    version: '13.7.1',
    date: '2024-03-21',
    changes: {
      fix: [
        'In Firefox 124 and later, `cypress run` no longer stops after the first spec. #29172',
        '[`.blur()`](/api/commands/blur) works with elements in a shadow DOM. Before, Cypress thought they had no focus. #29125',
      ],
      dependency: ['jose 4.15.5. #29086'],
    },
  },
  {
    version: '13.7.0',
    date: '2024-03-13',
    changes: {
      feature: [
        'Test Replay includes the shadow DOM in its snapshots, so the right elements are highlighted. #28823',
        'The types of `cypress/vue2` work with Vue 2.7 and later. #28591',
        "If Test Replay data can't be uploaded, the error message has more details. #28986",
        'When you set up component testing in a project that uses pnpm, the Launchpad suggests `pnpm add`. #29052',
        'The Command Log shows up to 100 lines of a message, instead of 50. #29023',
      ],
      fix: [
        'Screenshots in Chromium browsers no longer time out if another tab is active. Cypress switches to its own tab first. #29038 #5016',
        '[`.click()`](/api/commands/click) no longer triggers `click` events on children of disabled elements, unless you set `force`. #28788',
        'The types of [`cy.request()`](/api/commands/request) accept booleans and `null` as the `body`. #28789',
        'Test Replay shows more precisely when a test started. #29061',
      ],
      performance: [
        "Requests that a service worker doesn't handle are no longer delayed by two seconds, as they were since 13.6.3. #28868",
        'Cypress retries a failed Test Replay upload 3 times instead of 8, so it gives up sooner on uploads that never succeed. #28986',
      ],
      dependency: [
        'jimp 0.22.12, http-proxy-middleware 2.0.6, and signal-exit 3.0.7. #29055 #28902 #28979',
      ],
    },
  },
  {
    version: '13.6.6',
    date: '2024-02-22',
    changes: {
      fix: [
        '[`cypress verify`](/guides/guides/command-line#cypress-verify) works again in Nx projects, where it failed in 13.6.5. #28982',
      ],
    },
  },
  {
    version: '13.6.5',
    date: '2024-02-20',
    changes: {
      feature: [
        'Parts of the Cypress App are more accessible. #28774',
        'Cypress recognizes the CI provider LayerCI by its new name, webapp.io. #28874',
      ],
      fix: [
        'Tests no longer hang if the Cypress extension is disabled in Chrome, for example by a company policy, as they did since 13.6.0. #28392',
        'The browser no longer opens again after you close it from the Launchpad, as it did since 13.6.3. #28852',
        '`cypress install` no longer hangs if unzipping fails without an error message. #28850',
        'Requests of service workers no longer crash Cypress, as they could since 13.6.3. #28950',
        'The types of `getContainsSelector()` in [`Cypress.dom`](/api/cypress-api/dom) include its `options` argument. #28339',
      ],
      dependency: [
        'Electron 27.1.3, with Chromium 118.0.5993.117 and Node.js 18.17.0.',
        '[buffer](/api/utilities/buffer) 5.7.1, duplexify 4.1.2, and is-ci 3.0.1. #28934 #28941 #28933',
      ],
    },
  },
  {
    version: '13.6.4',
    date: '2024-01-30',
    changes: {
      fix: [
        'Test Replay shows styles correctly if a support file registers a service worker. #28747',
        'The types of [`Cypress.spec`](/api/cypress-api/spec) include the properties that were missing. #27835',
      ],
      performance: [
        'Requests that are aborted, for example by navigation, no longer hang for two seconds, as they could since 13.3.2. #28734',
      ],
    },
  },
  {
    version: '13.6.3',
    date: '2024-01-16',
    changes: {
      feature: ['Parts of the Cypress App are more accessible. #28628'],
      fix: [
        'TypeScript projects with `"moduleResolution": "bundler"` no longer fail with error TS5095. Cypress uses `node` instead. #27731',
        'Cypress no longer waits for more video frames if [auto cancellation](/guides/cloud/smart-orchestration#cancel-a-failed-run) skips a spec. #27898',
        "Cypress finds specs in `node_modules` if the project's path or [`specPattern`](/guides/references/configuration#specPattern) contains that folder. #23616",
        'Assertions and URLs in the Command Log are no longer read as Markdown. Asserted values are bold, without asterisks. #24960 #28100',
        'The preview of a new assertion in [Cypress Studio](/guides/references/cypress-studio) says "expected" instead of "expect". #28593',
        'Test Replay highlights the `body` element correctly again, which it failed to do in 13.6.2. #28627',
        '[`Cypress.currentRetry`](/api/cypress-api/currentretry) is correct inside [`cy.origin()`](/api/commands/origin), so retries log as expected. #28574',
        'Assertions and [`cy.clock()`](/api/commands/clock) inside `cy.origin()` no longer take too many DOM snapshots. #28609',
        'Test Replay shows styles, and [`cy.intercept()`](/api/commands/intercept) works, if requests go through a service worker. #28516',
        '[`cy.visit()`](/api/commands/visit) no longer reloads `http://` pages in an endless loop in Chrome 114 and later. #25891',
        'Requests from other tabs keep their original headers. #28641',
        "[`cy.wait()`](/api/commands/wait) no longer fails with `Cannot read property 'split' of undefined`, as it sometimes did with several aliases. #28233",
      ],
      performance: [
        'With [test isolation](/guides/core-concepts/test-isolation) turned off, requests are no longer delayed, as they could be since 13.3.2. #28545',
      ],
      dependency: [
        'Cypress no longer depends on `@types/node`, so it no longer installs a fixed version in your project. #28473',
        '`@cypress/unique-selector` has been optimized, which may speed up the [selector playground](/api/cypress-api/selector-playground-api). #28571',
        'flatted 3.2.9 replaces CircularJSON, which failed to decode some complex objects from the browser. #28683',
        'better-sqlite3 9.2.2, which fixes problems on macOS Catalina. #28697',
      ],
    },
  },
  {
    version: '13.6.2',
    date: '2023-12-26',
    changes: {
      fix: [
        'A malformed URL no longer crashes Cypress, as it did in 13.6.1. #28521',
        'Fixed `<br>` tags in error messages in the [Command Log](/guides/core-concepts/cypress-app#read-an-error). They had appeared since 12.4.0. #28452',
      ],
      performance: [
        'For [Test Replay](/guides/cloud/runs#replay-a-test), Cypress finds unique selectors for elements faster. #28536',
      ],
      dependency: [
        '`ts-node` 10.9.2. With TypeScript 5.3.2 and later, Cypress no longer fails if `tsconfig.json` uses `extends`. #28385',
      ],
    },
  },
  {
    version: '13.6.1',
    date: '2023-12-05',
    changes: {
      feature: [
        'Cypress reports to Cypress Cloud how long each upload of screenshots, videos, and Test Replay data took. #28238 #28418',
      ],
      fix: [
        'Pages and downloads that open in a new tab are requested with basic authentication headers, which were missing. #28350',
        'Commands no longer fail with `must only be invoked from the spec file or support file` if [`baseUrl`](/guides/references/configuration#baseUrl) contains credentials. #27457 #28336',
        'Fixed more URLs whose requests were held up until a timeout. #28427',
        'On Linux, Cypress prints its errors and [debug logs](/guides/guides/debugging#see-what-cypress-itself-is-doing) correctly. #5051 #24713',
      ],
      performance: [
        'Requests in the Command Log no longer store the arguments of the running command, which took memory, for example with code coverage. #28411',
      ],
    },
  },
  {
    version: '13.6.0',
    date: '2023-11-21',
    changes: {
      feature: [
        'While Cypress uploads screenshots, videos, or Test Replay data, the terminal shows an activity indicator. #28239 #28277',
        'The terminal shows how long each upload to Cypress Cloud took. #28237',
        '[Chromium-based browsers](/guides/guides/launching-browsers) close all other tabs and windows between tests. #28204',
        'In Chromium-based browsers, Cypress switches to its own tab before each command. #28334',
      ],
      fix: [
        '[`indexHtmlFile`](/partials/component-testing-config#indexHtmlFile) can be an absolute path. #27750',
        'An alias that a [`cy.intercept()`](/api/commands/intercept) handler sets with `req.alias` appears by its name instead of as `no alias`. #24653',
        "[`cy.get('@alias.all')`](/api/commands/get) no longer fails if a `cy.intercept()` handler sets the alias for individual requests. #25448",
        'If you click the URL of your app, or "Learn more" in an error message, it opens outside of the browser that runs the tests. #24572',
        "Fixed requests to some URLs that Cypress couldn't match to the browser's, so they were held up until a timeout. #28354",
      ],
      dependency: [
        '`chrome-remote-interface` 0.33.0, which accepts messages of up to 256 MB from the browser, instead of 100 MB. #27998',
      ],
    },
  },
  {
    version: '13.5.1',
    date: '2023-11-14',
    changes: {
      fix: [
        'Requests that were cached earlier in the spec load fast again. 13.5.0 had slowed them down. #28295',
        'Pages that open in a new tab load correctly. Their response headers were missing. #28293 #28303',
        'Cypress turns off the default component extensions of Chromium-based browsers. #28294',
      ],
    },
  },
  {
    version: '13.5.0',
    date: '2023-11-08',
    changes: {
      feature: [
        'Component tests support [Angular 17](/guides/component-testing/angular/overview). #28153',
        'The new plugin event [`after:browser:launch`](/api/plugins/browser-launch-api) fires once the browser is running.',
      ],
      fix: [
        'Shared workers no longer hang after [`cy.reload()`](/api/commands/reload), as they had since 13.3.3. #28248',
        'Requests from tabs and windows other than the Cypress tab are no longer delayed. #28113',
        'Embedded content, such as a PDF in an `object` element, loads completely. #28228 #28162',
        'Clicking a download link without a `download` attribute no longer causes a page load timeout, except in WebKit. #14857',
        'Downloads that fail or are canceled are marked as failed in the Command Log. Before, they stayed pending. #28222',
        'Cypress correctly detects whether an element is [visible](/api/actions/actionability-guide#visible) if it shares an edge with an ancestor that hides it. #27514',
        'Chrome and other Chromium-based browsers no longer offer to translate pages. #28225',
        'With [test isolation](/guides/core-concepts/test-isolation) turned off, Cypress no longer processes browser events for Test Replay after a spec ends. #28213',
      ],
      performance: [
        'In Chromium-based browsers, changes to global styles no longer flood DevTools and Test Replay with font requests. #28150 #28215',
      ],
    },
  },
  {
    version: '13.4.0',
    date: '2023-10-30',
    changes: {
      feature: [
        '[`retries`](/guides/guides/test-retries#decide-what-a-late-pass-is-worth) accepts `experimentalStrategy` and `experimentalOptions`, which decide whether a flaky test passes. #27930',
      ],
      fix: [
        'Cypress no longer crashes with `Inspected target navigated or closed` or `Session with given id not found`, as it had since 13.3.2. #28141 #28148',
      ],
    },
  },
  {
    version: '13.3.3',
    date: '2023-10-24',
    changes: {
      fix: [
        'If you type `spec file` into the search field for specs, it finds names such as `spec-file` and `spec_file` again, as before 10.0.0. #25303',
      ],
      performance: [
        'Requests from web workers and shared workers are no longer delayed, as they had been since 13.3.1. #28104',
        'Aborted requests no longer slow down the ones that follow them. #28094',
      ],
    },
  },
  {
    version: '13.3.2',
    date: '2023-10-18',
    changes: {
      fix: [
        'Requests from one spec no longer interfere with the next, where they caused delays and problems with [`cy.intercept()`](/api/commands/intercept) and Test Replay. #28060',
        "Cypress asks for gzip if a request has no `Accept-Encoding` header, and for an uncompressed response if the header doesn't list gzip. #28025",
      ],
      performance: [
        'Requests from service workers are no longer delayed, as they had been since 13.3.1. #28054 #28056',
        "If the browser doesn't report a request to Cypress, Cypress no longer waits for reports of its redirects. #28060",
      ],
      dependency: [
        '`@babel/core` 7.23.2, `@babel/traverse` 7.23.2, and `react-docgen` 6.0.4, because of vulnerabilities in `semver` and `@babel/traverse`. #28063',
      ],
    },
  },
  {
    version: '13.3.1',
    date: '2023-10-11',
    changes: {
      fix: [
        'Cypress no longer matches requests in the wrong order, so [`cy.intercept()`](/api/commands/intercept) uses the right one, and Test Replay has all styles and images. #27892',
        'Requests no longer time out in the Cypress proxy, which could also affect `cy.intercept()` and leave assets out of Test Replay. #27976',
        '[`cy.wait()`](/api/commands/wait) no longer yields several responses in the wrong order, as it sometimes did. #27337',
        "Recording for Test Replay no longer hangs if Chrome's renderer process crashes. #27909",
        'If one spec crashes the browser, the other specs of the run still have Test Replay. #27786',
        'Test Replay no longer fails to record tests because of problems with `GLIBC`. #27891 #27902',
      ],
    },
  },
  {
    version: '13.3.0',
    date: '2023-09-27',
    changes: {
      feature: [
        'The [Runs page](/guides/core-concepts/cypress-app#the-other-pages) of the Cypress App has a new layout, with more information about each run. #27203',
      ],
      fix: [
        'In [`cy.intercept()`](/api/commands/intercept), stubbed responses can have the status code 999. #27567 #27853',
      ],
      performance: [
        '[Actionability checks](/api/actions/actionability-guide) no longer trigger lots of font requests, which also cluttered Test Replay. #27860',
      ],
    },
  },
  {
    version: '13.2.0',
    date: '2023-09-12',
    changes: {
      feature: [
        '[Angular component tests](/guides/component-testing/angular/overview) can run in parallel in Nx workspaces. #27723',
      ],
      fix: [
        '[`cy.intercept()`](/api/commands/intercept) no longer misses requests in rare cases, and Test Replay includes response bodies that were missing. #27771',
        'In some versions of Firefox, Enter, Space, and `keyup` events trigger `click` events correctly. #27715',
        'Tests with basic authentication no longer hang in Chromium-based browsers, which could happen since 13.0.0. #27781',
      ],
      dependency: [
        'Electron 25.8.0, with Chromium 114.0.5735.289 and Node.js 18.15.0. #27715 #27595',
      ],
    },
  },
  {
    version: '13.1.0',
    date: '2023-08-31',
    changes: {
      feature: [
        'An icon in the sidebar of the [Cypress App](/guides/core-concepts/cypress-app#the-other-pages) shows the status of the latest run. #27206',
      ],
      fix: [
        'The results of the [Module API](/guides/guides/module-api), [`after:run`](/api/plugins/after-run-api), and [`after:spec`](/api/plugins/after-spec-api) include `stats.skipped` again. It was missing in 13.0.0. #27694 #27695',
        'An error while Cypress captures data for Test Replay no longer makes the replays of the whole run unavailable. #27709',
        'After a fatal Test Replay error in one spec, the specs that follow can still upload their data. #27720',
        "The app's welcome page for version 13 shows the right release date. It was a day behind. #27711",
      ],
      dependency: [
        '`plist` 3.1.0, because of the vulnerabilities CVE-2022-37616 and CVE-2022-39353. #27710',
      ],
    },
  },
  {
    version: '13.0.0',
    date: '2023-08-29',
    changes: {
      breaking: [
        '[Node.js](/guides/getting-started/installing-cypress#nodejs) 14 is no longer supported.',
        'If you use [TypeScript](/guides/references/migration-guide#requirements), you need version 4.0 or later.',
        '[`video`](/guides/references/configuration#video) is `false` by default. #26157',
        '[`videoCompression`](/guides/references/configuration#videoCompression) is `false` by default. #26160',
        'The option `videoUploadOnPasses` was removed. To keep only some videos, [delete the others](/guides/guides/screenshots-and-videos#delete-videos-of-specs-that-passed) in `after:spec`. #26899',
        'The option [`nodeVersion`](/guides/references/configuration#nodejs-and-cypress-cloud), which was deprecated, was removed. #27016',
        'To make results consistent, some properties changed in the [Module API](/guides/guides/module-api#results), [`after:run`](/api/plugins/after-run-api), and [`after:spec`](/api/plugins/after-spec-api). #23805',
        '[`cy.readFile()`](/api/commands/readfile) is now a query, so you can no longer overwrite it with `Cypress.Commands.overwrite()`. #25595',
        'While recording for Test Replay, Cypress hides the Command Log, even in videos and screenshots. [`--runner-ui`](/guides/guides/command-line#run-runner-ui) shows it. #27482',
        'In component tests, requests for assets with relative paths reach the dev server. #26725',
      ],
      deprecated: [
        '[Node.js](/guides/getting-started/installing-cypress#nodejs) 16 may still work, but is deprecated. Use Node.js 18 or later.',
      ],
      feature: [
        '[Test Replay](/guides/cloud/runs#replay-a-test) lets you inspect the DOM, network requests, and console logs of recorded tests in Cypress Cloud.',
        '[`--runner-ui`](/guides/guides/command-line#run-runner-ui) and [`--no-runner-ui`](/guides/guides/command-line#run-no-runner-ui) show and hide the Command Log in a run. #27582',
        'When Cypress uploads artifacts to Cypress Cloud, the terminal output is shorter and clearer. #27402',
      ],
      fix: [
        '`module`, `moduleResolution`, and other options in your `tsconfig.json` no longer conflict with those that Cypress uses. #26308 #27448',
        'Cypress no longer reports that [Svelte 4](/guides/component-testing/svelte/overview) is unsupported. #27465',
        '`@cypress/webpack-batteries-included-preprocessor` resolves `process/browser` in packages that are ES modules. #27599',
        "In projects that use Plug'n'Play, Cypress finds the right `pnp` process. #27562",
        'The types declare `Cypress` and `chai` as properties of the global object, so `globalThis.Cypress` is valid. #27539 #27540',
        'In component tests, the dev server uses the [`port`](/guides/references/configuration#port) that you configure. #27675',
        'Cypress copes with a browser or page that closes unexpectedly during a run. #27592',
        '[`cy.intercept()`](/api/commands/intercept) no longer misses requests in rare cases. #27592',
      ],
      performance: [
        'Cypress controls Chrome and Electron faster, because it uses the Chrome DevTools Protocol directly instead of WebSockets. #27592',
      ],
      dependency: [
        '`@cypress/request` 3.0.0, because of the vulnerability CVE-2023-28155. #27535 #27495',
      ],
    },
  },
  {
    version: '12.17.4',
    date: '2023-08-15',
    changes: {
      fix: [
        'Component tests find `component-index.html` if the [configuration file](/guides/references/configuration#the-configuration-file) is in a nested folder. #26400',
      ],
      dependency: [
        'webpack 5 bundles end-to-end specs. To keep webpack 4, use version 2 of `@cypress/webpack-batteries-included-preprocessor` as your [preprocessor](/api/plugins/preprocessors-api).',
        '`tough-cookie` 4.1.3, `@cypress/request` 2.88.12, and `@cypress/request-promise` 4.2.7, because of a vulnerability in `tough-cookie`. #27261',
      ],
    },
  },
  {
    version: '12.17.3',
    date: '2023-08-01',
    changes: {
      fix: [
        'On [GitHub Actions](/guides/continuous-integration/github-actions), runs of pull requests are recorded with the source branch if Cypress finds no other branch name. #27389',
      ],
      performance: [
        'Cypress pauses fewer requests, and no longer adds an `X-Cypress-Is-XHR-Or-Fetch` header to them. #26620 #26622',
      ],
    },
  },
  {
    version: '12.17.2',
    date: '2023-07-20',
    changes: {
      fix: [
        'Commands no longer fail with `must only be invoked from the spec file or support file` if their arguments are mutated. #27200',
        '[`cy.writeFile()`](/api/commands/writefile) in a spec no longer fails with `must only be invoked from the spec file or support file`. #27097',
        'Creating a web worker in a spec no longer fails. #27298',
      ],
    },
  },
  {
    version: '12.17.1',
    date: '2023-07-10',
    changes: {
      fix: [
        'Turning on notifications no longer crashes the Cypress App. #27228',
        'Fixed the types of [`cy.screenshot()`](/api/commands/screenshot). #27130',
      ],
      dependency: [
        '`@cypress/request` 2.88.11, because of the vulnerability CVE-2022-24999. #27005',
      ],
    },
  },
  {
    version: '12.17.0',
    date: '2023-07-05',
    changes: {
      feature: [
        '[Desktop notifications](/guides/cloud/runs#see-runs-in-the-cypress-app) tell you when a run in Cypress Cloud starts, fails, or finishes. #26686',
      ],
      fix: [
        'Valid commands in specs no longer fail with `must only be invoked from the spec file or support file`. #27149 #27163',
        'Cypress reconnects to Electron reliably if it loses the connection, as it did before 12.12.0. #26900',
        'Cypress recovers correctly when Chrome crashes. #24650',
        'Fixed a GraphQL error that the [Debug page](/guides/core-concepts/cypress-app#the-other-pages) sometimes showed while a run was in progress. #27134',
        "If Electron's test window closes too early while the browser starts, the run no longer fails. #27167",
        'Fixed small mistakes in the TypeScript types of the `cypress` package. #24110',
        'Cypress respects a debugging port for Electron that is set in [`ELECTRON_EXTRA_LAUNCH_ARGS`](/api/plugins/browser-launch-api#switches-of-the-electron-app). #26711',
      ],
      dependency: ['`semver` 7.5.3. #27151'],
    },
  },
  {
    version: '12.16.0',
    date: '2023-06-26',
    changes: {
      feature: [
        'Component tests support [Angular 16.1](/guides/component-testing/angular/overview). #27049',
      ],
      fix: [
        'Commands such as [`cy.task()`](/api/commands/task) no longer fail with `must only be invoked from the spec file or support file` if you pass a large argument. #27099',
      ],
    },
  },
  {
    version: '12.15.0',
    date: '2023-06-20',
    changes: {
      breaking: [
        "[`cy.exec()`](/api/commands/exec) and [`cy.task()`](/api/commands/task) reject calls that don't come from the spec or the support file.",
      ],
      feature: [
        '`cypress run` starts [Chrome 112 and later](/guides/guides/launching-browsers) with `--headless=new`, so pages behave the same with and without a window. #25972',
        '[`experimentalCspAllowList`](/guides/references/experiments#experimentalCspAllowList) keeps directives of the `Content-Security-Policy` header, so that you can test them. #1030 #26483',
        '[`videoCompression`](/guides/references/configuration#videoCompression) accepts `true` and `false`, or a number from 1 to 51. `true` stands for 32, which is still the default. #26658',
        'In Git projects, the [Specs and Runs pages](/guides/core-concepts/cypress-app#find-and-run-specs) show the recorded runs that match your Git history. #26693',
      ],
      fix: [
        'The terminal also lists videos if [`videoCompression`](/guides/references/configuration#videoCompression) is off. #25945',
      ],
      dependency: [
        'Removed `@cypress/mocha-teamcity-reporter`, which Cypress no longer used. #26938',
      ],
    },
  },
  {
    version: '12.14.0',
    date: '2023-06-07',
    changes: {
      feature: [
        "On the [Specs page](/guides/core-concepts/cypress-app#find-and-run-specs), you can switch between end-to-end and component tests. If one isn't set up yet, you see what it's for. #26448 #26836 #26837",
      ],
      fix: [
        'The setup for component testing recognizes the packages of [Angular 16](/guides/component-testing/angular/overview). #26852',
        'If you dismiss a message about Git on the [Runs page](/guides/core-concepts/cypress-app#the-other-pages), it no longer comes back. #26808',
      ],
      dependency: [
        '`find-process` 1.4.7, because of a vulnerability in 1.4.1. #26906',
        '`firefox-profile` 4.3.2, because of vulnerabilities in its dependencies. #26912',
      ],
    },
  },
  {
    version: '12.13.0',
    date: '2023-05-23',
    changes: {
      feature: [
        "The [Runs and Debug pages](/guides/core-concepts/cypress-app#the-other-pages) tell you if you aren't using Git, or if your branch has no recorded runs. #26680",
        'The slides about Cypress Cloud for users who are logged out or have no recorded runs have new text and a new design. #26181',
        '`cypress run` tells you that it is compressing a video. Before, it said that it was processing the video. #26657',
        'When `cypress run` uploads files, the heading in the terminal is `Uploading Screenshots & Videos` instead of `Upload Results`. #26759',
      ],
      fix: [
        "End-to-end tests work with Yarn 3 again. A fix for Plug'n'Play in 12.10.0 had broken them, so it was reverted. #26452 #26735 #26676",
        "In Cypress's `package.json`, `types` comes first in each entry of `exports`, because TypeScript goes through them in order. #26630",
        'The setup for component testing notices packages that you install while it is open. #26685',
        'The setup for component testing recognizes TypeScript 5. #26204',
        "The [Debug page](/guides/core-concepts/cypress-app#the-other-pages) no longer flashes its message about missing runs while it's loading. #26761",
      ],
    },
  },
  {
    version: '12.12.0',
    date: '2023-05-09',
    changes: {
      feature: [
        'If a project only has end-to-end tests, a banner shows how to get started with [component testing](/guides/component-testing/overview). #26511',
      ],
      fix: [
        'In Electron, the developer tools no longer show an outdated DOM. #15932',
        'The message that you see when the renderer process of a Chromium browser crashes is shorter. #26597',
        '[`CYPRESS_DOWNLOAD_PATH_TEMPLATE`](/guides/references/advanced-installation#CYPRESS_DOWNLOAD_PATH_TEMPLATE) can contain the same placeholder several times, such as `${version}`. #23670',
      ],
      dependency: [
        '`plist` 3.0.6 and `engine.io` 6.4.2, because of vulnerabilities in older versions. #26631 #26664',
        '`@vue/test-utils` 2.3.2. #26575',
      ],
    },
  },
  {
    version: '12.11.0',
    date: '2023-04-26',
    changes: {
      feature: [
        'Component tests support [Angular 16](/guides/component-testing/angular/overview). #26044',
        'The [Debug page](/guides/core-concepts/cypress-app#the-other-pages) tells you if a commit has more runs than fit in its list. #26288',
      ],
      fix: [
        "[`videoCompression: 0`](/guides/references/configuration#videoCompression) turns compression off. Before, it produced videos that couldn't be played. #5191 #24595",
        'The [Debug page](/guides/core-concepts/cypress-app#the-other-pages) no longer says that a run passed if your organization has exceeded its monthly limit of test results. #26528',
      ],
      dependency: [
        'Vue 3.2.47. #26555',
        'The OpenTelemetry packages that come with Cypress take up less space. #26522',
      ],
    },
  },
  {
    version: '12.10.0',
    date: '2023-04-17',
    changes: {
      feature: [
        'The setup for component testing warns you if the definition of an installed [community framework](/guides/component-testing/component-framework-configuration#use-a-framework-of-the-community) has a problem. #25838',
        'The [Runs page](/guides/core-concepts/cypress-app#the-other-pages) has an improved design. #26180',
      ],
      fix: [
        'For runs on Azure Pipelines, Cypress Cloud links to the pull request, based on `SYSTEM_PULLREQUEST_PULLREQUESTNUMBER`. #26215',
        'For pull requests on Semaphore, Cypress Cloud shows the branch you work on instead of the target branch. #26309',
        'If you open a new project with [`cypress open --component`](/guides/guides/command-line), the setup detects its framework and bundler. #22777 #26388',
        'Component tests with Next.js 13.2.0 and later respect `baseUrl` in `tsconfig.json` in all cases. #25951',
        "With Yarn Plug'n'Play, the setup for component testing finds the installed packages. #25960",
        "[`.type('{enter}')`](/api/commands/type) on an element in a shadow root fires a `click` that also reaches listeners outside of the shadow root. #26392",
        'Cypress no longer prints debug messages that were left in by mistake. #26411',
      ],
      dependency: [
        '`minimist` 1.2.8, because of the vulnerability CVE-2021-44906. #26254',
        '`commander` 6.2.1. #26226',
      ],
    },
  },
  {
    version: '12.9.0',
    date: '2023-03-28',
    changes: {
      feature: [
        'On the [Debug page](/guides/core-concepts/cypress-app#the-other-pages), you can go through all recorded runs of a commit. #25899 #26018',
        'The Debug page has a few small design improvements. #26041',
      ],
      fix: [
        'Component tests work with [Vite](/guides/component-testing/component-framework-configuration) 4.2.0 and later. #26138',
        'If a request has no `content-length` header, [`cy.intercept()`](/api/commands/intercept) no longer adds one when it spies on the request. #24407',
        'The [Debug page](/guides/core-concepts/cypress-app#the-other-pages) no longer lists runs that have nothing to do with your commits. #26058',
        '[`.type()`](/api/commands/type) no longer clicks an element in a shadow root if it already has focus. #26198',
        'On Windows, Cypress no longer runs Git in the wrong folder. #23317',
      ],
    },
  },
  {
    version: '12.8.1',
    date: '2023-03-15',
    changes: {
      fix: [
        'Scrolling in the [Command Log](/guides/core-concepts/cypress-app#read-the-command-log) no longer turns off automatic scrolling in your settings, as it did since 10.0.0. #24171 #26113',
      ],
      dependency: [
        '`ejs` 3.1.8, because of the vulnerability CVE-2022-29078. #25279',
      ],
    },
  },
  {
    version: '12.8.0',
    date: '2023-03-14',
    changes: {
      feature: [
        '[`cy.intercept()`](/api/commands/intercept) accepts `log`. `false` hides matching requests from the Command Log, and `true` shows them. #7362',
        'The [Debug page](/guides/core-concepts/cypress-app#the-other-pages) shows results of recorded runs while they are in progress. #25759',
        'The environment variable `CYPRESS_CONNECT_RETRY_THRESHOLD` sets how often Cypress tries to connect to the browser. #25848',
        'In the list of browsers, Chrome Beta has its own icon. #25968',
        'The link to the Debug page is no longer marked as new. #25925',
        'The list on the Specs page no longer contains buttons for connecting to Cypress Cloud. #25926',
      ],
      fix: [
        "[`Cypress.require()`](/api/cypress-api/require) no longer fails with `Cannot find module 'typescript'`. #25885",
        '`cypress run` waits for asynchronous [`before:spec`](/api/plugins/before-spec-api) handlers. #24403',
        'Cypress finds [community frameworks](/guides/component-testing/component-framework-configuration#use-a-framework-of-the-community) that are installed at the root of a monorepo. #25993',
        'The setup for component testing no longer misses packages that are installed. #25782',
        "Angular's [`cy.mount()`](/api/commands/mount) leaves `data-cy-root` where it is in the page. Before, it moved the element to the end of the body. #25956",
        'Component tests work with [Next.js](/guides/component-testing/react/overview#set-up-next-js) 13.2.1. #25951',
        'When you upgrade from a version before 10.0.0, the migration converts `testFiles` correctly if it is an array. #25947',
      ],
      dependency: [
        '`mocha-junit-reporter` 2.2.0, with new placeholders for the name of the report, such as `[suiteName]`. #25922',
      ],
    },
  },
  {
    version: '12.7.0',
    date: '2023-02-24',
    changes: {
      feature: [
        '[`cy.setCookie()`](/api/commands/setcookie) accepts `hostOnly`, which limits a cookie to one domain without its subdomains. #16856 #17527',
        'With [`defineComponentFramework()`](/guides/guides/module-api#define-component-framework), other frameworks can add themselves to the setup for component testing. #25780 #25638',
        "If a project isn't connected to Cypress Cloud, the [Debug page](/guides/core-concepts/cypress-app#the-other-pages) shows a short tutorial. #25768",
        'The header of the Debug page shows details of the run more clearly. #25796 #25798',
        'In the collapsed sidebar, the badge that marks the Debug page as new is less prominent. #25739',
        'Error messages about Cypress Cloud are clearer. #25837',
      ],
      fix: [
        'Cypress no longer stores a cookie a second time with a dot before its domain. Cookies also expire as they should. #25174 #25205 #25495',
        'Cypress no longer misses cookies that change after the page has loaded. #25855 #25835',
        'The TypeScript types include all signatures of [`cy.reload()`](/api/commands/reload). #25779',
        "Angular's [`cy.mount()`](/api/commands/mount) renders the component in the element with `data-cy-root`, instead of a separate one. #24385",
        'Component tests with Vite can load files outside of the project root, for example in a [monorepo](/guides/component-testing/component-framework-configuration#work-in-a-monorepo). #25801',
        'If you pass something other than a function to `req.continue()` in [`cy.intercept()`](/api/commands/intercept), the error message says so. #25884',
        'Cypress no longer launches and connects to several instances of a browser by mistake. #24377',
        'Fixed several errors that occurred while recording to Cypress Cloud. #25837',
      ],
    },
  },
  {
    version: '12.6.0',
    date: '2023-02-15',
    changes: {
      breaking: [
        "In callbacks of [`cy.origin()`](/api/commands/origin), `require()` and `import()` no longer work. They slowed down specs, even those that didn't use them. #24976",
      ],
      feature: [
        'With `experimentalOriginDependencies`, [`Cypress.require()`](/api/cypress-api/require) loads modules in callbacks of [`cy.origin()`](/api/commands/origin). #24976',
        '[`Cypress.Commands.overwriteQuery()`](/api/cypress-api/custom-queries) overwrites queries, such as `cy.get()`. #25078',
        "[`--auto-cancel-after-failures`](/guides/guides/command-line#run-auto-cancel-after-failures) overrides the project's limit of failed tests for one recorded run. #25237",
        'From the [Debug page](/guides/core-concepts/cypress-app#the-other-pages), you can open a failed test in your editor without running it again. #24850',
        'The Debug page has an improved design. #25664 #25669 #25665 #25666 #25667',
        'The badge on the link to the Debug page counts up to 99 failed tests instead of 9. #25662',
      ],
      fix: [
        'If you belong to several organizations in Cypress Cloud, you see the right prompts when you connect a project. #25520',
        "Specs load even if [`specPattern`](/guides/references/configuration#specPattern) matches files or folders that you aren't allowed to read. #24109",
        'The Debug page shows the same number of specs as Cypress Cloud for a run in progress. #25647',
        'Component tests no longer hide the actual error behind `Cannot call this.next() more than once`. #22825',
        '[Custom browsers](/guides/guides/launching-browsers#add-a-browser-to-the-list) that need environment variables are found again on Macs with Apple silicon. They were missing since 12.3.0. #25753',
      ],
      dependency: ['`debug` 4.3.4. #25699'],
    },
  },
  {
    version: '12.5.1',
    date: '2023-02-02',
    changes: {
      fix: [
        'Listeners of [`test:after:run`](/api/events/catalog-of-events#test-after-run) receive the `runnable` again, which was missing in 12.5.0. #25663',
      ],
      dependency: [
        '`simple-git` 3.16.0, because of a vulnerability that allowed remote code execution. #25603',
      ],
    },
  },
  {
    version: '12.5.0',
    date: '2023-01-31',
    changes: {
      feature: [
        'On the new [Debug page](/guides/core-concepts/cypress-app#the-other-pages) of the Cypress App, you can investigate failed tests of runs that you recorded in CI. #25488',
      ],
      fix: [
        'Cypress finds installations of [Microsoft Edge](/guides/guides/launching-browsers) Beta, Dev, and Canary that it used to miss. #25455',
      ],
      performance: [
        '`cypress run` needs less memory, because it discards the logs of tests that passed. #25230',
      ],
      dependency: [
        '`underscore.string` 3.3.6, because of a vulnerability in a regular expression. #25574',
      ],
    },
  },
  {
    version: '12.4.1',
    date: '2023-01-27',
    changes: {
      fix: [
        '`cypress run --component` exits again if it runs several specs in Electron. It hung in 12.4.0. #25568',
      ],
      dependency: [
        '`ua-parser-js` 0.7.33, because of a vulnerability that long user agent strings could exploit. #25561',
      ],
    },
  },
  {
    version: '12.4.0',
    date: '2023-01-24',
    changes: {
      feature: [
        'Component tests support [Vite 4](/guides/component-testing/component-framework-configuration). #24969',
        '[`experimentalMemoryManagement`](/guides/references/experiments#experimentalMemoryManagement) makes it less likely that Chromium browsers run out of memory. #23391',
        '[`experimentalSkipDomainInjection`](/guides/references/experiments#former-skip-domain-injection) stops Cypress from setting `document.domain`, which breaks sites such as Salesforce. #2367 #23958 #24290 #24418',
        '[`.as()`](/api/commands/as) accepts `type`. `query`, the default, runs the queries again, and `static` stores what they found. #25173',
        '[`cy.log()`](/api/commands/log) starts a new line for each `\\n` in the message. #24964',
        'New component specs end in `.jsx` or `.tsx` if your project has such files and `specPattern` allows it. #24495',
        'The selector playground can suggest selectors with [`data-qa`](/api/cypress-api/element-selector-api), as it does with `data-cy` and `data-test`. #25305',
        'The path of the video is on its own line in the output of `cypress run`, so you can click it. #23913',
      ],
      fix: [
        'Component testing no longer treats new major versions of some dependencies as supported. #25379',
        'The [Command Log](/guides/core-concepts/cypress-app#read-the-command-log) keeps line breaks and the spaces that follow them. #23679 #24964',
        "Angular component tests start even if your `browserslist` contains a browser that Angular doesn't support. #25312",
      ],
    },
  },
  {
    version: '12.3.0',
    date: '2023-01-03',
    changes: {
      feature: [
        '[`Cypress.currentRetry`](/api/cypress-api/currentretry) tells you how often Cypress has retried the current test. #25239',
        "If Cypress Cloud doesn't detect your pull request or build, set [`CYPRESS_PULL_REQUEST_ID`](/guides/cloud/github-integration#cypress-pull-request-id), `CYPRESS_PULL_REQUEST_URL`, and `CYPRESS_CI_BUILD_URL`. #25036",
        'The Cypress App only shows the major version of the browser, and shortens long browser names. #21730 #21755',
        'The dialog for migrating a project no longer has the redundant "Need help" link. #21923',
      ],
      fix: [
        'Cypress finds component specs with brackets in their path, such as `[id].cy.tsx` in Next.js and Gatsby projects. #24588',
        'Runs recorded on Jenkins are linked to the right pull request. #25036',
        'Reporters receive the `pending` flag of tests again. Since 10.11.0, `mochawesome` also counted pending tests as skipped. #24477',
        "[`.contains()`](/api/commands/contains) no longer yields several elements if the subject's own text matches, as it had since 12.1.0. #25225",
        'In Chrome, the navigation bar no longer has a white border at some zoom levels. #25284',
        'The Settings page no longer adds a line break if the value of an option is an empty object. #21790',
      ],
      performance: [
        'Apps with many JavaScript modules load faster, because Cypress no longer discards information about pending requests too early. #25209',
        'On Macs with an M1 chip, Chrome and Firefox no longer start in the slower Intel version. #25014',
        'Cypress starts without delay if you use a custom configuration file and only a dependency needs `typescript`. #24781',
      ],
      dependency: [
        '`engine.io` 6.2.1, because a crafted request could crash the server in older versions. #23843',
        '`express` 4.17.3 (CVE-2022-24999) and `simple-git` 3.15.0 (CVE-2022-25912), because of vulnerabilities in older versions. #23843',
      ],
    },
  },
  {
    version: '12.2.0',
    date: '2022-12-20',
    changes: {
      feature: [
        '[`cy.intercept()`](/api/commands/intercept) can match requests by `resourceType`, and `req.resourceType` tells you the type. #14525',
        'In React projects, Cypress can create a component spec from one of your components. #24008',
      ],
      fix: [
        'Requests that [`cy.wait()`](/api/commands/wait) yields for an intercept have the `query` object, which was missing. #25088',
        'In Angular component tests, URLs in Sass and SCSS files are resolved, so styles are no longer incomplete. #24272',
        '[`cy.get()`](/api/commands/get) accepts `withinSubject: null` again, which it ignored since 12.0.0. #25104',
        'If a promise is rejected with a string, the Command Log shows it instead of `undefined: undefined`. #24915',
        'The dialog for migrating a project shows the right version of Cypress. #25138',
        'Migrating a project in global mode (`cypress open --global`) works again with recent versions of Cypress. #25138',
        'Angular component tests respect a custom `sourceRoot` in `angular.json`. #24827',
        'The types of [`.nextUntil()`](/api/commands/nextuntil) include the `filter` argument. #24772',
      ],
      performance: [
        'In Electron, `CYPRESS_EVERY_NTH_FRAME` works again. Since 10.8.0, Cypress captured every frame for the video, which slowed down tests. #23830',
      ],
    },
  },
  {
    version: '12.1.0',
    date: '2022-12-12',
    changes: {
      feature: [
        '[`cy.getAllCookies()`](/api/commands/getallcookies) and [`cy.clearAllCookies()`](/api/commands/clearallcookies) get and clear the cookies of all domains. #24265 #8956 #408',
        'If the machines of a [parallel run](/guides/guides/parallelization) have different parameters, the error message shows more details. #24734',
      ],
      fix: [
        '[`cy.session()`](/api/commands/session) also saves the cookies and storage that were set during `validate`. #25112',
        'Headless Firefox no longer forces focus onto the tab, which, for example, closed dropdowns that stay open in headed mode. #24900',
        '[`.select()`](/api/commands/select) with an index works if several options have the same value. #24739',
        '`cypress run` deletes its temporary files. #24957',
        "The hint about [`chromeWebSecurity`](/guides/references/configuration#chromeWebSecurity) only appears if the option is `false` and the browser isn't based on Chromium. #23846",
        'With Vite, changing a component reloads the whole page, so styles imported in the support file are applied again. #24874',
        '[`experimentalRunAllSpecs`](/guides/references/experiments#run-all-specs-with-one-click) opens a new tab instead of restarting the browser, so it takes less time. #24919 #21743',
      ],
    },
  },
  {
    version: '12.0.2',
    date: '2022-12-08',
    changes: {
      fix: [
        '[`.contains()`](/api/commands/contains) searches all elements of its subject again. Since 12.0.0, it only searched the first one. #25025',
        'On a form, [`.contains()`](/api/commands/contains) searches all children again. Since 12.0.0, it only searched the first `<input>`. #25019',
      ],
    },
  },
  {
    version: '12.0.1',
    date: '2022-12-06',
    changes: {
      fix: [
        'After a restart, the spec list no longer shows an outdated search term, as it had since 11.2.0. #24936',
        'The example tests that Cypress creates in new projects no longer use an API that 12.0.0 removed. #25006',
        '`cypress run --component` no longer rejects the configuration if it contains `e2e.testIsolation: false`, as it did in 12.0.0. #25007',
        '[`cy.origin()`](/api/commands/origin) no longer loses contact with the page on the other origin, as it sometimes did in 12.0.0. #25010',
      ],
    },
  },
  {
    version: '12.0.0',
    date: '2022-12-06',
    changes: {
      breaking: [
        'Node.js 12, 15, and 17 are no longer supported. #24885',
        'Each end-to-end test starts on a blank page without cookies or storage, because [test isolation](/guides/core-concepts/test-isolation) is on by default. #22230',
        '[`testIsolation`](/guides/references/configuration#testIsolation) is `true` or `false` instead of `on` or `off`. #24935',
        '[`experimentalSessionAndOrigin`](/guides/references/experiments#former-session-and-origin) was removed, because its features are now available by default. #21471',
        '[`Cypress.Cookies.defaults()` and `preserveOnce()`](/api/cypress-api/cookies) were removed. Use [`cy.session()`](/api/commands/session) to keep cookies between tests. #21472',
        '[`cy.server()`, `cy.route()`, and `Cypress.Server.defaults()`](/guides/references/migration-guide#12-route) were removed. Use `cy.intercept()`. #22126',
        "[`cy.getCookie()`](/api/commands/getcookie), [`cy.getCookies()`](/api/commands/getcookies), and [`cy.setCookie()`](/api/commands/setcookie) use the page's hostname by default, not its superdomain. #363 #5723 #24526",
        "[`cy.clearCookie()`](/api/commands/clearcookie) and [`cy.clearCookies()`](/api/commands/clearcookies) only clear cookies of the page's hostname by default. #363 #5723 #24526",
        '[`.within()`](/api/commands/within) fails if its subject contains more than one element. #24975',
        'Calling Cypress commands in the callback of [`.should()`](/api/commands/should) throws an error. #5963 #14656 #22587',
        '[`.invoke()`](/api/commands/invoke) fails if the function returns a promise. Call it in `.then()` instead. #24417',
        '[`cy.request()`](/api/commands/request) formats query strings in `qs` the same way as `cy.visit()`. #20302',
        'Cypress retries a whole chain of queries, such as [`cy.get()`](/api/commands/get), [`.find()`](/api/commands/find), and [`.contains()`](/api/commands/contains), so it finds elements again after the app re-renders them.',
        '[`Cypress.Commands.overwrite()`](/api/cypress-api/custom-commands) throws an error for queries such as `cy.get()`.',
      ],
      feature: [
        'To keep the page, cookies, and storage between tests, turn off [`testIsolation`](/guides/references/configuration#testIsolation) in the `e2e` block or for a suite. #22230',
        '[`cy.origin()`](/api/commands/origin) no longer needs an experiment. It lets a test visit several origins. #17336',
        '[`cy.session()`](/api/commands/session) no longer needs an experiment. It caches and restores cookies, `localStorage`, and `sessionStorage`. #20977',
        '[`cy.getAllLocalStorage()`](/api/commands/getalllocalstorage) and [`cy.clearAllLocalStorage()`](/api/commands/clearalllocalstorage) get and clear the `localStorage` of all origins. #24276',
        '[`cy.getAllSessionStorage()`](/api/commands/getallsessionstorage) and [`cy.clearAllSessionStorage()`](/api/commands/clearallsessionstorage) get and clear the `sessionStorage` of all origins. #24276',
        'To load modules in a `cy.origin()` callback, turn on [`experimentalOriginDependencies`](/guides/references/experiments#load-modules-in-another-origin). It can use a lot of memory. #24976 #24931',
        '[`Cypress.ensure`](/api/cypress-api/ensure) has functions that check subjects in custom commands. #24697',
        '[`Cypress.Commands.addQuery()`](/api/cypress-api/custom-queries) adds a custom query.',
        '[`experimentalRunAllSpecs`](/guides/references/experiments#run-all-specs-with-one-click) adds a button that runs all specs, even if they have no root folder in common. #24759',
      ],
      fix: [
        'The Launchpad shows a spinner again while it starts. Since 10.11.0, it was missing. #24950',
        'When you create a spec from a component with special characters in its name, the file name and the import are correct. #23492',
        '[Environment variables](/guides/references/advanced-installation#where-a-variable-may-stand) set with `npm config set` are used. #24556',
        'With [`experimentalRunAllSpecs`](/guides/references/experiments#run-all-specs-with-one-click), you can run the specs of a folder with the keyboard, too. #24762',
        "[`cy.getCookie('name').should('not.exist')`](/api/commands/getcookie) passes if there's no such cookie. #24203",
        'If you click the alias of an [intercept](/api/commands/intercept) in the Command Log, the console shows the request and response. #24623',
      ],
      performance: [
        'Cypress starts faster, and unzipping it during installation takes less time. #24909',
      ],
    },
  },
  {
    version: '11.2.0',
    date: '2022-11-22',
    changes: {
      feature: [
        'In `cypress open`, [`experimentalRunAllSpecs`](/guides/references/experiments#run-all-specs-with-one-click) brings back running all end-to-end specs at once, which 10.0.0 removed. #24168',
        "If a run fails in CI and you don't record it, the terminal suggests [Cypress Cloud](/guides/cloud/introduction). #24000",
        "The [Command Log](/guides/core-concepts/cypress-app#read-the-command-log) shows a warning if `cy.session()` can't restore a session. #24207",
      ],
      fix: [
        '[`cy.session()`](/api/commands/session) keeps the page between `setup` and `validate`. With test isolation, it always ends on a blank page. #21397',
      ],
    },
  },
  {
    version: '11.1.0',
    date: '2022-11-14',
    changes: {
      breaking: [
        '[`cy.session()`](/api/commands/session) no longer fails if the `validate` function itself returns `false`. Throw an error, or yield `false` from a command. #21398 #24205 #24593',
      ],
      feature: [
        'Component tests support [Next.js 13](/guides/component-testing/react/overview#set-up-next-js). #24396',
        'In Vue 2, `mount` accepts `extensions.directives`, which registers directives globally. #24488',
      ],
      fix: [
        'Migrating a TypeScript project no longer fails and hangs, as it had since 11.0.0. #24643',
        '`cypress run` with the [`junit` reporter](/guides/tooling/reporters#write-junit-files) no longer crashes if an assertion fails, as it had since 11.0.0. #24652',
        'The types of [`testIsolation`](/guides/references/configuration#testIsolation) are correct. #23911',
        '[`cy.session()`](/api/commands/session) no longer saves a session if `validate` fails, so the next test no longer restores it. #24208',
      ],
    },
  },
  {
    version: '11.0.1',
    date: '2022-11-09',
    changes: {
      fix: [
        '`experimentalSessionAndOrigin` no longer causes a webpack error, as it did in 11.0.0. #24611',
        'Custom [reporters](/guides/tooling/reporters) no longer fail with `Cannot find module`, as they did in 11.0.0. #24607',
        'You can change [`testIsolation`](/guides/references/configuration#testIsolation) without restarting Cypress. #24497',
        "[`cy.origin()`](/api/commands/origin) fails if the origin has the same superdomain as the test, because you don't need the command then. #24169",
        'In `cypress open`, editing a component spec runs it again. In 11.0.0, nothing happened. #24630',
      ],
    },
  },
  {
    version: '11.0.0',
    date: '2022-11-08',
    changes: {
      breaking: [
        '[`cy.mount()`](/guides/references/migration-guide#11-styles) no longer accepts `style`, `stylesheet`, `cssFile`, or their plurals. Import styles in the support file or in the test. #24328',
        'Calling [`cy.mount()`](/api/commands/mount) again in the same test removes the previous component. #24329',
        '`mountHook` was removed from [`cypress/react`](/guides/component-testing/react/api#what-was-removed). Mount a component that uses the hook. #24328',
        "`unmount` was removed from [`cypress/react`](/guides/component-testing/react/api#what-was-removed). Use React's `unmountComponentAtNode()`. #24328",
        '`mountCallback` from [`cypress/vue`](/guides/component-testing/vue/api) no longer works. Use `mount`. #24328',
        'In [`cypress/vue`](/guides/component-testing/vue/api), `mount` yields an object with `wrapper` and `component`. #24342',
        'If you pass a [`viteConfig`](/guides/component-testing/component-framework-configuration#change-a-part-of-the-file), Cypress no longer merges it with `vite.config.js`. #24133',
        "In [`cypress/angular`](/guides/component-testing/angular/api), `providers` override those of modules, but not the component's own. For these, use `TestBed.overrideComponent()`. #24047 #23427",
        'Cypress only connects to Cypress Cloud if it can verify the [certificate](/guides/references/proxy-configuration#the-proxy-replaces-certificates). For your own CA, set `NODE_EXTRA_CA_CERTS`. #23980',
        '[`cy.session()`](/api/commands/session) requires a `setup` function. #24311',
      ],
      feature: [
        '[Component testing](/guides/component-testing/overview) is generally available for React, Next.js, Angular, and Vue.',
        '[`cy.getCookie()`](/api/commands/getcookie), [`cy.getCookies()`](/api/commands/getcookies), [`cy.clearCookie()`](/api/commands/clearcookie), and [`cy.clearCookies()`](/api/commands/clearcookies) accept the `domain` option. #24264',
      ],
      fix: [
        'TypeScript checks calls of [`cy.mount()`](/api/commands/mount), which had the type `any`. #24330',
        'The snapshot of [`cy.mount()`](/api/commands/mount) shows the component instead of a blank page. #24138',
        'In component tests, the Command Log no longer shows "Open in IDE". #24366',
        'Cypress no longer inserts its script into CSV, TSV, and text files that you download or open. #24297',
        'The project folder can be on a read-only file system. #2064',
        'Snapshots taken during navigation no longer show Cypress itself in place of your app. #24506',
        '[`cy.pause()`](/api/commands/pause) works in the callback of [`cy.origin()`](/api/commands/origin). #21495',
        'Errors in a [`cy.origin()`](/api/commands/origin) callback that loads modules show the right code frame. #23365',
        'Dropdowns, such as those for the framework, bundler, and editor, mark the selected option. #21768',
        'The failure icon above the Command Log is displayed correctly if many tests have passed. #21838',
        'A test can create more than 20 sessions with [`cy.session()`](/api/commands/session). #24379',
      ],
      performance: [
        'Cypress starts up to 84% faster, and takes less time to download and unzip. #18480',
      ],
    },
  },
  {
    version: '10.11.0',
    date: '2022-10-25',
    changes: {
      breaking: [
        '[`cy.origin()`](/api/commands/origin) callbacks load modules with `require()` and `import()`. [`Cypress.require()`](/api/cypress-api/require) was removed. #24293',
        '[`testIsolation`](/guides/core-concepts/test-isolation) is `on` or `off` instead of `strict` or `legacy`. With `experimentalSessionAndOrigin`, the default is `on`. #24206',
        "`cy.session()` follows the suite's [test isolation](/guides/core-concepts/test-isolation). #24206",
      ],
      feature: [
        '[`cy.session()`](/api/commands/session) works in WebKit if `experimentalSessionAndOrigin` is on. #24116 #23832',
        'When you log in from the Launchpad and have chosen a testing type, Cypress offers to connect the project to [Cypress Cloud](/guides/cloud/projects). #23379 #23766 #23767',
        'If a connected project has no recorded runs, Cypress offers to [record one](/guides/cloud/runs). #23379 #23766 #23767',
      ],
      fix: [
        'If a Chromium-based browser or its tab crashes, the current test fails and the run continues, instead of hanging. #6170',
        "Cypress Cloud no longer shows tests as new or modified because they're skipped in the current browser. #23517",
        'Cypress can connect to Cypress Cloud if the certificate chain contains a [self-signed certificate](/guides/references/proxy-configuration#the-proxy-replaces-certificates). #24298',
        'A test can use [`cy.origin()`](/api/commands/origin) for more than 30 origins. #22874 #23967',
        'In tests that visit several origins, `document.cookie` has the correct value. #23531',
        'If you change [`blockHosts`](/guides/references/configuration#blockHosts), Cypress restarts to apply it. #22634',
        'You can select and copy parts of the displayed command for recording a run, such as the record key. #22091',
        'Labels in the Cypress App are capitalized consistently. #21854',
        "If a project isn't connected to Cypress Cloud, its settings no longer have an empty section for the project ID. #21806",
      ],
    },
  },
  {
    version: '10.10.0',
    date: '2022-10-11',
    changes: {
      breaking: [
        '[`cy.origin()`](/api/commands/origin) needs the exact origin of the page under test, including its subdomain. #23999 #23814 #24085 #22882 #17166',
      ],
      feature: [
        '`cypress run` no longer watches files while it runs component tests. #22959',
      ],
      fix: [
        'With `experimentalSessionAndOrigin`, pages in [`cy.origin()`](/api/commands/origin) send and set cookies more like they do outside of Cypress. #23551 #22670 #23603',
        'Cypress can connect to Firefox 105. #23897',
        '[Angular component tests](/guides/component-testing/angular/overview) load the assets of your app. #23797',
        'webpack no longer tree-shakes imports out of the [support file](/partials/component-testing-config#the-support-file) of component tests. #24117',
        '[`cy.session()`](/api/commands/session) fails if a command or an assertion in its `setup` function fails. #21399',
        'After mounting an Angular component, [`cy.mount()`](/api/commands/mount) calls its `ngOnChanges` method. #23591',
        'Code frames of errors in Vite projects show the right lines. #23919',
        'In component tests, an uncaught exception is only handled once. #23920',
        'Component tests in Nuxt and Angular projects fail if there is an uncaught exception. #24122',
        'The Command Log cuts off long messages after 50 lines again. #23995',
      ],
      dependency: ['Electron 21 (was 19). #23843'],
    },
  },
  {
    version: '10.9.0',
    date: '2022-09-27',
    changes: {
      feature: [
        'You can load npm packages and your own files in the callback of [`cy.origin()`](/api/commands/origin).',
        '[`cy.visit()`](/api/commands/visit) can open pages of another origin without [`cy.origin()`](/api/commands/origin). #21485 #22282 #21300 #23236',
        '[`cy.session()`](/api/commands/session) has the option `cacheAcrossSpecs`, which lets other specs reuse the session. #17710',
        '[`viteConfig`](/partials/component-testing-config#viteConfig) and [`webpackConfig`](/partials/component-testing-config#webpackConfig) can be async functions, which can change the default configuration. #23302',
        'Handlers of [`before:browser:launch`](/api/plugins/browser-launch-api) can set environment variables for the browser with `env`. #23624',
        'If a component test fails, Cypress shows a code frame of the line that caused the error. #21720',
        'Some parts of the Launchpad and the Cypress App are more accessible. #23745',
        'The Sessions panel in the Command Log has an improved design. #21400',
      ],
      fix: [
        'After a run, the terminal shows the path of each spec instead of only the file name. #22304',
        'The viewport menu in the Cypress App shows the right text. #23789',
        'In Angular and Next.js projects, the Command Log shows compile errors during component tests. #23219',
        'Dynamic imports with webpack 5 no longer fail with `Automatic publicPath is not supported in this browser`. #18435',
        "Failed specs in Cypress Cloud link to the right file in your repository, even if the configuration file isn't in the project root. #22971",
        '[`experimentalModifyObstructiveThirdPartyCode`](/guides/references/configuration#experimentalModifyObstructiveThirdPartyCode) no longer causes the error `Invalid left-hand-side in assignment`. #23647',
        '`it.skip` works in Angular component tests. #23409',
        'Angular component tests use the `tsConfig` of your build options. #23673',
        'Cypress no longer warns you when you use a [browser that you added](/guides/guides/launching-browsers#add-a-browser-to-the-list) in the configuration. #23446',
      ],
    },
  },
  {
    version: '10.8.0',
    date: '2022-09-13',
    changes: {
      feature: [
        "Tests can run in WebKit, Safari's engine, with [`experimentalWebKitSupport`](/guides/references/experiments#test-in-webkit) and the package `playwright-webkit`. #6422",
        'When you set up a project, the page that creates the configuration files has small visual improvements. #21847 #23260 #23710',
      ],
      fix: [
        "Cypress Cloud no longer shows `The media could not be loaded` if a video wasn't uploaded because of `videoUploadOnPasses: false`. #2939",
        'Stack traces in the terminal show the lines and columns of your source files, as in `cypress open`. #7715',
        'Projects that use TypeScript and ES modules work with Node.js 16.17 and later, and 18.6 and later. #22795 #23393 #23552',
        'On Windows, you can search for specs with slashes or backslashes. #23426',
        'Requests to another port of the same site include cookies again. These were missing since 10.3.0. #23132',
        'During `cypress run`, the Command Log no longer stops scrolling, which hid the running commands in videos. #16098 #22199',
        '[`rerender`](/guides/component-testing/react/api#change-props-with-rerender) from `cypress/react18` keeps the state and no longer runs all lifecycle hooks again. #23357',
        "Cypress works with Chrome 64 to 70 again. It didn't since 10.0.0. #23509",
        'Dialogs for connecting a project to Cypress Cloud no longer show outdated organizations and projects. #23538',
        'With [`experimentalModifyObstructiveThirdPartyCode`](/guides/references/configuration#experimentalModifyObstructiveThirdPartyCode), signing in with Google no longer returns `403 forbidden` in Edge and Electron. #23720',
        'Electron uses the right user agent if you set [`userAgent`](/guides/references/configuration#userAgent) or `experimentalModifyObstructiveThirdPartyCode`. #23597',
        "With `experimentalInteractiveRunEvents`, [`before:spec`](/api/plugins/before-spec-api) fires in `cypress open` again. It didn't since 10.0.0.",
        '[Aliases](/guides/core-concepts/variables-and-aliases) of what a custom command yields no longer become `undefined`. #23652',
        'In the Launchpad, you can log in to Cypress Cloud while you choose a browser, even if none is open. #23779',
        'The Command Log shows [`cy.mount()`](/api/commands/mount) from `cypress/svelte` by default. #23771',
        'Setting `testIsolation` for a suite no longer throws an error in the second test. #23644',
        'When you set up component testing with Next.js, the Launchpad no longer shows a wrong warning about dependencies. #23598',
        'The TypeScript types include [`modifyObstructiveCode`](/guides/references/configuration#modifyObstructiveCode). #22146',
        'Assertions on text that ends in whitespace no longer shake in the Command Log. #23727',
      ],
      performance: [
        'Cypress uses less memory in the browser, which can speed up tests and prevent crashes. #23708 #23729 #23737 #23738',
      ],
    },
  },
  {
    version: '10.7.0',
    date: '2022-08-30',
    changes: {
      feature: [
        '[Cypress Studio](/guides/references/cypress-studio) is back, but only for end-to-end tests. Turn it on with `e2e.experimentalStudio`. #23461',
        '[`Cypress.require()`](/api/cypress-api/require) loads modules in the callback of `cy.origin()`.',
        'Component tests support [Svelte](/guides/component-testing/svelte/overview), as an alpha feature that can still change. #23037',
        'In the spec list, the Latest runs and Average duration columns help you connect the project to Cypress Cloud. #22932',
        'Banners explain how to connect a project to Cypress Cloud and record a first run. You can dismiss them. #22933 #22934 #22798 #22935',
        'You can also create specs from Vue components if the project has its own `specPattern`. #23071',
        "Angular projects that don't follow the conventions of Angular CLI can set up component tests with [`projectConfig`](/guides/component-testing/angular/overview#choose-a-project-of-a-workspace). #23161",
        'The clock of [`cy.clock()`](/api/commands/clock) has a `setSystemTime()` method, which sets a new time. #15424',
        'Browsers without an icon of their own have a default icon in the browser menu. #21766',
      ],
      fix: [
        'Cypress no longer crashes if the app upgrades an HTTPS request to a WebSocket. #22217',
        '`cypress run --spec` also finds specs if the project is the root folder of the file system. #23380',
        '[Angular component tests](/guides/component-testing/angular/overview) run with Angular 14.2.0 and later. #23585',
        'Snapshots of XHR requests show the page that [`cy.origin()`](/api/commands/origin) is on, instead of the first origin. #21496',
        'Cypress Cloud keeps track of retried runs on [GitHub Actions](/guides/continuous-integration/github-actions). #23445',
        'An internal type of Cypress is no longer available globally in TypeScript. #23333',
        'If [`devServer`](/guides/references/configuration#devServer) is incomplete, `cypress open` still shows the list of component specs. #23486',
      ],
      performance: [
        "[`cy.session()`](/api/commands/session) no longer clears the page after `validate`, so you don't need `cy.visit()` after it. #22368",
      ],
    },
  },
  {
    version: '10.6.0',
    date: '2022-08-16',
    changes: {
      feature: [
        '[`experimentalSingleTabRunMode`](/guides/references/experiments#run-component-specs-in-one-tab) runs all component specs in one tab, which can be faster but isolates them less. #22353',
        '[`CYPRESS_DOWNLOAD_PATH_TEMPLATE`](/guides/references/advanced-installation#CYPRESS_DOWNLOAD_PATH_TEMPLATE) can include `${version}`, so each version can have its own path. #5141 #16976 #22864',
      ],
      fix: [
        'On Windows, Firefox downloads files to the right folder. #17896',
        '[`cy.session()`](/api/commands/session) no longer lets you reuse an id for a session with a different `setup`. #22381',
        'Globs in `supportFile` and `specPattern` match even if the path of the working directory appears deeper inside them. #23361',
        'You can search the spec list by full path. #22463 #21879',
        'Popovers in the spec list show the full file name of the spec. #23064',
      ],
    },
  },
  {
    version: '10.5.0',
    date: '2022-08-15',
    changes: {
      deprecated: [
        "`cy.state('subject')` logs a warning in the console. Use `cy.currentSubject()` instead. #23092",
      ],
      feature: [
        'Component tests support [Angular](/guides/component-testing/angular/overview), including templates and standalone components. #22819',
        'With `experimentalSessionAndOrigin`, you can set the new option `testIsolation` to `legacy` to turn off [test isolation](/guides/core-concepts/test-isolation). #22279',
        'The spec list marks specs that are [flaky](/guides/cloud/flaky-test-management) according to Cypress Cloud. #22656 #22657',
        'When you set up component testing with React 18, Cypress registers `cy.mount()` from `cypress/react18`. #23033',
        "You can create a component spec from a list of the project's Vue components, unless you changed `specPattern`. #22836",
        'When you connect to Cypress Cloud, the project menu is filled in if your organization has only one project. #22936',
        'If you log in to Cypress Cloud and your project has no project ID, you can connect it right away. #23022',
        'The `about:blank` pages that Cypress shows have a new design. #20978',
        "Cypress marks Firefox 101 and 102 on Windows as unsupported, because they don't work with Cypress. #23164",
        'If you use `cypress/react` with React 18, a warning recommends `cypress/react18`. #23032',
      ],
      fix: [
        '[`--spec`](/guides/guides/command-line#run-spec) finds specs if the path of the project contains glob characters. #22272',
        "In component tests with webpack, your app's own `entry` is no longer bundled and run. #23224",
        'In `cypress open`, sessions are reset when you switch to another spec. #23146',
        'Tooltips in the header wait a moment, so they no longer pop up when the pointer passes by. #23115',
        '`cypress run` no longer hangs if a handler of [`test:before:run`](/api/events/catalog-of-events) throws an error. #23039',
        'Logged requests no longer miss information or take 500 ms longer, as some did since 10.3.0. #23227',
        'In the dialog for a blank spec, pressing Enter in the path field creates the spec. #21815',
        'With React 18, unmounting a component no longer fails with `unmountComponentAtNode is not a function`. #23081',
        'The search in the spec list is kept again, even when you reopen the project. It was lost since 10.0.0. #21837',
        '[`cy.intercept()`](/api/commands/intercept) can no longer cause infinite recursion, which crashed Cypress. #22693',
        'In the Launchpad, the project name no longer links to the choice of the testing type. #21911',
        'Component tests with Vite 3 work with Node.js 17 and later. #23042 #23114',
      ],
    },
  },
  {
    version: '10.4.0',
    date: '2022-08-02',
    changes: {
      feature: [
        'Component tests support [React 18](/guides/component-testing/react/overview) with `cypress/react18`. #21381 #21946',
        'Component tests support Vite 3. #22784',
        '[`experimentalModifyObstructiveThirdPartyCode`](/guides/references/experiments#keep-pages-of-others-in-the-frame) removes framebusting code and `integrity` attributes from third-party code, and Electron from the user agent. #21476 #21307 #22953 #21474',
        "A banner tells you what to do if Cypress Cloud can't find the `projectId`, or if you can't access the project. #22637",
      ],
      fix: [
        'In [`cy.origin()`](/api/commands/origin), cookies also work for requests that the page makes, such as `fetch`. #22952 #21474',
        'Tooltips no longer cover dialogs. #22595',
        'Recorded runs in Electron no longer hang when they upload a video. #17627',
        'Cypress shows an error if your [configuration file](/guides/references/configuration#the-configuration-file) returns something unexpected. #21948',
        "Cypress warns you about dependencies that component testing doesn't support. #22025",
        '[`.type()`](/api/commands/type) accepts seconds in `datetime-local` fields, for example `2022-08-02T10:12:30`. #22884',
        'Component tests in Next.js projects can import global styles. #22525',
        'If `specPattern` is an array, component testing no longer fails with `Expected additionalIgnorePattern to be a string`. #22551',
        'The timer no longer changes its width while it counts. #22846',
        'Column headers that explain themselves when you hover over them have an icon. #22638',
        'The terminal no longer cuts off long URLs of runs. #22619',
      ],
      dependency: [
        'Electron 19.0.8, with Chromium 102.0.5005.148 and Node.js 16.14.2. #22775',
      ],
    },
  },
  {
    version: '10.3.1',
    date: '2022-07-19',
    changes: {
      feature: [
        'Keyboard navigation through the latest runs on the [Specs page](/guides/core-concepts/cypress-app#find-and-run-specs) works better. #22628',
        'Tooltips on the Specs page are more accessible and look better. #22597',
        'Copy buttons in the migration steps look and behave better. #21860 #21862',
        "In the Launchpad, the Docs menu has a better layout when there's little room. #21842",
        'The banner that offers to record your first run fits into narrow windows. #21856',
        'The sidebar of the [Cypress App](/guides/core-concepts/cypress-app) collapses by itself in narrow windows. #22393',
        'The dialog that compares the testing types needs less scrolling and has consistent punctuation. #21852',
        'If you open a single project, the Launchpad no longer shows a breadcrumb for the list of projects. #21771',
      ],
      fix: [
        'Cypress no longer crashes on macOS when you quit it, which happened on some machines. #22026',
        'Changes to the [configuration file](/guides/references/configuration#the-configuration-file) reload reliably while the app is open. #21785 #22389',
        '`document.cookie` works if a test visits several [origins](/guides/guides/cross-origin-testing), which some login providers rely on. #22479 #22674',
        "The Specs page shows Git information if your shell isn't compatible with Bash, for example Fish. #22454",
        'On Windows, the Specs page shows the last update of each spec even if the Git repository has no commits. #22741',
        'The tooltip of a run on the Specs page is centered above it. #22629 #22598',
        'The Specs page displays correctly in narrow windows. #22626',
        'The Command Log shows asterisks and underscores in assertions such as `match` instead of using them as formatting. #5679',
        '`Proxy-Authorization` headers start with `Basic` instead of `basic`, which some [proxies](/guides/references/proxy-configuration) rejected. #22383',
        'When you set up component testing for React, the Launchpad also asks for `react-dom`. #22371',
        "In Firefox, the page with the Command Log and the preview no longer scrolls when it shouldn't. #21881 #22610",
        '`CYPRESS_NO_COMMAND_LOG` [hides the Command Log](/guides/guides/command-line#show-or-hide-the-command-log) again. Version 10 ignored it. #21721 #21271',
        '[`cy.contains()`](/api/commands/contains) with a regular expression finds `<input type="submit">` by its label. #21166',
        'The warning `Class WebSwapCGLLayer is implemented in both` no longer appears in the terminal. #21615',
        'In the settings, the number of matching specs has the right singular or plural. #21728',
        '[Screenshots](/api/commands/screenshot) black out elements with an absolute position again. #22173',
        'Some text fields of the app no longer suggest values you entered before. #22102',
        "The list of projects in the Launchpad doesn't touch the bottom of the window anymore. #21724",
      ],
    },
  },
  {
    version: '10.3.0',
    date: '2022-06-28',
    changes: {
      feature: [
        "The [Specs page](/guides/core-concepts/cypress-app#find-and-run-specs) shows each spec's latest results from Cypress Cloud, in real time. #21250 #22497",
        'The search field for specs has a button that clears it. #21686',
      ],
      fix: [
        'Chromium browsers no longer use more and more memory if your app loads files from long `data:` URLs. #17853 #22462',
        'Cookies on other [origins](/guides/guides/cross-origin-testing) behave as they do outside of Cypress. This fixes several problems in tests that visit more than one. #21363 #20685',
        'On Windows, TypeScript projects no longer fail to load if a path contains spaces. #22544 #22297',
        'Migrating from version 9 no longer hangs if `pluginsFile` is a folder. #22461',
        'With `DEBUG=cypress:server:util:process_profiler`, Cypress prints a summary of its CPU and memory usage, which was missing. #22022',
        'Long text no longer breaks the layout of the search field for specs. #21686',
        "The types accept [`baseUrl`](/guides/references/configuration#baseUrl) in a suite's or test's configuration. #22374 #22072",
      ],
    },
  },
  {
    version: '10.2.0',
    date: '2022-06-21',
    changes: {
      feature: [
        'Cypress runs natively on [Apple silicon](/guides/getting-started/installing-cypress#operating-system), such as M1 and M2. #19908',
        'Cypress runs natively on [Linux with 64-bit Arm processors](/guides/getting-started/installing-cypress#operating-system). #4478',
        'When you create a spec in the app, you can type its name right away, because the field has focus. #21865',
      ],
      fix: [
        'A misleading Chromium warning about `CertVerifyProcBuiltin` no longer appears when you visit HTTPS pages. #22128',
        'Your app gets the reason phrase that the server sent with the status code. Cypress used to replace it with the standard one. #16973',
        'Cypress no longer crashes with `EMFILE` if too many files are open. #22023',
        'Installing Cypress with Yarn no longer prints the warning `nohoist config is ignored`. #22147',
        'Long folder and file names on the Specs page are cut off instead of overlapping the next column. #21895',
        'Long file paths in the error view wrap instead of overflowing. #22103',
        'If the video that introduces version 10 takes more than three seconds to load, Cypress skips it. #21955',
        'The wording of the warning banner matches the rest of the app. #21551',
      ],
      dependency: ['Electron 18.3.0 (was 18.0.4). #22252'],
    },
  },
  {
    version: '10.1.0',
    date: '2022-06-10',
    changes: {
      feature: [
        "If you haven't set up component testing, `cypress run --ct` fails with a more helpful error message. #21909",
      ],
      fix: [
        'In TypeScript projects, the [configuration file](/guides/references/configuration#the-configuration-file) loads if `package.json` sets `"type": "module"`. #22096 #21939 #22074',
        'On Linux and Windows, `cypress run --headed` in Chrome no longer fails if there are several specs. #22155',
        'If you change [`baseUrl`](/guides/references/configuration#baseUrl) in the configuration file, Cypress restarts its server, so that the new value takes effect. #22056',
        'Cypress finds the [support file](/guides/references/configuration#supportFile) even if the path of the project contains glob characters, such as brackets. #22040',
        'The copy button of the [selector playground](/guides/core-concepts/cypress-app#find-a-selector) copies the whole command, not only the selector. #22043',
        'On the Specs page, you can click anywhere in a row to open the spec. #21783',
        'The "Learn More" button no longer ends with a period. #21807',
        'Clicking the [URL of the app under test](/guides/core-concepts/cypress-app#use-the-preview) opens it in a new tab. #21823',
      ],
    },
  },
  {
    version: '10.0.3',
    date: '2022-06-03',
    changes: {
      fix: [
        'Cypress only watches files that match [`specPattern`](/guides/references/configuration#specPattern). #22054',
        "Cypress no longer crashes behind a proxy that blocks Cypress's CDN. #22081",
        'Headings in the list of specs next to a running test have more contrast. #21870',
        'While a spec is running, the sidebar no longer marks the list of specs as the current page. #21873',
        'A step of the migration spells "Cypress" with a capital letter. #21798',
        'The menu of browsers in the app scrolls if it has many entries. #22032',
        'The spec files that Cypress creates for you no longer contain a failing test. #21921',
        "On Windows, Cypress no longer crashes if it can't read the machine's ID. #22110",
      ],
    },
  },
  {
    version: '10.0.2',
    date: '2022-06-02',
    changes: {
      fix: [
        '[`cypress run`](/guides/guides/command-line#cypress-run) no longer watches files. #22054',
        'On Windows, [configuration files](/guides/references/configuration#the-configuration-file) written as ES modules load more reliably. #22038',
        'Cypress no longer treats JavaScript projects as TypeScript, for example because of a `.d.ts` file or a missing `typescript` package. #22034 #22018 #21997',
        'Component tests with Vite no longer crash if one of your plugins reads the names of all plugins. #22021',
      ],
      performance: [
        'Cypress compresses [videos](/guides/guides/screenshots-and-videos#record-a-video) at a lower priority, so other processes slow down less. #21585',
      ],
    },
  },
  {
    version: '10.0.1',
    date: '2022-06-01',
    changes: {
      feature: [
        'If your configuration still sets `experimentalStudio`, the message has a new wording. #22008',
      ],
      fix: [
        'The list of specs next to a running test scrolls. #21995',
        '[`.check()`](/api/commands/check) and [`.uncheck()`](/api/commands/uncheck) clear the indeterminate state of a checkbox. #21665',
        "If you downloaded Cypress directly, the new configuration file no longer fails with `Cannot find module 'cypress'`. #21999",
        'If `cypress.config.ts` contains TypeScript errors, you get a [more precise error message](/guides/references/configuration#threw). #22009 #21997 #22004',
        "Cypress no longer crashes with `EPERM` if it isn't allowed to watch a file, such as `.git/index.lock`. #22002",
        'The migration no longer shows the step for the support file if yours has a custom path. #22012',
        'The Specs page keeps its styles when you come back from the Runs page. #21931',
      ],
    },
  },
  {
    version: '10.0.0',
    date: '2022-06-01',
    changes: {
      breaking: [
        '[`cypress.config.js`](/guides/references/configuration#the-configuration-file), `.ts`, `.cjs`, or `.mjs` replaces `cypress.json`. You get an error if both exist. #18221 #18300 #20554 #20643',
        'Projects need a configuration file, so [`--config-file=false`](/guides/guides/command-line#config-file-false) throws an error. #20643',
        'Cypress no longer creates a missing configuration file by itself. Set up a testing type in [`cypress open`](/guides/getting-started/opening-the-app#go-through-the-first-start) instead.',
        'The JSON schema for the configuration was removed, because the file is no longer JSON.',
        'Many [options](/guides/references/legacy-configuration#options-that-have-another-name-or-place) only work in the `e2e` or the `component` block, and the types enforce this. #20677',
        '[`baseUrl`](/guides/references/configuration#baseUrl) and `experimentalSessionAndOrigin` only work in the `e2e` block. #20589 #21588',
        '[`supportFile`](/guides/references/configuration#supportFile) and [`slowTestThreshold`](/guides/references/configuration#slowTestThreshold) no longer work at the top level, only in a block.',
        'The default [`supportFile`](/guides/references/configuration#supportFile) is `e2e.js` or `component.js` in `cypress/support`, also as `.jsx`, `.ts`, or `.tsx`. It was `index.js`. #19776 #19364',
        'The option `pluginsFile` was removed. Use [`setupNodeEvents`](/api/plugins/configuration-api) and [`devServer`](/guides/references/configuration#devServer). #18798 #20560',
        'The option `testFiles` was removed. Use [`specPattern`](/guides/references/configuration#specPattern). #19319 #20565',
        'The options `integrationFolder` and `componentFolder` were removed, because [`specPattern`](/guides/references/configuration#specPattern) includes the folder. #19319',
        'The option `ignoreTestFiles` was removed. Use [`excludeSpecPattern`](/guides/references/configuration#excludeSpecPattern). #19319',
        '[Cypress Studio](/guides/references/cypress-studio) was removed. If you set `experimentalStudio`, Cypress prints a warning. #20515 #21561',
        '`cypress open` no longer has a button to [run all specs](/guides/references/migration-guide#10-all-specs), or those that match the search. #21628',
        "Tests no longer run in versions of [browsers](/guides/guides/launching-browsers#browsers-that-cypress-can-start) that Cypress doesn't support.",
        'Paths of [screenshots and videos](/guides/guides/screenshots-and-videos#find-the-files) leave out the folders that all specs share, so they can change when you add specs. #19319',
      ],
      deprecated: [
        '`cypress open-ct` and `cypress run-ct`: use `cypress open` and `cypress run` with [`--component`](/guides/guides/command-line#choose-what-runs). #18418',
      ],
      feature: [
        '[Component testing](/guides/component-testing/overview) is in beta. It no longer has an app of its own: you choose the testing type when Cypress starts. #21111',
        '`cypress open` helps you install and configure what your project needs for component tests.',
        'When you set up component testing, Cypress adds [`cy.mount()`](/api/commands/mount) to the support file.',
        'You can create an empty component spec in the app and look at it before you run it.',
        'Cypress includes the latest [`mount`](/api/commands/mount) for React, Vue 3, and Vue 2, and uses the framework in your `node_modules`. #20930',
        'If you edit the configuration file, the app reloads it instead of closing. #21160',
        'In [`setupNodeEvents`](/api/plugins/configuration-api), you listen to events, register plugins, and change the configuration. It belongs in `e2e` or `component`. #18798 #20560',
        '[`devServer`](/guides/references/configuration#devServer), in the `component` block, defines the server that builds your components.',
        '[`specPattern`](/guides/references/configuration#specPattern) is one or more globs of spec files. Each testing type has its own. #19319 #20565 #20853',
        'By default, names of specs end with `.cy` and the extension. End-to-end specs are in `cypress/e2e`, and component specs can be anywhere. #21193',
        '[`excludeSpecPattern`](/guides/references/configuration#excludeSpecPattern) hides files that match. For component tests, it covers snapshots and end-to-end specs by default. #19319 #19980 #20763 #20853',
        'With [`defineConfig()`](/guides/references/configuration#have-the-editor-check-it), your editor completes and explains configuration options. #18302',
        'The [Command Log](/guides/core-concepts/cypress-app#read-the-command-log) indents nested commands. Click a group to print its details to the console.',
        'The Command Log shows which commands run inside [`.within()`](/api/commands/within). #20433',
        'You can define `cy.mount()` and `cy.hover()` with [`Cypress.Commands.add()`](/api/cypress-api/custom-commands) instead of overwriting them. #18941',
        '[`--config`](/guides/guides/command-line#change-configuration) accepts options of a testing type without nested JSON. #20127',
        '[`--e2e` and `--component`](/guides/guides/command-line#choose-what-runs) choose the testing type. By default, `cypress run` runs end-to-end tests.',
        "`cypress open` warns you if it can't find the browser that you pass with [`--browser`](/guides/guides/command-line#choose-a-browser). #18473",
        'If you pass a testing type and a browser to [`cypress open`](/guides/guides/command-line#cypress-open), the browser starts right away. #21538',
        '`cypress open` starts with the [Launchpad](/guides/getting-started/opening-the-app#go-through-the-first-start), which asks for a testing type and helps you configure it. #18924',
        'New projects only get example files for end-to-end tests if you ask for them. #18924',
        "If there's a `cypress.json`, `cypress open` guides you through the [migration](/guides/references/migration-guide#10-config). `cypress run` tells you to start it. #18924",
        'The Command Log and the navigation around it have a dark background.',
        'You can switch to another spec or browser in the window that runs your tests.',
        'The app shows the Git branch and the [last commit of each spec](/guides/core-concepts/cypress-app#find-and-run-specs). #20648 #21139 #21436 #20744',
        'When you create a spec in the app, it gets the right extension, and Cypress checks that it matches `specPattern`. Then you can preview and run it. #21225 #20567 #20657 #20962',
        'The [Settings page](/guides/core-concepts/cypress-app#the-other-pages) separates the settings of the project, of your device, and of Cypress Cloud.',
      ],
      fix: [
        'The Command Log no longer contains a redundant entry for [`cy.session()`](/api/commands/session). #7673 #21457',
        '[`Cypress.Commands.add()`](/api/cypress-api/custom-commands#the-name-is-taken) throws an error for names that Cypress uses internally. #6146',
        'Images from [`cy.screenshot()`](/api/commands/screenshot) in component tests no longer have a one-pixel line at the left edge. #21019',
        '`cypress run` no longer leaks memory in Chromium browsers and Firefox. They stay open between specs, so [`before:browser:launch`](/api/plugins/browser-launch-api) fires once. #19915',
        'With Node.js 17 and later, component tests can connect to the webpack dev server, because it uses `127.0.0.1` instead of `localhost`. #21430',
        "If you use a version of a plugin that doesn't support Cypress 10, the error message says so. #21169",
      ],
      dependency: [
        '`@cypress/mount-utils` 2.0.0, `@cypress/react` 6.0.0, `@cypress/vue` 4.0.0, and `@cypress/vue2` 1.0.0 are new.',
      ],
    },
  },
]
