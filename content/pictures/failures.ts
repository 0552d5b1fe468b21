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
]
