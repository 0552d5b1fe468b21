/** A word to avoid, and what to write instead. */
export interface Term {
  /** Regular expression for the whole word. It ignores case unless `exact`. */
  found: string
  /** Set this if the right word differs only in its capitals. */
  exact?: true
  /** Ends the message "Write …". Without it, the word is left out. */
  write?: string
}

/** Words to avoid in prose. Code and quotes can contain them. */
export const terms: readonly Term[] = [
  // Makes readers who struggle feel stupid
  { found: 'simply' },
  { found: 'just', write: '"only" or "a moment ago", or leave it out' },
  { found: 'easy', write: 'what makes it short or safe' },
  { found: 'easily', write: 'what makes it short or safe' },
  { found: 'obviously' },
  { found: 'of course' },
  { found: 'basically' },
  { found: 'please' },
  { found: 'trivial', write: 'what makes it short' },
  // Marketing
  { found: 'awesome', write: 'what it does' },
  { found: 'blazing(?:ly)?', write: 'a number' },
  { found: 'seamless(?:ly)?', write: 'what it does' },
  { found: 'effortless(?:ly)?', write: 'what it does' },
  // Old or imprecise names for parts of the product
  { found: 'Test Runner', exact: true, write: '"Cypress App"' },
  { found: 'Cypress Dashboard', write: '"Cypress Cloud"' },
  { found: 'Dashboard Service', write: '"Cypress Cloud"' },
  { found: '[Cc]ypress cloud', exact: true, write: '"Cypress Cloud"' },
  { found: '[Cc]ommand log', exact: true, write: '"Command Log"' },
  // Terms of testing
  // A page title may keep it because of its address
  { found: '(?<!first )E2E', write: '"end-to-end"' },
  { found: 'end to end test(?:s|ing)?', write: '"end-to-end" with hyphens' },
  { found: 'e-to-e', write: '"end-to-end"' },
  { found: 'retryability', write: '"retry-ability"' },
  { found: 'flakey', write: '"flaky"' },
  { found: 'testcase', write: '"test"' },
  { found: 'test case', write: '"test"' },
  // Spelling of other products' names
  { found: 'Javascript|javascript', exact: true, write: '"JavaScript"' },
  { found: 'Typescript|typescript', exact: true, write: '"TypeScript"' },
  { found: 'Github|github', exact: true, write: '"GitHub"' },
  { found: 'Gitlab', exact: true, write: '"GitLab"' },
  { found: 'BitBucket', exact: true, write: '"Bitbucket"' },
  { found: 'NPM|Npm', exact: true, write: '"npm"' },
  { found: 'PNPM', exact: true, write: '"pnpm"' },
  { found: 'NodeJS', write: '"Node.js"' },
  { found: 'Node(?!\\.js)', exact: true, write: '"Node.js"' },
  { found: 'Webpack|WebPack', exact: true, write: '"webpack"' },
  { found: 'JQuery|Jquery', exact: true, write: '"jQuery"' },
  { found: 'Graphql', exact: true, write: '"GraphQL"' },
  { found: 'FireFox', exact: true, write: '"Firefox"' },
  { found: 'Mac OS(?: X)?|MacOS|Mac OSX', exact: true, write: '"macOS"' },
  { found: 'VSCode|VScode|vscode', exact: true, write: '"VS Code"' },
  { found: 'NextJS|NextJs', exact: true, write: '"Next.js"' },
  // American spelling
  { found: 'behaviours?', write: '"behavior"' },
  { found: 'colour(?:s|ed|ing)?', write: '"color"' },
  { found: 'cancelled', write: '"canceled"' },
  { found: 'cancelling', write: '"canceling"' },
  { found: 'initialis(?:e|es|ed|ing)', write: 'it with "z"' },
  { found: 'organis(?:e|es|ed|ing|ations?)', write: 'it with "z"' },
  { found: 'recognis(?:e|es|ed|ing)', write: 'it with "z"' },
  { found: 'customis(?:e|es|ed|ing)', write: 'it with "z"' },
  { found: 'serialis(?:e|es|ed|ing)', write: 'it with "z"' },
  { found: 'synchronis(?:e|es|ed|ing)', write: 'it with "z"' },
  { found: 'licence', write: '"license"' },
  { found: 'whilst', write: '"while"' },
  // Abbreviations
  { found: 'e\\.g\\.', write: '"for example"' },
  { found: 'i\\.e\\.', write: '"that is"' },
  { found: 'etc\\.', write: 'the whole list, or "such as" before it' },
  { found: 'repo', write: '"repository"' },
  { found: 'config file', write: '"configuration file"' },
  { found: 'env vars?', write: '"environment variable"' },
]
