import { suggest } from '../../lib/suggest'

/** Sets of ambient declarations and packages that a sample can use. */
const profiles = ['e2e', 'node', 'react', 'vue', 'angular', 'svelte'] as const

export type Profile = (typeof profiles)[number]

export const isProfile = (word: string): word is Profile =>
  (profiles as readonly string[]).includes(word)

/** Languages that TypeScript compiles. */
const scripts = ['ts', 'tsx', 'js', 'jsx'] as const

/** Languages that have compilers of their own. */
const components = ['vue', 'svelte'] as const

/** All allowed languages. */
const languages = [
  ...scripts,
  ...components,
  'json',
  'yaml',
  'html',
  'xml',
  'css',
  'scss',
  'graphql',
  'ini',
  'toml',
  'bash',
  'powershell',
  'docker',
  'groovy',
  'diff',
  'md',
  'mdx',
  'text',
]

export const isScript = (language: string) =>
  (scripts as readonly string[]).includes(language)

/** Whether the block is type-checked. */
export const isCode = (language: string) =>
  isScript(language) || (components as readonly string[]).includes(language)

const flags = ['wrong', 'avoid', 'config', 'plugin', 'error'] as const

/** Words with a value, as in `visit="/cart"`. */
const settings = [
  'title',
  'nocheck',
  'profile',
  'visit',
  'as',
  'needs',
  'norun',
] as const

/** What a fence says after the language. */
export interface SampleMeta extends Record<(typeof flags)[number], boolean> {
  /** The file that the block shows. */
  title?: string
  /** TypeScript's numbers for the errors that the block shows on purpose. */
  errors: string[]
  /** Why the block can't be checked. */
  nocheck?: string
  /** Set by the author if the path and the title don't imply it. */
  profile?: string
  /** Fails when it runs, though it compiles. */
  wrong: boolean
  /** Runs, but readers see it marked like a mistake, because it's a bad idea. */
  avoid: boolean
  /** The right way to do what an incorrect sample above it gets wrong. */
  correct?: true
  /** The block is only `defineConfig(…)`. The rest of the file is added. */
  config: boolean
  /** The block is the body of `setupNodeEvents`. The rest of the file is added. */
  plugin: boolean
  /** The page of Fernhill that the sample starts on. */
  visit?: string
  /** Who's signed in to Fernhill when the sample starts. */
  as?: string
  /** The version of Cypress that it needs, if older ones can't run it. */
  needs?: string
  /** Why the sample can't run in Cypress. Readers see it. */
  norun?: string
  /** A `text` block with the message of a sample that fails. */
  error: boolean
  /** A `text` block with what the commands above it print. */
  printed?: true
  /** npm commands, which are also shown for the other package managers. */
  packageManager: boolean
  /** Has no JavaScript tab, because the block is about TypeScript. */
  typescriptOnly: boolean
  /**
   * How long Fernhill waits before it answers, in milliseconds, in each of the runs
   * that readers can watch.
   */
  replay?: number[]
  /** Words that aren't allowed. */
  unknown: string[]
}

/** One word after the language. Words can contain spaces in quotes and braces. */
const word = /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\S*)|\S+/g

/** Words that only affect how the block looks, which checks ignore. */
const display = /^(\{[\d,\s-]+\}|showLineNumbers(=\d+)?)$/

const isFlag = (text: string): text is (typeof flags)[number] =>
  (flags as readonly string[]).includes(text)

const isSetting = (
  text: string | undefined,
): text is (typeof settings)[number] =>
  (settings as readonly (string | undefined)[]).includes(text)

/** Reads the words after the language of a fence. */
export function readMeta(info: string): SampleMeta {
  const meta: SampleMeta = {
    errors: [],
    wrong: false,
    avoid: false,
    error: false,
    config: false,
    plugin: false,
    packageManager: false,
    typescriptOnly: false,
    unknown: [],
  }
  for (const [text] of info.matchAll(word)) {
    const [, key, , double, single] =
      /^([\w-]+)=("([^"]*)"|'([^']*)')$/.exec(text) ?? []
    const value = double ?? single ?? ''
    if (isSetting(key)) {
      meta[key] = value
    } else if (key === 'errors') {
      meta.errors = value.split(',').map((code) => code.trim())
    } else if (text === 'replay' || key === 'replay') {
      meta.replay = (value || '0').split(',').map(Number)
    } else if (text === 'package-manager') {
      meta.packageManager = true
    } else if (text === 'correct') {
      meta.correct = true
    } else if (text === 'printed') {
      meta.printed = true
    } else if (text === 'typescript-only') {
      meta.typescriptOnly = true
    } else if (isFlag(text)) {
      meta[text] = true
    } else if (!display.test(text)) {
      meta.unknown.push(text)
    }
  }
  return meta
}

/** All allowed words, as authors write them. */
const words = [
  ...settings.map((name) => `${name}="…"`),
  'errors="…"',
  ...flags,
  'correct',
  'package-manager',
  'printed',
  'replay',
  'replay="0,…"',
  'typescript-only',
  'showLineNumbers',
]

const shortestReason = 12

/** Checks the words of a fence. */
export function checkMeta(
  language: string,
  meta: SampleMeta,
  code: string,
): string[] {
  return [
    ...checkLanguage(language),
    ...meta.unknown.map(unknownWord),
    ...checkValues(meta),
    ...checkTitle(language, meta),
    ...checkPlace(language, meta),
    ...checkWrapper(meta, code),
  ]
}

/** Other names for languages. Each language is only allowed by one name. */
const otherNames: Record<string, string> = {
  typescript: 'ts',
  javascript: 'js',
  jsonc: 'json',
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  ps1: 'powershell',
  dockerfile: 'docker',
  markdown: 'md',
  txt: 'text',
}

function checkLanguage(language: string): string[] {
  // A rule in content/rules/fences.ts reports blocks without a language.
  if (!language || languages.includes(language)) return []
  return [
    `Unknown language "${language}". Allowed: ${languages.join(', ')}.${suggest(otherNames[language] ?? language, languages)}`,
  ]
}

const nameOf = (word: string) => word.replace(/=.*/s, '')

const unknownWord = (found: string) =>
  `Unknown word "${nameOf(found)}" after the language. Allowed: ${words.join(', ')}, {1,3-5}.${suggest(nameOf(found), words.map(nameOf))}`

/** People who have an account at Fernhill. */
const people = ['guest', 'ada', 'grace'] as const

/** Fernhill never waits longer, in milliseconds. */
const longestDelay = 10_000

function checkValues({
  errors,
  nocheck,
  norun,
  profile,
  wrong,
  avoid,
  correct,
  title,
  visit,
  as,
  needs,
  replay,
}: SampleMeta) {
  const found: string[] = []
  if (nocheck !== undefined && nocheck.length < shortestReason) {
    found.push(
      `nocheck="${nocheck}" needs a reason of ${shortestReason} characters or more.`,
    )
  }
  if (nocheck !== undefined && errors.length) {
    found.push('nocheck and errors="…" exclude each other. Keep errors.')
  }
  if (wrong && errors.length) {
    found.push('wrong isn\'t needed in addition to errors="…". Remove it.')
  }
  if (norun !== undefined && norun.length < shortestReason) {
    found.push(
      `norun="${norun}" needs a reason of ${shortestReason} characters or more, because readers see it.`,
    )
  }
  if (wrong && avoid) {
    found.push('wrong and avoid exclude each other. Keep wrong if it fails.')
  }
  if (correct && (wrong || avoid || errors.length)) {
    found.push(
      'correct and wrong, avoid, or errors="…" exclude each other. Keep the one that is true.',
    )
  }
  if (visit !== undefined && !visit.startsWith('/')) {
    found.push(
      `visit="${visit}" isn't a page of Fernhill. Write its path, such as visit="/plants".`,
    )
  }
  if (as !== undefined && !(people as readonly string[]).includes(as)) {
    found.push(
      `Unknown person as="${as}". Allowed: ${people.join(', ')}.${suggest(as, people)}`,
    )
  }
  if (replay?.some((delay) => !(delay >= 0 && delay <= longestDelay))) {
    found.push(
      `replay needs milliseconds from 0 to ${longestDelay}, with commas between them, such as replay="0,1500,6000".`,
    )
  }
  if (needs !== undefined && !/^\d+\.\d+\.\d+$/.test(needs)) {
    found.push(
      `needs="${needs}" isn't a version. Write all three numbers, such as needs="15.0.0".`,
    )
  }
  if (title === '') {
    found.push('title="" is empty. Write the name of the file, or remove it.')
  }
  if (profile !== undefined && !isProfile(profile)) {
    found.push(
      `Unknown profile "${profile}". Allowed: ${profiles.join(', ')}.${suggest(profile, profiles)}`,
    )
  }
  for (const code of errors) {
    if (!/^\d{4,5}$/.test(code)) {
      found.push(
        `errors="${code}" isn't an error number of TypeScript. Write only digits, such as errors="2339, 2345".`,
      )
    }
  }
  return found
}

/** File extensions by language. */
const endings: Record<string, RegExp> = {
  ts: /^[cm]?ts$/,
  tsx: /^tsx$/,
  js: /^[cm]?js$/,
  jsx: /^jsx$/,
  vue: /^vue$/,
  svelte: /^svelte$/,
  json: /^json$/,
  yaml: /^ya?ml$/,
  css: /^css$/,
  scss: /^scss$/,
}

/** Other samples import a file by its title, but its language decides how it's compiled. */
function checkTitle(language: string, { title = '' }: SampleMeta): string[] {
  const [, ending = ''] = /\.(\w+)$/.exec(title) ?? []
  const [meant] =
    Object.entries(endings).find(([, pattern]) => pattern.test(ending)) ?? []
  return meant && language in endings && meant !== language
    ? [
        `title="${title}" is a ${meant} file, but the block is ${language}. Start it with ${meant}.`,
      ]
    : []
}

/** Finds words that have no effect on blocks in a language. */
function checkPlace(language: string, meta: SampleMeta): string[] {
  if (!language) return []
  const forScripts = [
    meta.errors.length && 'errors="…"',
    meta.profile !== undefined && 'profile="…"',
    meta.config && 'config',
    meta.plugin && 'plugin',
    meta.avoid && 'avoid',
    meta.correct && 'correct',
    meta.replay && 'replay',
    ...(['visit', 'as', 'needs', 'norun'] as const).map(
      (name) => meta[name] !== undefined && `${name}="…"`,
    ),
  ].filter((name) => typeof name === 'string')
  return [
    ...(isScript(language) ? [] : forScripts).map(
      (name) => `${name} has no effect on a ${language} block. Remove it.`,
    ),
    ...(meta.typescriptOnly && !/^tsx?$/.test(language)
      ? [`typescript-only has no effect on a ${language} block. Remove it.`]
      : []),
    ...(['error', 'printed'] as const)
      .filter((name) => meta[name] && language !== 'text')
      .map(
        (name) =>
          `${name} has no effect on a ${language} block. Write text, or remove it.`,
      ),
    ...(meta.packageManager && language !== 'bash'
      ? [
          `package-manager has no effect on a ${language} block. Write bash, or remove it.`,
        ]
      : []),
  ]
}

function checkWrapper({ config, plugin }: SampleMeta, code: string): string[] {
  if (config && plugin) {
    return ['config and plugin exclude each other. Keep one.']
  }
  if (config && !/^(export default )?defineConfig\(/m.test(code)) {
    return [
      'A config block has to be a single defineConfig({ … }). Write only that, because the import and the export are added.',
    ]
  }
  const kept = config
    ? /^(export default |import\b.*\bdefineConfig\b)/m
    : /^(export default|setupNodeEvents\()/m
  const [found] = (config || plugin ? kept.exec(code) : undefined) ?? []
  return found
    ? [
        `${config ? 'config' : 'plugin'} already adds "${found.trim()}". Remove it from the block, or remove the word.`,
      ]
    : []
}
