/** Which ambient declarations and packages a sample may assume. */
export const profiles = [
  'e2e',
  'node',
  'react',
  'vue',
  'angular',
  'svelte',
] as const

export type Profile = (typeof profiles)[number]

/** What an author says of a block behind its language. */
export interface SampleMeta {
  /** The file that the block shows. */
  title?: string
  /** TypeScript's numbers of the errors that the block shows on purpose. */
  errors: string[]
  /** Why the block cannot be checked. */
  nocheck?: string
  /** Chosen by the author where path and title do not tell it. */
  profile?: string
  /** Fails at run time only: readers see the mark, the compiler does not. */
  wrong: boolean
  /** Only an expression `defineConfig(…)`; the rest of the file is added. */
  config: boolean
  /** Only statements of `setupNodeEvents`; the rest of the file is added. */
  plugin: boolean
  /** Executed by the tests, so that its assertions hold. */
  run: boolean
  /** Declares something global, which other samples must not see. */
  isolated: boolean
  /** Commands for npm, shown for the other package managers too. */
  packageManager: boolean
  /** Words that mean nothing here, for a message to the author. */
  unknown: string[]
}

const word = /\{[\d,\s-]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\S*)|\S+/g

/** Words of the framework that have no meaning for the checks. */
const display = /^(\{[\d,\s-]*\}|showLineNumbers(=\d+)?|noInline)$/

/** Reads what stands behind the language of a fence. */
export function readMeta(info: string): SampleMeta {
  const meta: SampleMeta = {
    errors: [],
    wrong: false,
    config: false,
    plugin: false,
    run: false,
    isolated: false,
    packageManager: false,
    unknown: [],
  }
  for (const [text] of info.matchAll(word)) {
    const [, key, , double, single] =
      /^([\w-]+)=("([^"]*)"|'([^']*)')$/.exec(text) ?? []
    const value = double ?? single ?? ''
    if (key === 'title') meta.title = value
    else if (key === 'nocheck') meta.nocheck = value
    else if (key === 'profile') meta.profile = value
    else if (key === 'errors') meta.errors = value.split(',')
    else if (text === 'package-manager') meta.packageManager = true
    else if (isFlag(text)) meta[text] = true
    else if (!display.test(text)) meta.unknown.push(text)
  }
  return meta
}

const flags = ['wrong', 'config', 'plugin', 'run', 'isolated'] as const

const isFlag = (text: string): text is (typeof flags)[number] =>
  (flags as readonly string[]).includes(text)
