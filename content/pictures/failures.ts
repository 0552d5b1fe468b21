import { log } from './log'
import type { Scene } from './scene'

const failing: [
  id: string,
  spec: string,
  alt: string,
  caption: string,
  notes?: Scene['notes'],
][] = [
  [
    'error-assertion',
    'catalog/ferns',
    'A failed assertion in the Command Log. Below it are the error, the name of the spec with a line, and the lines of code around it.',
    'The parts of an error in the Command Log.',
    [
      ['.runnable-err-name', 'The kind of error'],
      [
        '.runnable-err-message',
        'The message: what was expected, and what was found',
      ],
      [
        '.runnable-err-file-path',
        'The file with line and column, which opens your editor',
      ],
      ['.test-err-code-frame pre', 'The code around the line that failed'],
      [
        '.runnable-err-stack-expander',
        'Shows the stack trace: how the test got to that line',
      ],
      [
        '.runnable-err-print',
        'Prints the error to the console of the developer tools',
      ],
    ],
  ],
  [
    'error-not-found',
    'cart/coupon',
    'A failed get in the Command Log. The error says that the element was never found.',
    'An element that doesn’t exist.',
  ],
  [
    'error-request',
    'errors/request',
    'A failed request in the Command Log. The error shows the status code and the response.',
    'cy.request() got the status code 404.',
  ],
  [
    'error-visit',
    'errors/visit',
    'A failed visit in the Command Log. The error names the address and the status code.',
    'cy.visit() got the status code 404.',
  ],
  [
    'error-app',
    'errors/app',
    'A failed test in the Command Log. The error says that it originated from the application code.',
    'An uncaught exception in the app fails the test.',
  ],
  [
    'error-covered',
    'errors/covered',
    'A failed click in the Command Log. The error says that another element covers the button.',
    'A button that a banner covers.',
  ],
  [
    'error-detached',
    'errors/detached',
    'A failed click in the Command Log. The error says that the element is no longer on the page.',
    'An element that has left the page.',
  ],
  [
    'error-several',
    'errors/several',
    'A failed click in the Command Log. The error says that click can only be called on a single element.',
    'A click on twelve elements.',
  ],
  [
    'error-wait',
    'checkout/waiting',
    'A failed wait in the Command Log. The error says that no request ever occurred.',
    'The request that the test waits for is never made.',
  ],
  [
    'error-promise',
    'errors/promise',
    'A failed then in the Command Log. The error says that the callback mixes commands with a returned value.',
    'A callback that calls commands but returns something else.',
  ],
  [
    'error-origin',
    'account/partner',
    'A failed command in the Command Log. The error says that the app is now on another origin.',
    'A command on another origin, without cy.origin().',
  ],
  [
    'error-outside',
    'errors/outside',
    'An error in place of the tests, which was thrown outside of a test.',
    'A spec that throws while it’s loaded.',
  ],
]

/** Specs that fail, and what the app shows of each. */
export const failures: Scene[] = [
  ...failing.map(([id, spec, alt, caption, notes]): Scene => ({
    id,
    alt,
    caption,
    ...log,
    size: { width: 1200, height: 800 },
    steps: [
      ['run', `cypress/e2e/${spec}.cy.ts`],
      ['scroll', '.command-state-failed, .runnable-err'],
    ],
    ...(notes && { notes }),
  })),
  {
    id: 'error-no-tests',
    alt: 'A message in place of the tests: No tests found. Cypress could not detect tests in this file.',
    caption: 'A spec without tests.',
    clip: ['.reporter'],
    height: 400,
    steps: [['run', 'cypress/e2e/errors/empty.cy.ts']],
  },
  {
    id: 'error-syntax',
    alt: 'The app with the bundler’s error in the preview, which names the file, the line, and the unexpected token. The Command Log says No tests found.',
    caption: 'A spec with a syntax error.',
    size: { width: 1200, height: 750 },
    height: 400,
    steps: [['run', 'cypress/e2e/errors/syntax.cy.ts']],
  },
]
