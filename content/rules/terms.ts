/** A word that pages do not use, and what they write. */
export interface Term {
  /** Matched as a whole word, in any case unless `exact`. */
  found: string
  /** Capitals count: the right word differs in them only. */
  exact?: true
  write: string
}

/** The vocabulary of the prose; code, quotes, and titles are free. */
export const terms: readonly Term[] = [
  // Words that make a reader who struggles feel stupid
  { found: 'simply', write: 'nothing in its place' },
  { found: 'just', write: '"only", "a moment ago", or nothing in its place' },
  { found: 'easy', write: 'what makes it short or safe' },
  { found: 'easily', write: 'what makes it short or safe' },
  { found: 'obviously', write: 'nothing in its place' },
  { found: 'of course', write: 'nothing in its place' },
  { found: 'basically', write: 'nothing in its place' },
  { found: 'please', write: 'the instruction alone' },
  { found: 'trivial', write: 'what makes it short' },
  // Marketing
  { found: 'awesome', write: 'what it does' },
  { found: 'blazing(?:ly)?', write: 'a number' },
  { found: 'seamless(?:ly)?', write: 'what it does' },
  { found: 'effortless(?:ly)?', write: 'what it does' },
  // Parts of the product under their old or loose names
  { found: 'Test Runner', exact: true, write: '"Cypress App"' },
  { found: 'Cypress Dashboard', write: '"Cypress Cloud"' },
  { found: 'Dashboard Service', write: '"Cypress Cloud"' },
  { found: '[Cc]ypress cloud', exact: true, write: '"Cypress Cloud"' },
  { found: '[Cc]ommand log', exact: true, write: '"Command Log"' },
  // Terms of testing
  // But for the title of a page, which is as old as its address
  { found: '(?<!first )E2E', write: '"end-to-end"' },
  { found: 'end to end test(?:s|ing)?', write: '"end-to-end" with hyphens' },
  { found: 'e-to-e', write: '"end-to-end"' },
  { found: 'retryability', write: '"retry-ability"' },
  { found: 'flakey', write: '"flaky"' },
  { found: 'testcase', write: '"test"' },
  { found: 'test case', write: '"test"' },
  // Names as their owners write them
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
  // Spelling: American English
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
  // Shortenings
  { found: 'e\\.g\\.', write: '"for example"' },
  { found: 'i\\.e\\.', write: '"that is"' },
  { found: 'etc\\.', write: 'the whole list, or "such as" before it' },
  { found: 'repo', write: '"repository"' },
  { found: 'config file', write: '"configuration file"' },
  { found: 'env vars?', write: '"environment variable"' },
]
