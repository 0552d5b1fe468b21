import type { Release } from '../types'

/**
 * Releases up to 3.8.3, newest first. Those before 3.0.0 only have one or two lasting
 * changes, and those before 1.0.0 that have none are left out.
 */
export const upTo3: readonly Release[] = [
  {
    version: '3.8.3',
    date: '2020-01-24',
    changes: {
      feature: [
        'Recorded runs contain more information from Bamboo, because Cypress reads more of its variables. #4895',
      ],
      fix: [
        '`cypress run` no longer fails with `could not find CRI target` if it has trouble finding the browser tab to control. #6053',
        'Requests to sites that use a TLS version below 1.2 no longer fail. #5446',
        '`cypress verify` no longer crashes on systems where Xvfb needs an explicit `-screen`. #6184',
        '[`.type()`](/api/commands/type) with `force: true` types into read-only inputs again, as it did before 3.5.0. #6116',
        'With [custom reporters](/guides/tooling/reporters), the `file` property in reports is no longer `undefined`. #1495',
        'In the Command Log, messages of [`cy.get()`](/api/commands/get) are cut off after 50 lines instead of one. #6145',
      ],
      dependency: [
        'Electron 7.1.10. #6180 #6242',
        '`http-status-codes` 1.4.0. #6134',
        '`socket.io` and `socket.io-client` 2.3.0. #6179',
      ],
    },
  },
  {
    version: '3.8.2',
    date: '2020-01-10',
    changes: {
      feature: [
        "In `cypress open`, the icons of browsers look more like the browsers' own logos. #5921",
        'Cypress sends `CI_JOB_NAME` from [GitLab CI](/guides/continuous-integration/gitlab-ci) with recorded runs. #6111',
      ],
      fix: [
        'Without `unzip` on Linux, the progress of `cypress install` no longer goes up to 200%, as it did since 3.8.0. #5967',
        'After invalid characters, [`.type()`](/api/commands/type) types valid ones into number inputs again, as it did before 3.7.0. #6055',
        'Children of an element with `transform` and a `width` or `height` are no longer considered hidden. #5974',
        'Visibility checks handle `backface-visibility` correctly if a parent has `transform-style: preserve-3d`. #5682',
        'Elements with `overflow: hidden` and a width or height of 0 now count as invisible. #6093',
        'Chaining [`.should()`](/api/commands/should) or [`.and()`](/api/commands/and) after a callback with several assertions no longer throws an error. #4981',
        'In the Command Log, messages of [`cy.log()`](/api/commands/log) are cut off after 50 lines instead of one. #5625',
        'The types of `cy` and `Cypress` include `removeListener` and `removeAllListeners`, for [events](/api/events/catalog-of-events). #5228',
        'The types of [`cypress.run()`](/guides/guides/module-api#results) include `runUrl` in the results. #6087',
      ],
      dependency: ['Electron 7.1.7. #6085', '`ansi_up` 4.0.4. #6074'],
    },
  },
  {
    version: '3.8.1',
    date: '2019-12-26',
    changes: {
      fix: [
        'With [`--headless`](/guides/guides/command-line#choose-a-browser), `cypress run` no longer opens a window for Chrome and related browsers. #5949',
        "On some systems with both IPv4 and IPv6, Cypress no longer fails to connect to Chrome's DevTools when it starts the browser. #5912",
        '[`cy.setCookie()`](/api/commands/setcookie), [`cy.getCookie()`](/api/commands/getcookie), and [`cy.clearCookie()`](/api/commands/clearcookie) no longer apply the strict validation that 3.5.0 added. #5642',
        '[`.type()`](/api/commands/type) handles `{enter}` and characters that are not numbers correctly in number inputs, as it did before 3.8.0. #5968 #5997',
        'In the settings, values from the plugins file have the right background color. #6024',
        'When you set up a project for the Dashboard, you no longer choose between "Me" and "An Organization". That choice could block users without an organization. #5954',
        'If Cypress finds no specific reason why an element is hidden, the error message is less confusing. #5982',
        'Improved the types of [`cy.location()`](/api/commands/location). #5574',
      ],
      dependency: [
        '`ansi_up` 4.0.3, `chrome-remote-interface` 0.28.1, `get-port` 5.1.0, `jimp` 0.9.3, and `which` 2.0.2. #4331 #6004 #6008 #6017',
      ],
    },
  },
  {
    version: '3.8.0',
    date: '2019-12-12',
    changes: {
      feature: [
        '[Chrome](/guides/guides/launching-browsers) can run without a window, with `cypress run --headless --browser chrome`. #832',
        '[`--tag`](/guides/guides/command-line#run-tag) labels a recorded run, so that you can find it in the Dashboard. #2561',
        '[`.its()`](/api/commands/its) and [`.invoke()`](/api/commands/invoke) accept an options object. With `log: false`, they stay out of the Command Log. #1450',
        "[`cy.viewport()`](/api/commands/viewport) accepts sizes down to 0, and there's no upper limit anymore. #5871 #5892",
        'In `cypress open`, browsers that you add to `config.browsers` no longer have the Chrome logo if they belong to another family. #5745',
        'Several icons have a new look. #5822',
        'The environment variable `ELECTRON_EXTRA_LAUNCH_ARGS` passes [command-line switches](/guides/guides/environment-variables#launch-args) to Electron. #5807',
      ],
      fix: [
        'On Windows, a URL in `--config` or `--env` no longer crashes Cypress, as it did since 3.5.0. #5466',
        "A `Cookie` header in [`cy.visit()`](/api/commands/visit) or [`cy.request()`](/api/commands/request) is no longer replaced by the browser's cookies, as it was since 3.5.0. #5894",
        '[`cy.getCookie()`](/api/commands/getcookie) no longer filters cookies by the wrong domain, as it did since 3.5.0. #5656',
        '[`.type()`](/api/commands/type) with `force: true` types the right characters into hidden inputs again, as it did before 3.5.0. #5835',
        "If an input's value is the same as the key, [`.type()`](/api/commands/type) respects the selection again, as before 3.5.0. It now does so in email and number inputs, too. #5703",
        'Elements with `scale(0)` or `rotateY(90deg)` in their `transform` now count as invisible. #723',
        'The list of specs in `cypress open` updates again when files change. #5933',
        'In the settings, values in `env` no longer appear as `"undefined"`. #5859',
        '[`cy.request()`](/api/commands/request) no longer fails if the URL contains special characters, such as `’`, because Cypress encodes them. #5274',
      ],
      performance: [
        '`cypress install` uses the `unzip` of your system if there is one, which is faster than unzipping in Node.js. #3803',
      ],
      dependency: [
        'Electron 7.1.4, with Chromium 78.0.3904.113 and Node.js 12.8.1. #5849',
        '`ansi-escapes` 4.3.0 and `electron-context-menu` 0.15.1. #5815 #5495',
      ],
    },
  },
  {
    version: '3.7.0',
    date: '2019-11-27',
    changes: {
      feature: [
        'The plugins file can change the list of browsers in [`config.browsers`](/api/plugins/configuration-api). The settings show this list too. #5067',
        'In [GitHub Actions](/guides/continuous-integration/github-actions), recorded runs contain information about the Git commit. #5609',
        '[`.its()`](/api/commands/its) and [`.invoke()`](/api/commands/invoke) now accept a number, for example an index. #5754',
        'If an element is hidden because it has `position: fixed` and something else covers it, the error message says so. #1379',
        'If the plugins file returns an invalid [configuration](/api/plugins/configuration-api), a helpful error says what is wrong with it. #5712',
        'In the settings, the configuration has a white background, and you can collapse nested options. #5068',
      ],
      fix: [
        '[`cy.visit()`](/api/commands/visit) to another superdomain no longer clears cookies of other domains, as it did since 3.5.0. As a side effect, the page is requested twice. #5756',
        "In [`cy.request()`](/api/commands/request) and redirects of [`cy.visit()`](/api/commands/visit), cookies are set again if their `Domain` isn't a subdomain of the current one. This failed since 3.5.0. #5656",
        '[`.type()`](/api/commands/type) no longer sends modifier keys twice, as it did since 3.5.0. #5622',
        '[`cy.request()`](/api/commands/request) with `followRedirect: false` works again if the response has a `Set-Cookie` header. It failed in 3.6.1. #5654',
        'In strict mode, `this` is `window` instead of `undefined` in `setTimeout()` callbacks of your app. #5707',
        'For pull requests on Travis CI, Cypress detects the SHA of the commit, so [status checks on GitHub](/guides/cloud/github-integration) are no longer missing. #5728',
        'Cypress strips double quotes from the values of [`--ci-build-id` and `--group`](/guides/guides/parallelization). #5686',
        'Assertions in the Command Log show whether a value is a number or a string. #25',
        'Assertions in the Command Log show spaces as they are. #1360',
        'The Command Log shows the right keys for the assertion [`have.all.keys`](/api/assertions/assertions-reference#keys-and-properties). #753',
        '[`cy.visit()`](/api/commands/visit) no longer fails for domains that end with `cleverapp.io`. #5722',
        'A [fixture](/api/commands/fixture) that only contains `null` no longer causes an error. #472',
        'If a signal kills the Cypress process, the `cypress` command exits with an error. #5808',
      ],
      dependency: ['`parse-domain` 2.3.4. #5726'],
    },
  },
  {
    version: '3.6.1',
    date: '2019-11-08',
    changes: {
      feature: [
        'If you select `.click()` or `.type()` in the Command Log, the console shows more clearly which events they sent. #5553',
      ],
      fix: [
        'Electron no longer hangs if the app asks for confirmation in a `beforeunload` handler. #2118',
        'HTTP redirects set cookies as expected again. Since 3.5.0, missing cookies had broken logins, for example. #5436 #5432',
        'If you reuse the options object of [`cy.setCookie()`](/api/commands/setcookie), the new cookie is set instead of the previous one. #2701',
        '[`cy.clearCookie()`](/api/commands/clearcookie) works with every `baseUrl` again. With some, it was broken since 3.5.0. #5453',
        'Some websites no longer crash Cypress with `Failed to parse or set cookie named "xxx"`. #4990',
        '[`cy.visit()`](/api/commands/visit) sends its headers and body to HTTPS URLs with the default port, 443. #5367',
        "Some requests no longer crash Cypress with `Cannot read property 'length' of null`, as they did in 3.6.0. #5585",
        'The red dot that marks a click is in the right place again if you pass coordinates to [`.click()`](/api/commands/click). It was off since 3.5.0. #5635',
        'Actions send `click` to the right element again. In 3.6.0, it could go to a wrong one. #5578',
        '[`.type()`](/api/commands/type) types the text after modifier keys again, as it did before 3.5.0. #5622',
        'Visibility assertions now take `backface-visibility: hidden` into account. #2985',
        "If an error has no stack trace, the failed command no longer reports `cannot read property 'replace' of undefined` instead. #1669",
        'You can close the "Log In" dialog that appears while you set up a project. #5631',
        'Cypress waits 20 seconds for a connection to the DevTools of Chrome, up from 5, and logs when it takes longer than 5. #5610',
        '`cypress run` no longer prints a warning about `Promise.defer` when it records a video. #5611',
        'The types of [`.rightclick()`](/api/commands/rightclick) and [`.dblclick()`](/api/commands/dblclick) contain the right options. #5617',
      ],
    },
  },
  {
    version: '3.6.0',
    date: '2019-10-31',
    changes: {
      feature: [
        '[`testFiles`](/guides/references/legacy-configuration#testFiles) accepts an array of glob patterns. #5401',
        'In the Chrome that Cypress starts, inactive tabs have white titles, so you can read them. #1661',
      ],
      fix: [
        'Headers and bodies over 8 kB in a stubbed `cy.route()` no longer fail with a 431 error, as they did since 3.5.0. #5431',
        '[`uncaught:exception`](/api/events/catalog-of-events#uncaught-exception) fires for more app errors, so you can ignore them. The messages say that they come from the app. #987',
        'On Linux and macOS, `cypress verify` no longer fails for users other than root, as it did since 3.5.0. #5434',
        'Redirects in [`cy.visit()`](/api/commands/visit) and [`cy.request()`](/api/commands/request) set cookies for the right URL again. Since 3.5.0, they sometimes used another. #5432',
        '[`Cypress.env()`](/api/cypress-api/env) returns Unicode characters in environment variables correctly, as it did before 3.5.0. #5435',
        '`.click()` and [`.type()`](/api/commands/type) work again in an iframe. They were broken since 3.5.0. #5449',
        'If an element with `position: fixed` covers the target of an action, the [error message](/guides/references/error-messages#covered) says so. #5430',
        '[`.click()`](/api/commands/click) sends all `click` events to the right elements again, as it did before 3.5.0. #5459',
        '[`.type()`](/api/commands/type) follows the focus if it changes while Cypress is typing. #5456',
        'Typing a modifier key with [`.type()`](/api/commands/type) no longer overwrites the selected text, as it did since 3.5.0. #5439',
        '[`.type()`](/api/commands/type) sends all events to `date`, `time`, and `datetime-local` inputs, as it did before 3.5.0. #5476',
        'DOM snapshots show the placeholder of an iframe properly. #5295',
        'The Command Log and the console no longer list `multiple: true` for [`.dblclick()`](/api/commands/dblclick) if it is only the default. #5406',
      ],
      dependency: [
        '`squirrelly` replaces `express-handlebars`, because it is smaller. #5521',
        '`graceful-fs` 4.2.3. #5497',
      ],
    },
  },
  {
    version: '3.5.0',
    date: '2019-10-23',
    changes: {
      breaking: [
        'Requests to `localhost` bypass the [proxy](/guides/references/proxy-configuration#no-proxy-loopback), unless `NO_PROXY` contains `<-loopback>`. #4780',
        'Cypress throws an error if you set the environment variable `CYPRESS_ENV`, which is reserved for internal use. #1621',
      ],
      feature: [
        'The new command [`.rightclick()`](/api/commands/rightclick) clicks an element with the right mouse button. #53',
        '`cypress run` records [videos](/guides/guides/screenshots-and-videos) by default in Chrome, Chromium, and Canary, not only in Electron. #4608',
        '[`--config-file`](/guides/guides/command-line) sets which configuration file to use. With `false`, Cypress uses none. #1369',
        "With [`nodeVersion: 'system'`](/guides/references/legacy-configuration#nodeVersion), the plugins file and the bundling of your specs use the Node.js on your machine. #4432",
        '[`.dblclick()`](/api/commands/dblclick) accepts `position`, `x`, and `y`, and the options `force` and `multiple`. #116',
        '[`cy.screenshot()`](/api/commands/screenshot) accepts `padding`, which adds space around the element. #4440',
        '[`cy.visit()`](/api/commands/visit) accepts `qs`, an object with query parameters to add to the URL. #5034',
        '[`cy.viewport()`](/api/commands/viewport) allows sizes of up to 4,000 pixels. #5181',
        '[`cy.viewport()`](/api/commands/viewport) has presets for `iphone-x`, `iphone-xr`, `samsung-s10`, and `samsung-note9`. #4967',
        'A `~` in [`CYPRESS_CACHE_FOLDER`](/guides/references/advanced-installation#CYPRESS_CACHE_FOLDER) stands for your home directory. #5386',
        "If you check the visibility of a detached element, the error message says that it's no longer in the DOM. #4946",
        'Cypress warns you if you call `cypress run` on the binary directly instead of using the npm package. #1573',
        'If you visit a [`file://` URL](/guides/references/error-messages#file-protocol), a warning recommends the relative path of the HTML file. #4452',
        'If you pass an object where the name of a browser is expected, the error message says that it must be a string. #4966',
        'If a screenshot would be 0 pixels wide or high, the error message says so. #5149',
        'The output of `cypress run` wraps long text, such as file names, instead of cutting it off. #4977',
        'Error messages of `cy.request()` show up to 2,000 characters of each property of the request and the response. #3145',
        'Chrome starts with more flags for automation, such as `--disable-ipc-flooding-protection`, without which tests could lock up. #5132 #3633',
      ],
      fix: [
        '[`.click()`](/api/commands/click) and [`.dblclick()`](/api/commands/dblclick) also send `mouseover`, `mousemove`, `mouseout`, and the matching pointer events. #1016 #1847 #2045 #2521 #2768 #2928 #2957 #3224',
        '[`.dblclick()`](/api/commands/dblclick) waits until the element is [actionable](/api/actions/actionability-guide), as `.click()` does. #3798',
        '[`.click()`](/api/commands/click) uses the right coordinates for elements in an iframe. #4347',
        'You can click `readonly` inputs and textareas again. This failed in 3.4.1. #4874',
        '[`.type()`](/api/commands/type) works on any element, which receives all the events of typing. #2166 #3661',
        'If another field gets the focus during [`.type()`](/api/commands/type), the remaining text goes there. #2240',
        '[`.type()`](/api/commands/type) works if a library such as Hyperform overrides the `maxLength` property of an input. #4587',
        '[`.type()`](/api/commands/type) changes the value of `datetime-local` inputs. #2613',
        'You can type `-` into a number input while its text is selected. #4767',
        'When `{enter}` inserts a line break, [`.type()`](/api/commands/type) sends an `input` event. #4870',
        'Keys that you type while Ctrl, Alt, or Meta is pressed no longer insert text. #5424',
        'Keyboard events from [`.type()`](/api/commands/type) have the right `code`. #3722',
        'Events from [`.trigger()`](/api/commands/trigger) have `screenX` and `screenY`. #3187',
        'Visiting an IP address over HTTPS no longer fails with `ERR_SSL_VERSION_OR_CIPHER_MISMATCH`. #771',
        '`cy.visit()` and `cy.request()` reach HTTPS sites that had failed with `handshake failed` since 3.3.0. #4394',
        'Sites with an ECC certificate load again. They failed since 3.3.0. #4368',
        'The Selector Playground highlights the element under the pointer again, which was broken since 3.4.0. #4872',
        'A `<script>` tag in the configuration file is plain text for [`Cypress.env()`](/api/cypress-api/env). Before, the script ran. #4952',
        'Responses with the content type `application/vnd.api+json` are parsed as JSON. #5165',
        'XHR responses over 80 kB no longer fail with `ERR_EMPTY_RESPONSE` if you use `cy.route()`. #76',
        'On Windows, Cypress no longer crashes with an error about `dest.end`. #2181',
        'Hidden elements no longer receive `focus` events, as they had since 3.3.2. #4898',
        'Cypress no longer crashes with `"port" option should be a number or string` if it receives an invalid CONNECT request. #3250',
        'Tests that never call `done()` fail after [`defaultCommandTimeout`](/guides/references/configuration#defaultCommandTimeout) instead of running forever. #1075 #2478 #3349 #4790',
        'On Windows with Node.js newer than 12.11.0, runs no longer end with an `ENOTCONN` error. #5241',
        'The warnings about [Chrome policies](/guides/references/error-messages#policy), added in 3.4.0, appear now. #4986',
        '[`cy.setCookie()`](/api/commands/setcookie) works in Chrome 77 if the `domain` begins with a dot. #5142 #5206',
        'If the name or value of a cookie is invalid, [`cy.setCookie()`](/api/commands/setcookie) fails with an error that says so. #5206',
        'Gzipped JavaScript files that contain Unicode characters are no longer corrupted. #1746',
        'A relative path in [`CYPRESS_CACHE_FOLDER`](/guides/references/advanced-installation#CYPRESS_CACHE_FOLDER) is resolved from the current folder instead of `node_modules/cypress`. #2364',
        'Cypress waits 30 seconds for Xvfb instead of 5, so `Could not start Xvfb` is less likely on slow machines. #5110',
        "If the second argument of [`cy.get()`](/api/commands/get) isn't an object, the error no longer reads `Cannot read property 'set' of undefined`. #2953",
        "Cookies from the response to [`cy.visit()`](/api/commands/visit) are set more like a browser sets them, so your app's `fetch` requests include them. #4433",
        'If you scroll the list of specs, the search field stays in place. #4904',
        'Fixed layout problems in the Cypress window, which 3.4.1 had introduced. #4888 #4912 #4959',
        'The badge that counts the calls of a spy or stub is no longer cut off. #4822',
        'TypeScript 3.6.2 no longer reports errors in the types of jQuery. #5065',
        'The types of [`Cypress.Commands.overwrite()`](/api/cypress-api/custom-commands) no longer allow an options object. #5341',
        "In the types of the [Module API](/guides/guides/module-api), results have `failures` and `message`, which tell you why a run couldn't start. #5335",
      ],
      dependency: [
        'Electron 5.0.10, with Chromium 73 and Node.js 12.0.0. #4720',
        '[jQuery](/api/utilities/$) 3.1.1 instead of 2.2.4. #1229',
        '`sanitize-filename` 1.6.3 and `@cypress/get-windows-proxy` 1.6.0. #5216 #5108',
      ],
    },
  },
  {
    version: '3.4.1',
    date: '2019-07-29',
    changes: {
      feature: [
        'The [GitHub integration](/guides/cloud/github-integration) of the Dashboard reports runs in pull requests, as status checks and comments. #981',
        'With `parseSpecialCharSequences: false`, [`.type()`](/api/commands/type) types text in braces, such as `{enter}`, as it is. #4287',
        'You can zoom in and out in the Cypress window and in the Electron browser, also with keyboard shortcuts. #1231',
        "If there's no other proxy configuration, Cypress uses the [proxy from npm's settings](/guides/references/proxy-configuration#by-the-settings-of-npm). #4719",
        'If the binary fails to download, the error message recommends checking your proxy settings. #1662',
        'Cypress warns you if you start the binary directly instead of using the npm package. #1573',
        'The types of custom commands, `cy.location()`, and `.should()` contain more examples. #3684 #4715',
      ],
      fix: [
        'Pages in an encoding other than UTF-8 no longer show garbled text. #3479 #1543 #3650',
        "Chained assertions such as `be.visible.and.have.class` work again. They failed in 3.4.0 with `Cannot read property 'have' of undefined`. #4833",
        'The [assertions](/guides/references/assertions) `include` and `includes` do the same as `contain` and `contains`. #4833',
        'On Windows, you can visit a `localhost` URL while you are offline. #4763',
        "[`.type()`](/api/commands/type) waits until an input isn't `readonly` before it types. #1246",
        '[`modifyObstructiveCode`](/guides/references/configuration#modifyObstructiveCode) no longer changes variables in your app whose names start with `top` or `location`. #4794',
        "When a browser starts, Cypress no longer tries to open a socket connection to a server that isn't there. #4776",
        'Unpinning a snapshot no longer leaves the preview of your app empty. #4864',
        'The `teamcity` [reporter](/guides/tooling/reporters) no longer fails when it reads how long a test took. #4654',
        'Videos no longer miss the end of a run, because recording goes on until the browser has drawn the last frames. #2370',
        'Verifying the binary can take 30 seconds instead of 10, so it fails less often on slow machines in CI. #4624',
        'Text in the header of the Cypress window no longer wraps at the smallest size. #86',
        'The types allow [`cy.contains()`](/api/commands/contains) with only the text and the options. #4727',
        'TypeScript finds the types of `cy.once()`, which were missing. #4788',
      ],
      performance: [
        'Cypress includes the production builds of React and MobX, which need less memory and work better with DevTools extensions. #4844',
      ],
      dependency: [
        '`lodash` 4.17.15, because of a vulnerability. #4699 #4730 #4743 #4684 #4709 #4784',
        '`browserify` 16.3.0, `@ffmpeg-installer/ffmpeg` 1.0.19, and `mocha-junit-reporter` 1.23.1. #4751 #4825 #4826 #4792 #4785',
        '`data-uri-to-buffer` 2.0.1, `duplexify` 4.1.1, `graceful-fs` 4.2.0, `p-queue` 6.1.0, and `semver` 6.3.0. #4622 #4853 #4818 #4750 #4797',
      ],
    },
  },
  {
    version: '3.4.0',
    date: '2019-07-09',
    changes: {
      feature: [
        "You log in to the Dashboard in your system's browser, so GitHub accounts that need a U2F key work. #3583 #4337 #1162",
        'You can also log in with Google or, if your organization set it up, with single sign-on. #3519',
        'Each commit to the `develop` branch of Cypress has a binary that you can [install before its release](/guides/references/advanced-installation#install-a-version-before-its-release). #4525',
        'The installer checks that the downloaded zip file is complete and correct. #812 #3515',
        'On Windows, a warning appears if [group policies](/guides/references/error-messages#policy) can interfere with Cypress. #4391',
        'If a mouse action fails because of `pointer-events: none`, a new [warning](/api/actions/actionability-guide) says so. #3164',
        'If you pass an encoded URL to `cy.route()`, a warning says that it expects a decoded one. #2372',
        'Recorded runs contain information from Semaphore 2.0 and Concourse. #4671 #4376',
        'Recorded runs contain information from GoCD, which replaces the discontinued SnapCI. #2680',
        'The JSON schema for [completion in `cypress.json`](/guides/tooling/IDE-integration) matches the documentation.',
      ],
      fix: [
        'The assertions `contain.text`, `contain.html`, and `contain.value` accept a part of the text, HTML, or value. #1969',
        "[`.type('{enter}')`](/api/commands/type) submits a form that has no button and only one input. #4495",
        'Spaces and quotes around [`CYPRESS_INSTALL_BINARY`](/guides/references/advanced-installation#CYPRESS_INSTALL_BINARY) are ignored, which avoids problems on Windows. #4506',
        'The terminal no longer shows rendering warnings from Electron. #4288',
      ],
      dependency: [
        '`@cypress/commit-info` 2.1.4, `@cypress/react-tooltip` 0.5.0, and `errorhandler` 1.5.1. #4597 #4610 #4618',
        '`fs-extra` 8.1.0 and `request-progress` 3.0.0. #4620 #4584',
      ],
    },
  },
  {
    version: '3.3.2',
    date: '2019-06-27',
    changes: {
      feature: [
        'If you record and your organization is close to the limit of its plan, `cypress run` warns you and explains what happens next. #4530',
        'A warning icon in the Runs tab marks runs that were not parallel because the organization was over its limit. #4489',
        '[`CYPRESS_CRASH_REPORTS=0`](/guides/references/advanced-installation#CYPRESS_CRASH_REPORTS) stops Cypress from reporting its own errors to `api.cypress.io`. #4386',
        'Recorded runs contain information from Google Cloud Build. #3582',
        'Long titles of tests and suites wrap in the [Command Log](/guides/core-concepts/cypress-app#read-the-command-log) instead of ending in an ellipsis. #3947',
        '`Cypress.env()` and debug logs contain only parts of special environment variables such as `CYPRESS_RECORD_KEY`. #4501',
        'The Settings tab includes `projectId` in the configuration. #4500',
        "When you record, the terminal also shows warnings from the Dashboard that this version of Cypress doesn't know. #4489",
      ],
      fix: [
        '`cypress run` no longer watches files, which could crash it with [`ENOSPC`](/guides/references/error-messages#watchers). #4283',
        '`focus` and `blur` events fire correctly even if the browser window has lost the focus. #4039 #1176 #1486',
        "[`.type()`](/api/commands/type) no longer clicks an element that already has the focus, so the element doesn't have to be clickable. #3001 #4420",
        'Some elements that overflow a parent with `overflow: hidden` are no longer considered [visible](/api/actions/actionability-guide#visible). #4161',
        'Elements in a `position: absolute` parent are no longer considered hidden if that parent is in an element with `overflow: hidden`. #4395 #755',
        '`<option>` and `<optgroup>` are visible if their `<select>` is. #4473',
        '`<body>` and `<html>` are always visible. #4475',
        '`<td>` and `<tr>` with `visibility: collapse` are hidden. #4476',
        "[`.type('{enter}')`](/api/commands/type) correctly submits forms that contain a reset button. #3909",
        '[`cy.visit()`](/api/commands/visit) accepts a page without a content type if it looks like HTML. #1727 #773 #3101',
        'The `auth` of [`cy.visit()`](/api/commands/visit) is only sent to the same protocol, host, and port, not to other subdomains such as a CDN. #4267',
        '`cy.visit()` and `cy.request()` try again after an `ENOTFOUND` error. #4424 #1755',
        'If the `body` of [`cy.request()`](/api/commands/request) contains a circular reference, the command fails with an error. #4407',
        '[`ignoreTestFiles`](/guides/references/legacy-configuration#ignoreTestFiles) is no longer ignored on the command line. #1696',
        "[`ignoreTestFiles`](/guides/references/legacy-configuration#ignoreTestFiles) no longer causes an error if it's an array of strings. #4312",
        '[`NO_PROXY`](/guides/references/proxy-configuration#NO_PROXY) also applies to HTTPS URLs. #4303',
        "Screenshots no longer cause an error if the title of a test isn't a string. #4310",
        '`cy.window()` followed by `.screenshot()`, `.scrollTo()`, or `.trigger()` works in apps with several iframes. #4396',
        'Behind a proxy, `cypress open` no longer shows [`This browser was not launched through Cypress`](/guides/references/error-messages#not-launched), as it could since 3.3.0. #4410',
        'Fixed `RangeError: Maximum call stack size exceeded`, which some failing tests caused. #1958 #4346',
        'With [`cy.clock()`](/api/commands/clock), `performance.getEntriesByType()` returns an array in your app instead of `undefined`. #3625',
        'The Command Log no longer shows an `undefined` alias if you use [`.as()`](/api/commands/as) several times with the same name. #4429',
        'TypeScript finds the types for `../sinon` again, which were missing since 3.2.0. #4272',
        'The types of [`cy.writeFile()`](/api/commands/writefile) accept an options object as the third argument. #4461',
        'The types of [`cy.stub()`](/api/commands/stub) no longer cause errors about what the stub returns. #4302',
      ],
      performance: [
        'The Command Log no longer redraws everything after each command, which had slowed down tests a lot since 3.3.0. #4411 #4313',
        'Tests in `cypress open` run faster and need less memory. #2366',
        'Behind a proxy, responses with the status 1xx, 204, or 304 are no longer delayed, as they were since 3.2.0. #4298',
        'With [`numTestsKeptInMemory: 0`](/guides/references/configuration#numTestsKeptInMemory), Cypress takes no snapshots. Before, it deleted them right away. #4104 #4164',
      ],
      dependency: [
        '`chokidar` 3.0.1, `cookie` 0.4.0, `dependency-tree` 7.0.2, and `mocha-junit-reporter` 1.23.0. #4487 #4329 #4364 #4417',
        '`fs-extra` 8.0.1, or 5.0.0 in the npm package. #4418 #4419 #4422 #4437 #4555 #4559 #4571 #4581',
        '`pluralize` 8.0.0, `shell-env` 3.0.0, and `winston` 2.4.4. #4438 #4466 #4467 #4471 #4538',
      ],
    },
  },
  {
    version: '3.3.1',
    date: '2019-05-23',
    changes: {
      fix: [
        'The first `cypress run` after an installation no longer prints internal logs from Electron. #4255',
        'Requests through an external [proxy](/guides/references/proxy-configuration) no longer hang. #4257',
        'Large requests, such as `multipart/form-data` uploads, no longer hang. They did in 3.3.0. #4240 #4252 #4253',
        "Fixed the [assertions](/guides/references/assertions) `have.focus` and `be.focused` and their negations, which didn't work. #4265",
        '[Aliases](/api/commands/as) work if their name contains a period. #3512',
        "A failing command with `log: false` shows its own error instead of `Cannot read property 'error' of undefined`. #3847",
        'Hovering over a command no longer causes an error if no page is loaded in the preview. #4177',
        'Recorded runs from AppVeyor have the right branch. #4234',
        'Error messages spell Xvfb correctly. #4262',
      ],
    },
  },
  {
    version: '3.3.0',
    date: '2019-05-17',
    changes: {
      feature: [
        "Cypress uses the [proxy](/guides/references/proxy-configuration) in `HTTP_PROXY`, `HTTPS_PROXY`, and `NO_PROXY` for your app's requests, its own download, and the Runs tab. #672 #733 #939 #1039 #1459 #1469 #1470 #1541 #1608 #2295 #3855 #3865 #1401 #3857",
        'The Settings tab shows the [proxy](/guides/references/proxy-configuration#check-the-settings) that your project uses. #3856',
        'There are new [assertions](/guides/references/assertions) for focus: `have.focus`, `be.focused`, and their negations. #97',
        '[`cy.visit()`](/api/commands/visit) and [`cy.request()`](/api/commands/request) try again if a request fails, much like Chrome does. #4013 #898 #1013',
        '[`cy.visit()`](/api/commands/visit) and [`cy.request()`](/api/commands/request) accept `retryOnNetworkFailure` and `retryOnStatusCodeFailure`. #4013 #898 #1013',
        '[`.type()`](/api/commands/type) accepts `{insert}`, `{pageup}`, and `{pagedown}`. #3845',
        "[`Cypress.isCy()`](/api/cypress-api/iscy) tells you whether a value is `cy` or one of its chains. It's included in the types. #3822",
        'There are separate builds for 32-bit and 64-bit Windows. #716 #787 #2095 #706 #3706 #4016',
        'If several XHRs match an alias, the [Command Log](/guides/core-concepts/cypress-app#read-the-command-log) shows which of them each `.wait()` waited for. #477',
        'If you click [`cy.visit()`](/api/commands/visit) in the Command Log, the console shows the options that it used. #3721',
        'The Command Log marks an XHR as `canceled` if the browser stopped it to open another page, so you can tell it from a call to `xhr.abort()`. #3973',
        '`cypress run` supports scripts with `type="module"`. #3696',
        'The new item Download Chromium in the Help menu opens a page with versions of Chromium. #3977',
        'On Azure DevOps, Cypress collects more of the environment variables that describe a build. #3657',
        'Inspect Element is back in the context menu of Electron. #4002',
        'The app works better with screen readers. #3850',
      ],
      fix: [
        '[`cy.visit()`](/api/commands/visit) works again for domains that end in `co.uk` or `gouv.fr`, for example. Since 3.2.0, it failed with `is a top-level domain`. #3717',
        'If `NODE_OPTIONS` is set, Cypress no longer exits with code 0 after it failed to start. #1676',
        '[`.its()`](/api/commands/its) retries again while the property is `undefined`, which it stopped doing in 3.2.0. #3837',
        'If a folder next to the file has the same name, [`cy.fixture()`](/api/commands/fixture) no longer fails with `EISDIR`, as it did since 3.2.0. #3739',
        '[`cy.request()`](/api/commands/request) and [`cy.visit()`](/api/commands/visit) send the `user-agent` header that you set. #3873 #3719',
        "If the proxy can't complete a request because of a network error, your app gets that error. Before, it got an HTML page with status 500. #4101 #4231 #1036 #1398",
        'In Chrome 71 and later, XHRs no longer stay pending forever when the browser opens another page. #3973 #4130',
        'If [`cypress verify`](/guides/guides/command-line#cypress-verify) fails, it stops after 10 seconds and prints the error. Before, it could hang, even during installation. #819',
        'On Linux, if `cypress run` or `cypress verify` fails because of a wrong `DISPLAY`, it tries again with its own Xvfb server. #4034',
        "[`.type()`](/api/commands/type) can type names of object methods, as in `.type('hasOwnProperty')`. #3423",
        '[`cy.request()`](/api/commands/request) sets `form` if the `Content-Type` is `application/x-www-form-urlencoded`. Before, the body could cause a confusing error. #2923',
        '[`cy.contains()`](/api/commands/contains) accepts a selector with commas, such as `h1, h2`. #2407',
        '[`--browser`](/guides/guides/command-line#choose-a-browser) accepts a path that contains spaces. #3979',
        'Tooltips of the [Selector Playground](/guides/core-concepts/cypress-app#find-a-selector) stay next to the element when you scroll. #1351',
        'The list of specs indents folders correctly when they are nested more than five levels deep. #3652',
        'Cypress reads [environment variables](/guides/guides/environment-variables) with empty values correctly. #3742',
        'An assertion that runs outside of a test no longer causes an internal error. #3926',
        "[`Cypress.log()`](/api/cypress-api/cypress-log) throws an error if its argument isn't an object. #3658",
        '[`Cypress.log()`](/api/cypress-api/cypress-log) no longer fails when you call it before the first command. #3658',
        'Warnings about exceeded recording limits say whether they are about monthly or private tests. #4024',
        'The spinner of a pending command moves more smoothly. #4005',
        'The types of [`cy.hash()`](/api/commands/hash) allow `timeout`. #3844',
        'The types of the `match` assertion only accept a regular expression. #2578',
        'The types of [`.trigger()`](/api/commands/trigger) expect an object for its options. #3809',
        'The types of [`cy.clock()`](/api/commands/clock) accept a `Date`. #4106',
        'The types include the undocumented method `Cypress.LocalStorage.clear()`. #4070',
        'The types of [`cy.visit()`](/api/commands/visit) include options that were missing. #3989',
      ],
      performance: [
        'Requests that go through the Cypress proxy are about 300% faster. #3192 #1469',
        'The proxy reuses connections where it can, because it sends `Connection: keep-alive`. #3857',
        'Cypress only looks for new specs when files change, instead of all the time. #3069',
        'The download for Windows is 35% to 40% smaller, because it no longer contains FFmpeg for other systems. #3888',
      ],
      dependency: [
        'Electron 2.0.18, with Chromium 61 and Node.js 8.9.3. #4000 #4001',
        '`parse-domain` is back at 2.0.0, because 2.1.7 misread some domains. #3717',
        '`data-uri-to-buffer` 1.2.0, `electron-packager` 13.1.1, `express-handlebars` 3.0.2, `find-process` 1.4.1, and `getos` 3.1.1. #4152 #4155 #4086 #4087 #4222',
        '`http-status-codes` 1.3.2, `jimp` 0.6.4, `pluralize` 7.0.0, `semver` 5.7.0, `send` 0.17.0, and `supports-color` 6.1.0. #3949 #4097 #4205 #4206 #4112 #4134 #4150',
        '`term-size` 2.0.0, `tmp` 0.1.0, `trash` 5.2.0, `url-parse` 1.4.7, and `widest-line` 3.1.0. #4148 #4111 #4140 #4110 #4139',
        'Removed `method-override` and `tar-fs`. #4209 #4148',
      ],
    },
  },
  {
    version: '3.2.0',
    date: '2019-03-15',
    changes: {
      feature: [
        '[`cy.visit()`](/api/commands/visit) accepts `url`, `method`, `body`, and `headers`, so you can open a page with `POST` or set `Accept-Language`. #1500 #1904 #908',
        '[`cy.request()`](/api/commands/request) accepts every valid HTTP method, such as `PURGE` and `PROPFIND`. #1302',
        '[`--browser`](/guides/guides/command-line#choose-a-browser) and its counterpart in the [Module API](/guides/guides/module-api) accept the path of a browser. #1026',
        '[`.type()`](/api/commands/type) accepts `{home}` and `{end}`, which move the cursor to the start or end of the line. #2033',
        "Companies can allow Cypress's Chrome extension in their [policies](/guides/references/troubleshooting#a-policy-of-the-company), because its ID is always `caljajdfkjjjdehjdoimjkkakekklcck`. #3673 #1239 #2494",
        'Cypress warns you if the value of `--spec` seems to lack [quotes](/guides/guides/command-line#quotes), because your shell may have expanded it. #3318 #2298',
        'Installing Cypress in Docker prints fewer log lines. #1243',
        'The example specs for new projects also show how to add a message to an assertion, compare two texts, and check `data` attributes. #502 #3272 #3287 #3700',
        "Cypress's own servers only listen on the loopback address, so other machines can't connect to them. #3712",
        'The window that tells you how to update also shows the commands for Yarn. #2871',
        "The name of the spec file is set in bolder type, so it's more legible. #3065",
        "The error message for a record key that isn't recognized is clearer. #1449",
      ],
      fix: [
        'You can log in through GitHub again: the `Authorize cypress-io` button is no longer disabled, and the banner about unsupported browsers is gone. #1251',
        'Apps with an old version of jQuery no longer fail with `item.first is not a function`. #2927',
        'Cypress finds more of the [browsers](/guides/guides/launching-browsers) that are installed. #3183 #3218',
        '[`cy.fixture()`](/api/commands/fixture) finds a file with several dots in its name if you omit the extension, and says more clearly if a file is missing. #1402',
        'Cypress no longer installs `@types` packages of other libraries, which could conflict with the ones in your project. #3371 #1227',
        "[`Cypress.config('baseUrl')`](/api/cypress-api/config) keeps a single slash at the end of the URL. Only repeated slashes are removed. #3540",
        'After a crash, Chrome no longer asks whether to restore pages. #2048',
        "[`cy.wrap()`](/api/commands/wrap) no longer fails with `obj.is is not a function` if you pass it an element that isn't a jQuery object. #3549",
        '`setTimeout()` and `setInterval()` pass all additional arguments on to the callback. #3592',
        '[`.filter()`](/api/commands/filter) no longer ignores its options if you pass it a function. #3315',
        'Cypress also recognizes [framebusting code](/guides/references/configuration#code-that-breaks-out-of-frames) in parentheses. #3267',
        '[`.its()`](/api/commands/its) no longer fails because the property is `undefined`. It only fails if the assertion after it does. #1531',
        'If an assertion follows [`cy.wrap()`](/api/commands/wrap), a value of `undefined` is retried until the assertion passes. #3241',
        "The types of [`Cypress.on('window:alert')`](/api/events/catalog-of-events) accept a Sinon stub as the listener. #3451",
        'Fixed a typo in the option types of [`.trigger()`](/api/commands/trigger). #3588',
      ],
      dependency: [
        '`yauzl` 2.10.0, which may fix errors when the download is unzipped. #3481 #3515',
        '`@cypress/commit-info` 2.1.2, `@cypress/xvfb` 1.2.4, `@ffmpeg-installer/ffmpeg` 1.0.17, `cachedir` 2.1.0, and `chalk` 2.4.2. #3327 #3328 #3329 #3660 #3362',
        '`chokidar` 1.7.0, `coffee-script` 1.12.7, `commander` 2.19.0, `common-tags` 1.8.0, and `compression` 1.7.3. #3363 #3365 #3366 #3368 #3379',
        '`cookie` 0.3.1, `cookie-parser` 1.4.4, `dependency-tree` 6.5.0, `electron-context-menu` 0.11.0, and `electron-packager` 9.1.0. #3380 #3443 #3381 #3383 #3384',
        '`electron-positioner` 3.0.1, `errorhandler` 1.5.0, `express` 4.16.4, `extract-zip` 1.6.7, `glob` 7.1.3, and `image-size` 0.7.2. #3385 #3386 #3409 #3410 #3412 #3413 #3500',
        '`is-ci` 1.2.1, `lodash` 4.17.11, `mocha-junit-reporter` 1.18.0, `moment` 2.24.0, `morgan` 1.9.1, and `node-uuid` 1.4.8. #3414 #3344 #3417 #3433 #3434 #3436',
        '`parse-domain` 2.1.7, `request` 2.88.0, `request-progress` 0.4.0, `request-promise` 4.2.4, and `return-deep-diff` 0.3.0. #3437 #3444 #3445 #3446 #3476 #3447',
        '`send` 0.16.2, `ssl-root-cas` 1.3.1, `supports-color` 5.5.0, `through` 2.3.8, and `tmp` 0.0.33. #3448 #3449 #3464 #3465 #3466',
        '`tough-cookie` 3.0.1, `trash` 4.3.0, and `underscore.string` 3.3.5. #3477 #3659 #3478 #3480',
      ],
    },
  },
  {
    version: '3.1.5',
    date: '2019-01-30',
    changes: {
      feature: [
        'Chrome starts with a fake webcam, because Cypress sets `--use-fake-ui-for-media-stream` and `--use-fake-device-for-media-stream`. #2704',
        'Errors that occur when you open a project are more readable, and you can expand their stack trace. #2955',
        'If no spec matches your search, the app shows what you searched for, and a button to clear it. #3146',
        'The icons for Support and Docs in the app now have labels. #3091',
      ],
      fix: [
        '[`cy.visit()`](/api/commands/visit) calls `onLoad` even if Cypress is already on that URL. #1311',
        'XHRs with a `responseType` other than `text` no longer cause an `InvalidStateError`, as they did in 3.1.4. #3008',
        'In Chrome 72 and later, `localhost` works in [`cy.visit()`](/api/commands/visit) and in [`baseUrl`](/guides/references/configuration#baseUrl). #1872 #3252 #1777',
        'In Chrome 72 and later, a long Command Log no longer makes the whole window scroll. #3253',
        '[`cy.request()`](/api/commands/request) respects a long `timeout`. Before, it could fail early with `ESOCKETTIMEDOUT`. #2669',
        'If a page only consists of its `<!DOCTYPE>`, Cypress no longer inserts a script in front of it. #2617',
        'If [`cy.visit()`](/api/commands/visit) fails because of the content type, the error message names the type that the server sent. #3101',
        'Cypress no longer loads an internal file named `layout.html` instead of the spec. #2891',
        'On Linux, Cypress finds Chromium even if Chrome has the same version number. #1400',
        'Videos with `autoplay` now play in Chrome, because Cypress tells it not to wait for a user gesture. #2376',
        'Names of [screenshots](/api/commands/screenshot) can contain more of the characters that are valid in file names. #3052',
        'TypeScript projects no longer get an error from the dependency `dtslint`, as they did in 3.1.4. #3024 #3136',
        'Errors of `cypress cache` no longer say `[object Object]`, and its `--help` is more detailed. #2589',
        '[`.clear()`](/api/commands/clear) works with inputs of type `date`. #2738',
        'The `onload` handler of an XHR gets its event again. It had been `undefined` since 3.1.1. #2859',
        'Long routes no longer overflow their tooltip in the Command Log. #2980',
        '`cypress version`, `cypress cache list`, and similar commands print their results even if npm is set to be silent. #2705',
        'Fixed the option types of [`.then()`](/api/commands/then). #3075',
        'In the types, the comment on [`.focus()`](/api/commands/focus) is correct, and other comments are better formatted. #2975 #2954',
        'Error messages that quote test code show strings in single quotes. #2684',
      ],
      dependency: ['`sinon` 3.3.0. #1328'],
    },
  },
  {
    version: '3.1.4',
    date: '2018-12-25',
    changes: {
      fix: [
        '[`.click()`](/api/commands/click) hits the center of elements with `display: inline`. Before, it could fail with `is being covered by another element`. #210',
        'If a library such as RxJS calls `abort()` on a completed XHR, Cypress no longer aborts it. #761',
        'The Command Log no longer shows XHRs as aborted if nothing aborted them. #1652',
        'Cypress no longer aborts XHRs when a page unloads. It leaves that to the browser. #2968',
        'The download for Windows no longer contains packages that are only needed to develop Cypress. #2896',
        'The `onreadystatechange` handler of an XHR gets the right arguments. #2925',
        'On Windows, uncaught errors show file names without the leading path. #2936',
        'The message you see during installation is less confusing: it no longer says `already`. #2754',
        'The types of [`cy.request()`](/api/commands/request) are now complete. #2305',
      ],
      dependency: ['`commit-info` 2.1.1 and `lodash` 4.17.11. #2848 #2929'],
    },
  },
  {
    version: '3.1.3',
    date: '2018-12-03',
    changes: {
      feature: [
        '[`cy.wait()`](/api/commands/wait) accepts `requestTimeout` and `responseTimeout`. #2446',
      ],
      fix: [
        'Animations that rely on `requestAnimationFrame()` run again. Some of them had stopped working in 3.1.1. #2725',
        '[`cy.wrap()`](/api/commands/wrap) yields DOM elements as a jQuery object again, as it did before 3.1.2. #2820',
        '[`cy.clock()`](/api/commands/clock) no longer fails if an earlier test used it. #2850',
        'On Windows, the Cypress window appears with Node.js 11 and later. The fix in 3.1.2 had no effect. #2667 #2809',
        '[`.check({ force: true })`](/api/commands/check) works if the checkbox or radio button is hidden. #1376',
        "[`Cypress.$`](/api/utilities/$) has all of jQuery's methods and values. #2830",
        'The types of [`cy.wrap()`](/api/commands/wrap) accept promises. #2807',
      ],
      dependency: [
        'A newer `nodemon`, because the old one depended on `flatmap-stream`, in which virus scanners found malware. #2864',
        'A newer `request`, because the old one depended on a version of `hoek` that is no longer supported. #2455',
      ],
    },
  },
  {
    version: '3.1.2',
    date: '2018-11-18',
    changes: {
      feature: [
        'If a run exceeds the limits of your plan, the terminal shows a clearer error message. #1689',
      ],
      fix: [
        'An invalid cookie from a server no longer causes an error, as it did in 3.1.1. #2724',
        'The proxy correctly aborts long-running connections, such as server-sent events. #2612',
        'Tests no longer fail at random with cross-origin errors, because assertions leave iframes from other origins alone. #2784',
        '[`.type()`](/api/commands/type) sends the right `charCode` and `keyCode` for special characters, such as `{`. #2105',
        'Passing `undefined` to `setTimeout()` no longer causes an error, as it did in 3.1.1. #2719',
        'On Windows with Node.js 11 and later, the Cypress window no longer stays hidden. #2667',
        'On Linux, Cypress [deletes old screenshots and videos](/guides/references/configuration#trashAssetsBeforeRuns) for good. Moving them to the trash left `.Trash` files behind. #2742',
        'The types include `Cypress.moment()`. #2746',
      ],
      dependency: ['Removed `progress`. #2733'],
    },
  },
  {
    version: '3.1.1',
    date: '2018-11-02',
    changes: {
      feature: [
        '[`cy.writeFile()`](/api/commands/writefile) has a `flag` option, for example to append to a file instead of replacing it. #1249',
        '[`CYPRESS_DOWNLOAD_MIRROR`](/guides/references/advanced-installation#CYPRESS_DOWNLOAD_MIRROR) sets the server that the installer downloads Cypress from. #2609',
        'For recorded runs, the results of [`cypress.run()`](/guides/guides/module-api) include the URL of the run as `runUrl`. #2596',
        'If you go through the list of specs with the keyboard, you can see which one has the focus. #2273',
        "If plugins call `on('task')` several times, [`cy.task()`](/api/commands/task) can run all of their tasks. Before, each call replaced the previous tasks. #2284",
        'For runs on Semaphore, GitLab, Bitbucket, Team Foundation Server, Codeship, and Shippable, Cypress collects more environment variables. #2460 #2358 #2343 #2453',
        'URLs in the terminal are blue. #2493',
      ],
      fix: [
        'Pages on HTTPS can delete a `Secure` cookie without repeating `Secure`. Before, this failed with `Failed to parse or set cookie`. #1264 #1321 #1799',
        '[`cy.screenshot()`](/api/commands/screenshot) shortens file names to 255 characters. Longer names caused an error. #2403 #2665',
        'If you pass an object for a `.json` file, [`cy.writeFile()`](/api/commands/writefile) writes it as JSON. Before, it wrote a string. #2373',
        '[`trashAssetsBeforeRuns`](/guides/references/configuration#trashAssetsBeforeRuns) empties the folders for screenshots and videos instead of deleting them, so they keep their permissions. #1943 #2600',
        'With [`cy.clock()`](/api/commands/clock), `new Date() instanceof Date` is true. #2570',
        'The list of specs no longer shows folders with a dot in their name as spec files. #2423',
        'Skipped tests no longer get an automatic screenshot. #2368',
        'If a task returns or resolves with `undefined`, [`cy.task()`](/api/commands/task) fails with the right error message. #2553',
        '[`modifyObstructiveCode`](/guides/references/configuration#modifyObstructiveCode) also covers framebusting code that uses `window.frameElement`. #2582',
        'If you pass several elements as `blackout`, [`cy.screenshot()`](/api/commands/screenshot) covers all of them and not only the first. #2508',
        "The page's timers still work after [`cy.screenshot()`](/api/commands/screenshot), even if the page cleared some of them in the meantime. #2432",
        'If a request to the Dashboard fails without a response, for example with `ETIMEDOUT` or `socket hang up`, Cypress tries again. #2341',
        'Apps that read a response in parts get every `readystatechange` event. Without them, Firestore took very long to load data. #1150',
        "Cypress's [types](/guides/tooling/typescript-support) no longer cause an error with TypeScript 3. #2363",
        'The types of [`cy.screenshot()`](/api/commands/screenshot) include all of its options. #2654',
        'If you switch to another project, the search for specs is reset. #2512',
        'If you turn off auto-scrolling in the Command Log, Cypress remembers it. #2476',
        "Cypress no longer uses Node.js's deprecated `new Buffer()`. #2626",
      ],
      dependency: [
        '`lolex` 3.0.0, `common-tags` 1.8.0, and `@types/jquery` 3.3.6. #2570 #2415 #2363',
        '`@cypress/browserify-preprocessor` 1.1.1 and `zunder` 6.1.1. #2513 #2541',
      ],
    },
  },
  {
    version: '3.1.0',
    date: '2018-08-13',
    changes: {
      feature: [
        '[`cypress run --parallel`](/guides/guides/command-line#run-parallel) distributes the specs of a recorded run over [several machines](/guides/guides/parallelization). #1690 #64 #2297',
        '[`--group`](/guides/guides/command-line#run-group) combines several `cypress run` calls, for example for different browsers, into one recorded run. #2169',
        '[`--ci-build-id`](/guides/guides/command-line#run-ci-build-id) tells Cypress which machines belong to the same run. #2153',
        'For each run, the Dashboard shows how its specs were parallelized and lets you estimate what more or fewer machines would change.',
        'In recorded runs, the terminal shows how long each spec will probably take, if the spec has run often enough before. #2276',
        'The terminal shows if a recorded run uses `--parallel` or `--group`. #2275',
        'The Dashboard recognizes more CI providers. Before, it called them "Unknown". #2146',
        'Specs can use `async` and `await`, object rest and spread, and class properties, thanks to `@cypress/browserify-preprocessor` 1.1.0. #2254',
        '`cypress run` creates a new [browser profile](/guides/guides/launching-browsers#begin-with-a-clean-profile) each time, so you can run several processes at once. `cypress open` keeps its profile. #1566',
        "If the Dashboard can't be reached while you record a run, Cypress tries again several times, and waits longer each time. #1590",
        'While Cypress waits to try again, the terminal shows the delay and how many attempts are left. #2280',
      ],
      fix: [
        'In Electron, specs no longer hang before they start. The cause was a bug in Electron. #2322 #2294 #1235 #1333',
        '[`.click()`](/api/commands/click) works with SVG elements again. Since 3.0.2, it failed with `Illegal invocation`. #2245 #2252 #2258 #2277 #2288',
        "Typing `{enter}` submits a form again if it contains buttons that aren't of type `submit`. Since 3.0.2, it didn't. #2261 #2326",
        'In the Command Log, failed commands are aligned with the others. #2314',
        'Fixed failures in Electron caused by commands that reached the browser after its renderer process had ended. #2321',
        'Cypress detects runs in Jenkins more reliably. #1990',
      ],
    },
  },
  {
    version: '3.0.3',
    date: '2018-07-30',
    changes: {
      feature: [
        '[`.type()`](/api/commands/type) accepts inputs with an invalid `type` attribute, because browsers treat them as text fields. #586',
        "In number fields, [`.type('{uparrow}')`](/api/commands/type) and [`.type('{downarrow}')`](/api/commands/type) change the value by one `step`. #2110",
        "In a `<textarea>` or a `contenteditable` element, [`.type('{uparrow}')`](/api/commands/type) and `{downarrow}` move the cursor. #2187",
        "You can call [`.focus()`](/api/commands/focus) and [`.blur()`](/api/commands/blur) on `cy.get('body')`. #2235",
        'The Runs tab shows runs almost the same way as the Dashboard. #2060',
        'There are more [debug logs](/guides/guides/debugging#see-what-cypress-itself-is-doing). #2108',
      ],
      fix: [
        'In Chrome 68, actions no longer fail with errors about covered elements. Cypress only sets the flag that caused them in Chrome 66 and 67. #2223 #2215 #2037',
        '[`chromeWebSecurity: false`](/guides/references/configuration#chromeWebSecurity) works again in versions of Chrome that run each site in its own process. #1951 #2001 #715',
        '`cypress run` no longer seems to hang in CI between two specs. It was searching for files far too often. #2183 #1905 #1912',
        '[`cypress.run()` and `cypress.open()`](/guides/guides/module-api) accept nested objects, such as `reporterOptions`. On the command line, pass them as JSON. #1348 #1357 #2221',
        '[`cy.screenshot()`](/api/commands/screenshot) saves to the same folder in `cypress open` and `cypress run`. #2091',
        'In `cypress run`, headless Electron keeps the focus after navigation. #2190',
        "Focus and blur events fire even if the browser window isn't focused, for example after a [`.click()`](/api/commands/click). #549 #2198",
        '[`.type()`](/api/commands/type) was reworked, which fixes most of its known problems. #1241',
        '[`.type()`](/api/commands/type) no longer fires additional `blur` and `focus` events on `email` and `number` inputs. #2210',
        'You can use the same options object for several calls of [`.type()`](/api/commands/type) in a chain. #365',
        "[`.clear()`](/api/commands/clear) now does the same as `.type('{selectall}{backspace}')`. #420",
        '`.clear().type(…)` no longer fires an additional `blur` and `click`. #593',
        'You can type into `contenteditable` elements, such as Draft.js and other rich text editors. #596 #1686 #2096',
        '[`.type()`](/api/commands/type) moves the caret correctly in `contenteditable` elements. #1108',
        'In `contenteditable` elements, [`.type()`](/api/commands/type) no longer inserts a `<br>` after the first letter. #1926',
        '[`.type()`](/api/commands/type) fires `change` and other events in many more situations where a browser would. #651 #1209',
        '[`.type()`](/api/commands/type) works with input masks and other scripts that change the value during an event. #940 #1684',
        '[`.clear()`](/api/commands/clear) works with inputs that have a `maxlength`. #1002 #2056',
        '[`.type()`](/api/commands/type) fires `change` on number fields. #1171',
        '[`.type()`](/api/commands/type) no longer leaves out characters in number fields. #1381',
        'You can type negative numbers into number fields. #2173',
        'After `{leftarrow}` and `{rightarrow}` in [`.type()`](/api/commands/type), `selectionStart` and `selectionEnd` are correct. #1234',
        'You can type into `datetime-local` inputs. #1366',
        '[`.focus()`](/api/commands/focus) and [`.blur()`](/api/commands/blur) on `cy.window()` no longer take the focus away from the active element. #2234',
        "`cy.get('body').click()` makes the body the active element, and the previous one gets a `blur` event. #2236",
        'When you record a run, Cypress finds commit details more reliably if the local Git data lacks them. #2129 #2073',
        'The JSON schema for `cypress.json` accepts a boolean as [`videoCompression`](/guides/references/configuration#videoCompression). #2140',
      ],
      dependency: [
        'The [`junit` reporter](/guides/tooling/reporters#write-junit-files) is now version 1.17.0, with a few new features. #2238',
        'Updated dependencies because of vulnerabilities that `npm audit` reported. #1701',
        'The built-in example specs come from `cypress-example-kitchensink` 1.0.2. #2139',
      ],
    },
  },
  {
    version: '3.0.2',
    date: '2018-06-28',
    changes: {
      feature: [
        'The commands [`cypress cache path`, `cypress cache list`, and `cypress cache clear`](/guides/guides/command-line#cypress-cache) manage the versions of Cypress on your machine. #1856',
        '[`cypress run --no-exit`](/guides/guides/command-line#run-no-exit) keeps the browser open after the last test. #1871',
        'The command line respects configuration values and environment variables in [`.npmrc`](/guides/references/advanced-installation#where-a-variable-may-stand). #1399 #1853',
        'The plugin event [`after:screenshot`](/api/plugins/after-screenshot-api) lets you rename, move, resize, or upload screenshots. #2039',
        '[`Cypress.browser`](/api/cypress-api/browser) contains information about the browser that runs the tests. #1919 #1961',
        '[`Cypress.spec`](/api/cypress-api/spec) contains information about the spec that is running. #1918',
        '[`cy.screenshot()`](/api/commands/screenshot) saves to a folder that is named after the spec, such as `cypress/screenshots/cart_spec.js`. #1826',
        'If you pass a path to [`cy.screenshot()`](/api/commands/screenshot), such as `shop/cart`, it becomes a path within the folder of the spec. #1771 #668',
        'If a test takes several [screenshots](/api/commands/screenshot) of the same name, they get numbers, such as `cart (1).png`. Before, they overwrote each other. #1766',
        'The names of automatic screenshots of failed tests end with `(failed)`. #1923',
        '[`onBeforeScreenshot` and `onAfterScreenshot`](/api/commands/screenshot) also run for screenshots of failed tests. `testFailure` tells them apart from your own. #2040',
        '[`cypress verify`](/guides/guides/command-line#cypress-verify) has clearer output and logs errors better. #1984',
        'FFmpeg writes more debug logs, which help find out why compressing a video sometimes crashes Cypress. #1971',
      ],
      fix: [
        'On screens with twice the pixel density, [`cy.screenshot()`](/api/commands/screenshot) saves images in full size. #1857 #2018',
        'On Windows with newer versions of Node.js, `cypress run` no longer exits with `EPIPE`. #1841 #2044',
        'In Electron, `cypress run` is no longer slow if the app keeps taking the focus. #1909 #1892',
        "In `cypress run`, Electron no longer reports that the browser isn't focused. #1939",
        'In the app under test, `document.hasFocus()` returns `true` if the Cypress window has the focus. #1940',
        'Looking for elements with `position: sticky` no longer scrolls the page unnecessarily. #1475',
        'On Windows, a different [`integrationFolder`](/guides/references/legacy-configuration#integrationFolder) no longer causes errors in plugins. #1704',
        'Invalid gzip content from a server no longer crashes Cypress, and multibyte characters in HTML and JavaScript stay intact. #1396 #1756',
        '`npm install cypress` respects `--silent` on all operating systems. #817',
        'Corrected a typo in a warning on the command line. #2038',
        'On Windows, the Cypress window shows paths correctly in more places. #1830',
        '[`pluginsFile`](/guides/references/legacy-configuration#pluginsFile) can be an absolute path. #1837',
        'Apps can pass a string to `setTimeout()` again. Since Cypress 3, this failed with `fn.apply is not a function`. #1854',
        'Errors in [preprocessors](/api/plugins/preprocessors-api) are shown. Before, they were swallowed. #1877',
        '`cypress run` no longer hangs forever when it starts a new spec. #2013 #1912 #1905 #1890',
        'In the Dashboard, runs that timed out no longer stay pending forever. #1891 #1952',
        'Recording a run with a large number of specs no longer causes an error. #1901',
        'Videos are recorded in Electron even if [`before:browser:launch`](/api/plugins/browser-launch-api) returns an object. #1992',
        'Cypress no longer mistakes a `<header>` element for the `<head>` when it adds its script to a page. #2026',
        '[`modifyObstructiveCode`](/guides/references/configuration#modifyObstructiveCode) removes another kind of framebusting code. #2030 #2059',
        'Icons no longer shift while tests are running. #1983',
        'Server-sent events work in the app under test. #1440 #1111',
        '[Snapshots](/guides/core-concepts/cypress-app#go-back-in-time) keep CSS rules that a script has inserted into an empty `<style>` element. #1226',
        'Improved the [types](/guides/tooling/typescript-support) in several places. #1881 #2007 #1899 #1902 #1897 #1907',
        'The installer no longer prints `skipping install` if Cypress is already there. #1985',
        'In the Command Log, URLs of [`cy.visit()`](/api/commands/visit) are no longer cut off at a fixed width. #1995',
      ],
      performance: ['Taking a screenshot takes much less time. #1863'],
      dependency: [
        'FFmpeg 4, which may solve problems with recording videos. #1972',
        'Updated npm packages that Cypress uses. #1674 #1942',
      ],
    },
  },
  {
    version: '3.0.1',
    date: '2018-05-30',
    changes: {
      fix: [
        'The example tests that Cypress creates in new projects no longer fail. #1812',
        "If a version is already in the [cache](/guides/references/advanced-installation#keep-the-program-elsewhere), Cypress doesn't install it again. #1813",
        '[`cy.screenshot()`](/api/commands/screenshot) no longer fails if you close Electron and then open Chrome. #1820',
        'On Windows, Cypress no longer crashes with `tty.getWindowSize is not a function`. #1815 #1817',
      ],
    },
  },
  {
    version: '3.0.0',
    date: '2018-05-29',
    changes: {
      breaking: [
        "[`cypress run`](/guides/guides/command-line#cypress-run) runs each spec file separately, so a spec can't rely on what an earlier one left behind. #431 #681 #1589 #1539 #1692",
        '`before` and `after` hooks in the [support file](/guides/core-concepts/writing-and-organizing-tests#the-support-file) run for each spec file instead of once for all of them. #681',
        '`CYPRESS_BINARY_VERSION` was removed. Use [`CYPRESS_INSTALL_BINARY`](/guides/references/advanced-installation#CYPRESS_INSTALL_BINARY).',
        '`CYPRESS_SKIP_BINARY_INSTALL` was removed. Set [`CYPRESS_INSTALL_BINARY`](/guides/references/advanced-installation#CYPRESS_INSTALL_BINARY) to `0`.',
        '`screenshotOnHeadlessFailure` was removed. Set `screenshotOnRunFailure` with [`Cypress.Screenshot.defaults()`](/api/cypress-api/screenshot-api). #1140 #1754',
        'The option `trashAssetsBeforeHeadlessRuns` is now called [`trashAssetsBeforeRuns`](/guides/references/configuration#trashAssetsBeforeRuns). #1754',
        'The option `videoRecording` is now called [`video`](/guides/references/configuration#video), because it has nothing to do with recording to the Dashboard. #562',
        'On CircleCI, Cypress no longer copies screenshots and videos to the artifacts. Do so in your `circle.yml`. #1592',
        'The output of `cypress run` has a new design. Scripts that parse it may no longer work. #1588',
        '[`cy.screenshot()`](/api/commands/screenshot) captures the whole page of your app by default, unscaled and without the Command Log.',
      ],
      feature: [
        '[`cy.task()`](/api/commands/task) runs your own code in Node.js, for example to seed a database.',
        '[`--spec`](/guides/guides/command-line#run-spec) accepts globs, so you can run several specs. #263 #416 #681',
        '[`cy.screenshot()`](/api/commands/screenshot) has options to scale the page, cover elements, and turn off timers and animations. #1424',
        '[`Cypress.Screenshot.defaults()`](/api/cypress-api/screenshot-api) sets defaults for all screenshots, and can turn off those of failed tests. #1424',
        'Chained to an element, [`.screenshot()`](/api/commands/screenshot) captures only that element.',
        'Cypress is installed in a [cache](/guides/references/advanced-installation#keep-the-program-elsewhere) that all projects share, so each version is only downloaded once. #1300',
        'New projects get an `examples` folder with several specs, written in ES6, instead of `example_spec.js`. #1460',
        'If you edit a file that the [plugins file](/guides/references/legacy-configuration#the-plugins-file) imports, Cypress reloads it. #1407',
        'There is one [video](/guides/guides/screenshots-and-videos#find-the-files) per spec, which is named after the spec. #980',
        'Skipped tests look different from pending ones in the [Command Log](/guides/core-concepts/cypress-app#read-the-command-log). #244',
        'The summary of `cypress run` includes the number of skipped tests. #1559',
        '`cypress run` prints the URL of a recorded run. #494',
        '`cypress run` prints the browser and its version. #833',
        'For runs on Drone, the Dashboard shows the build number and links to the build. #1709',
        'For runs on Semaphore, the Dashboard links to the build. #1785',
        'The Dashboard shows the results of each spec, and recorded runs include timings for each test.',
        'The output has colors in CI, too. If your Jenkins has no plugin for them, set [`NO_COLOR=1`](/guides/references/advanced-installation#NO_COLOR). #1747 #1748',
        '`cypress run --record` only prints a warning if the record key is missing in a pull request from a fork. It still runs the tests. #1193',
        "If you search for specs, folders that don't match are hidden. #1706",
        'The Command Log collapses identical entries that follow each other into one, which you can expand. #1580',
        '[`cypress.run()` and `cypress.open()`](/guides/guides/module-api) accept objects where the command line takes strings. #1442',
        '[`cypress.run()`](/guides/guides/module-api) returns much more complete results. #1248',
        '[Viewports](/api/commands/viewport) can be as small as 20 pixels. Before, the minimum was 200. #1169 #1444',
        '`cypress run` counts tests itself instead of using Mocha for it. If a hook fails, its test counts as failed. #1163',
        'You can select the name of a test in the Command Log, for example to copy it. #1476',
        'The debug logs of `cypress:cli` contain the value of `NODE_OPTIONS`. #1673',
        'Unknown options on the command line cause a more helpful error. #837',
      ],
      fix: [
        'Cypress no longer crashes if a WebSocket connection fails. #556',
        "Assertions such as `should('have.attr', 'title', '')` pass if the attribute is empty. #831 #1491",
        '[Snapshots](/guides/core-concepts/cypress-app#go-back-in-time) ignore stylesheets with `media="print"`. #1568',
        "Cypress no longer returns its own `window` instead of the app's. #1436",
        'If you close the browser, the `file` object of a [preprocessor](/api/plugins/preprocessors-api) fires `close`. #1560',
        'If you change [`cypress.env.json`](/guides/guides/environment-variables#override-it-on-your-machine), Cypress notices. #1464',
        "Cypress's types no longer cause namespace errors in TypeScript projects. #1627",
        'If you use [`.type()`](/api/commands/type) or [`.clear()`](/api/commands/clear) on the wrong kind of element, the error lists the right kinds. #1650',
        'The app under test no longer shakes in recent versions of Chrome. Cypress starts Chrome with `--disable-blink-features=RootLayerScrolling`. #1620',
        'On Windows, `cypress run` prints special characters correctly. #1143 #1550',
        'In `cypress run`, Electron no longer prints an error about a transparent title bar. #1745',
        "[`.as()`](/api/commands/as) explains what's wrong if an alias starts with `@`. #1643",
        'Chromium browsers no longer look for printers and other devices in your network during tests. #1600',
        "If a custom [reporter](/guides/tooling/reporters) can't be found or has an error, Cypress prints the error and its stack. #1192",
        'Added types for `Cypress.off` and `Cypress.log`. #1110 #1591',
        'The types of [`cy.screenshot()`](/api/commands/screenshot) have the new options. #1753',
        'The types of [`.filter()`](/api/commands/filter) accept a function.',
        'The types of [`.scrollIntoView()`](/api/commands/scrollintoview) accept `duration`. #1606',
        '`cypress run` fails with exit code 1 if it finds no specs. #1585',
        'The animated icon that shows that tests are running is centered. #1695',
        'Options from the command line and from environment variables are validated in the same way as those in `cypress.json`. #1783',
        'If a recorded run has no commit information, a message takes its place. #1809',
      ],
    },
  },
  {
    version: '2.1.0',
    date: '2018-03-01',
    changes: {
      feature: [
        'The selector playground prefers `data-cy`, `data-test`, and `data-testid`. You can change this with [`Cypress.SelectorPlayground`](/api/cypress-api/element-selector-api).',
      ],
    },
  },
  {
    version: '2.0.4',
    date: '2018-02-25',
    changes: {
      fix: [
        'The `engines` field of the npm package lists the right Node.js versions.',
      ],
    },
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
      fix: [
        '`modifyObstructiveCode` no longer changes the code of popular libraries.',
      ],
    },
  },
  {
    version: '2.0.1',
    date: '2018-02-16',
    changes: {
      fix: [
        '`cy.contains()` escapes regular expressions correctly, and large scripts load quickly again.',
      ],
    },
  },
  {
    version: '2.0.0',
    date: '2018-02-15',
    changes: {
      breaking: [
        '`modifyObstructiveCode` is new, and is on by default. Cypress clears the cache of a browser when it opens it.',
        '`--spec` is relative to the current folder.',
      ],
      feature: ['`cy.visit()` accepts `auth`.'],
      dependency: ['Electron with Chromium 59.'],
    },
  },
  {
    version: '1.4.2',
    date: '2018-02-04',
    changes: {
      fix: [
        'You can visit second-level subdomains, and URLs such as `http://app.localhost`.',
      ],
    },
  },
  {
    version: '1.4.1',
    date: '2017-12-26',
    changes: {
      fix: ['Colors and debug output work on all operating systems.'],
    },
  },
  {
    version: '1.4.0',
    date: '2017-12-19',
    changes: { feature: ['You can search the list of specs.'] },
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
        'Plugins can change the configuration. The options `userAgent` and `blacklistHosts` are new.',
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
        'The npm package includes TypeScript types. [`Cypress.platform`](/api/cypress-api/platform) and [`Cypress.arch`](/api/cypress-api/arch) are new. [`cy.visit()`](/api/commands/visit) accepts `failOnStatusCode`.',
      ],
    },
  },
  {
    version: '1.1.2',
    date: '2017-11-26',
    changes: {
      fix: [
        '`.type()` handles special keys correctly in inputs with `maxlength`.',
      ],
    },
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
      feature: ['Plugins are new. Their first event is `file:preprocessor`.'],
    },
  },
  {
    version: '1.0.3',
    date: '2017-10-29',
    changes: { feature: ['You can collapse folders in the list of specs.'] },
  },
  {
    version: '1.0.2',
    date: '2017-10-13',
    changes: { feature: ['`videoUploadOnPasses` is new.'] },
  },
  {
    version: '1.0.1',
    date: '2017-10-10',
    changes: {
      fix: [
        'On Linux and macOS, the command line no longer fails while it verifies the binary.',
      ],
    },
  },
  {
    version: '1.0.0',
    date: '2017-10-09',
    changes: {
      feature: [
        'Cypress is open source and in public beta. Anyone can use it without logging in, and it runs on Windows.',
      ],
    },
  },
  {
    version: '0.20.3',
    date: '2017-10-06',
    changes: {
      fix: [
        'After an installation, verifying the binary for the first time is more reliable.',
      ],
    },
  },
  {
    version: '0.20.2',
    date: '2017-10-06',
    changes: {
      breaking: ['`cy.exec()` trims the output.'],
      feature: ['`cypress open` accepts `--project`.'],
    },
  },
  {
    version: '0.20.1',
    date: '2017-09-17',
    changes: { feature: ['`cypress run` accepts `--headed`.'] },
  },
  {
    version: '0.20.0',
    date: '2017-09-10',
    changes: {
      breaking: [
        'The npm package `cypress` replaces `cypress-cli`. It includes the Module API.',
        '[`Cypress.Commands`](/api/cypress-api/custom-commands) replaces `Cypress.addParentCommand()` and similar functions. [`Cypress._`](/api/utilities/_) is Lodash instead of Underscore.',
      ],
      feature: [
        '[`.trigger()`](/api/commands/trigger), [`cy.scrollTo()`](/api/commands/scrollto), [`.scrollIntoView()`](/api/commands/scrollintoview), and `--browser` are new.',
        '[`.type()`](/api/commands/type) works in date and time inputs, and [`cy.stub()`](/api/commands/stub) and [`cy.spy()`](/api/commands/spy) have a `log()` method.',
      ],
    },
  },
  {
    version: '0.19.4',
    date: '2017-06-18',
    changes: { fix: ['`.type()` fires `input` events in React 15.6.'] },
  },
  {
    version: '0.19.3',
    date: '2017-06-14',
    changes: { fix: ['You can visit pages that are compressed with Brotli.'] },
  },
  {
    version: '0.19.2',
    date: '2017-04-16',
    changes: {
      feature: [
        '[`.nextAll()`](/api/commands/nextall), [`.nextUntil()`](/api/commands/nextuntil), [`.parentsUntil()`](/api/commands/parentsuntil), [`.prevAll()`](/api/commands/prevall), and [`.prevUntil()`](/api/commands/prevuntil) are new. You can choose Electron as the browser.',
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
      deprecated: ['`cypress ci` is deprecated. Use `cypress run --record`.'],
      feature: [
        'You can record runs to the new Dashboard, which is now called Cypress Cloud.',
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
    changes: {
      fix: ['You can switch between specs again if `baseUrl` is set.'],
    },
  },
  {
    version: '0.18.6',
    date: '2017-01-29',
    changes: {
      feature: [
        'The browser opens `baseUrl` right away. Before that, Cypress checks whether `baseUrl` is reachable.',
      ],
    },
  },
  {
    version: '0.18.5',
    date: '2017-01-08',
    changes: { feature: ['You can set `videoCompression` to `false`.'] },
  },
  {
    version: '0.18.4',
    date: '2016-12-28',
    changes: {
      fix: ['Cookies of `cy.request()` and the browser stay in sync.'],
    },
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
      fix: ['[`cy.visit()`](/api/commands/visit) sends an `Accept` header.'],
    },
  },
  {
    version: '0.18.1',
    date: '2016-12-11',
    changes: {
      feature: [
        '[`cy.request()`](/api/commands/request) accepts `followRedirect`, `qs`, and `form`.',
      ],
    },
  },
  {
    version: '0.18.0',
    date: '2016-11-27',
    changes: {
      breaking: [
        'Cypress loads a single support file instead of the whole folder. `supportFile` replaces `supportFolder`.',
      ],
      feature: ['Specs can use ES2015, modules, and JSX.'],
    },
  },
  {
    version: '0.17.12',
    date: '2016-11-21',
    changes: {
      performance: [
        '`cypress run` no longer takes snapshots, which makes it faster.',
      ],
    },
  },
  {
    version: '0.17.11',
    date: '2016-11-16',
    changes: { feature: ['`cypress run` records videos.'] },
  },
  {
    version: '0.17.9',
    date: '2016-10-22',
    changes: {
      feature: [
        'By default, `responseTimeout` is 30 seconds, and `pageLoadTimeout` is 60 seconds.',
      ],
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
    changes: {
      feature: ['Click a command in the Command Log to pin its snapshot.'],
    },
  },
  {
    version: '0.17.5',
    date: '2016-10-02',
    changes: {
      feature: [
        'JUnit is a built-in reporter, and you can use custom reporters.',
      ],
    },
  },
  {
    version: '0.17.4',
    date: '2016-09-12',
    changes: {
      breaking: [
        '`cy.visit()` no longer reloads the page if only the hash of the URL changes.',
      ],
    },
  },
  {
    version: '0.17.3',
    date: '2016-09-11',
    changes: {
      feature: [
        "If an element isn't visible, the error of the assertion explains why.",
      ],
    },
  },
  {
    version: '0.17.2',
    date: '2016-09-06',
    changes: {
      feature: [
        "[`cy.visit()`](/api/commands/visit) throws an error if the response isn't HTML.",
      ],
    },
  },
  {
    version: '0.17.1',
    date: '2016-08-31',
    changes: {
      feature: [
        '[`cy.readFile()`](/api/commands/readfile) and `cy.writeFile()` are new. [`.type()`](/api/commands/type) supports modifier keys.',
      ],
    },
  },
  {
    version: '0.17.0',
    date: '2016-08-30',
    changes: {
      breaking: ['A test can only visit one superdomain.'],
      feature: [
        'The app and the proxy have been rewritten. `cy.request()` shares cookies with the browser.',
      ],
    },
  },
  {
    version: '0.16.5',
    date: '2016-07-31',
    changes: { fix: ['Cypress exits with code 0 instead of `null`.'] },
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
        '[`cy.screenshot()`](/api/commands/screenshot) and [`.each()`](/api/commands/each) are new, and `cy.contains()` accepts regular expressions.',
        '[`.type()`](/api/commands/type) accepts `{uparrow}` and `{downarrow}`.',
      ],
    },
  },
  {
    version: '0.16.1',
    date: '2016-05-22',
    changes: {
      feature: [
        '[`Cypress.Cookies.debug()`](/api/cypress-api/cookies) accepts `verbose`.',
      ],
    },
  },
  {
    version: '0.16.0',
    date: '2016-05-17',
    changes: {
      breaking: [
        'Cypress only runs in Chrome, Chromium, and Canary. `get()`, `set()`, and `remove()` of [`Cypress.Cookies`](/api/cypress-api/cookies) were removed.',
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
        '[`.invoke()`](/api/commands/invoke) only accepts functions, and [`.its()`](/api/commands/its) no longer calls them. Both accept nested properties, such as `a.b`.',
      ],
    },
  },
  {
    version: '0.15.3',
    date: '2016-04-10',
    changes: {
      feature: [
        'Environment variables such as `CYPRESS_BASE_URL` override the configuration.',
      ],
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
      feature: ['`visitTimeout` was renamed to `pageLoadTimeout`.'],
    },
  },
  {
    version: '0.15.0',
    date: '2016-03-28',
    changes: { breaking: ['Tests are in `cypress/integration` by default.'] },
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
    changes: { feature: ['Cypress works offline.'] },
  },
  {
    version: '0.14.0',
    date: '2016-03-08',
    changes: {
      feature: [
        '[`.then()`](/api/commands/then) accepts `timeout`, and [`cy.reload()`](/api/commands/reload) yields the window.',
      ],
    },
  },
  {
    version: '0.13.9',
    date: '2016-01-28',
    changes: {
      deprecated: [
        'Libraries such as `cy._` are deprecated. Use `Cypress._` and the others on `Cypress`.',
      ],
    },
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
        '`waitForAnimations` is new. Actions wait until an element stops moving.',
      ],
    },
  },
  {
    version: '0.13.3',
    date: '2015-12-25',
    changes: {
      feature: [
        "Cypress has its own rules for visibility instead of jQuery's, and errors explain why an element isn't visible.",
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
      feature: ['Headless runs use a separate Chromium app.'],
    },
  },
  {
    version: '0.12.8',
    date: '2015-12-02',
    changes: { feature: ['Error messages link to explanations.'] },
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
      breaking: [
        "`cy.wait('@alias')` yields a Cypress object instead of one from Sinon.",
      ],
      feature: [
        'All XHRs appear in the Command Log. The Network tab in DevTools also shows those that are stubbed.',
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
      feature: ['[`.blur()`](/api/commands/blur) accepts `force`.'],
      fix: [
        '[`cy.pause()`](/api/commands/pause) does nothing in `cypress run`.',
      ],
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
        '[`cy.window()`](/api/commands/window) and [`cy.document()`](/api/commands/document) appear in the Command Log, and wait for assertions.',
      ],
    },
  },
  {
    version: '0.11.5',
    date: '2015-09-20',
    changes: { feature: ['The desktop app works on Linux.'] },
  },
  {
    version: '0.11.4',
    date: '2015-09-17',
    changes: {
      feature: ['[`.should()`](/api/commands/should) accepts a callback.'],
    },
  },
  {
    version: '0.11.2',
    date: '2015-09-14',
    changes: {
      feature: [
        '[`cy.root()`](/api/commands/root) prints its element when you click it in the Command Log.',
      ],
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
    changes: {
      feature: ['You can run Cypress from the terminal, on Linux, and in CI.'],
    },
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
      feature: ['[`.click()`](/api/commands/click) accepts positions.'],
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
        '[`.type()`](/api/commands/type) simulates a keyboard, with all its events.',
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
        '[`.type()`](/api/commands/type), `.clear()`, `.check()`, and [`.uncheck()`](/api/commands/uncheck) accept `force`.',
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
    changes: {
      feature: ['`.click()` behaves more like a click in a real browser.'],
    },
  },
  {
    version: '0.6.0',
    date: '2015-05-14',
    changes: { feature: ['The proxy has been rewritten.'] },
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
      feature: ['[`.and()`](/api/commands/and) is an alias of `.should()`.'],
    },
  },
  {
    version: '0.5.0',
    date: '2015-04-15',
    changes: { feature: ['Cypress runs from a snapshot of its source code.'] },
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
      feature: ['[`cy.visit()`](/api/commands/visit) accepts `onBeforeLoad`.'],
    },
  },
  {
    version: '0.4.0',
    date: '2015-04-02',
    changes: {
      feature: ['If you rerun a test or suite, the other tests are hidden.'],
    },
  },
  {
    version: '0.3.9',
    date: '2015-03-24',
    changes: {
      feature: [
        "Commands appear in the Command Log while they're still running.",
      ],
    },
  },
  {
    version: '0.3.3',
    date: '2015-03-18',
    changes: {
      feature: ['This is the first version in the changelog.'],
    },
  },
]
