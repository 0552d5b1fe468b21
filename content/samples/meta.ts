import { nearest } from '../../lib/nearest'

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

export const isProfile = (word: string): word is Profile =>
  (profiles as readonly string[]).includes(word)

/** Languages that TypeScript reads. */
export const scripts = ['ts', 'tsx', 'js', 'jsx'] as const

/** Languages of components, which their own compilers read. */
export const components = ['vue', 'svelte'] as const

/** Everything that a block may be; the rest is most likely a slip. */
export const languages = [
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

/** Whether the compiler holds the block to types. */
export const isCode = (language: string) =>
  isScript(language) || (components as readonly string[]).includes(language)

const flags = ['wrong', 'config', 'plugin', 'run'] as const

/** What an author says of a block behind its language. */
export interface SampleMeta extends Record<(typeof flags)[number], boolean> {
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
  /** Commands for npm, shown for the other package managers too. */
  packageManager: boolean
  /** Shown without a JavaScript tab: TypeScript is the subject. */
  typescriptOnly: boolean
  /** Words that mean nothing here, for a message to the author. */
  unknown: string[]
}

/** One word behind the language; quotes and braces hold spaces together. */
const word = /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\S*)|\S+/g

/** Words for the eye, which the checks let pass. */
const display = /^(\{[\d,\s-]+\}|showLineNumbers(=\d+)?)$/

const isFlag = (text: string): text is (typeof flags)[number] =>
  (flags as readonly string[]).includes(text)

/** Reads what stands behind the language of a fence. */
export function readMeta(info: string): SampleMeta {
  const meta: SampleMeta = {
    errors: [],
    wrong: false,
    config: false,
    plugin: false,
    run: false,
    packageManager: false,
    typescriptOnly: false,
    unknown: [],
  }
  for (const [text] of info.matchAll(word)) {
    const [, key, , double, single] =
      /^([\w-]+)=("([^"]*)"|'([^']*)')$/.exec(text) ?? []
    const value = double ?? single ?? ''
    if (key === 'title' || key === 'nocheck' || key === 'profile') {
      meta[key] = value
    } else if (key === 'errors') {
      meta.errors = value.split(',').map((code) => code.trim())
    } else if (text === 'package-manager') {
      meta.packageManager = true
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

/** Words as their author has to write them, by the name that is found. */
const spelling: Record<string, string> = {
  title: 'title="…"',
  errors: 'errors="…"',
  nocheck: 'nocheck="…"',
  profile: 'profile="…"',
  wrong: 'wrong',
  config: 'config',
  plugin: 'plugin',
  run: 'run',
  'package-manager': 'package-manager',
  'typescript-only': 'typescript-only',
  showLineNumbers: 'showLineNumbers',
}

const shortestReason = 12

/** What is wrong with the words of a fence, whatever the block holds. */
export function checkMeta(
  language: string,
  meta: SampleMeta,
  code: string,
): string[] {
  return [
    ...checkLanguage(language),
    ...meta.unknown.map((found) => unknownWord(language, found)),
    ...checkValues(meta),
    ...checkTitle(language, meta),
    ...checkPlace(language, meta),
    ...checkWrapper(meta, code),
  ]
}

/** Other names of languages, which are allowed by one name only. */
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
  if (languages.includes(language)) return []
  const list = `allowed are ${languages.join(', ')}`
  if (!language) {
    return [
      `a block without a language; output and file trees are text; ${list}`,
    ]
  }
  const meant = otherNames[language] ?? nearest(language, languages)
  return [
    `unknown language '${language}'${meant ? `: did you mean '${meant}'?` : ';'} ${list}`,
  ]
}

function unknownWord(language: string, found: string): string {
  const [name = ''] = found.split('=')
  const meant = spelling[nearest(name, Object.keys(spelling)) ?? '']
  const list = `allowed are ${Object.values(spelling).join(', ')} and {1,3-5}`
  return `unknown word ${found} behind ${language || 'the backticks'}${meant ? `: did you mean ${meant}?` : ';'} ${list}`
}

function checkValues({ errors, nocheck, profile, wrong, title }: SampleMeta) {
  const found: string[] = []
  if (nocheck !== undefined && nocheck.length < shortestReason) {
    found.push(
      `nocheck="${nocheck}": give the reason, in ${shortestReason} characters or more`,
    )
  }
  if (nocheck !== undefined && errors.length) {
    found.push('nocheck and errors="…" exclude each other: keep errors')
  }
  if (wrong && errors.length) {
    found.push('wrong is needless beside errors="…": remove it')
  }
  if (title === '') found.push('title="" is empty: name the file, or remove it')
  if (profile !== undefined && !isProfile(profile)) {
    const meant = nearest(profile, profiles)
    found.push(
      `unknown profile="${profile}"${meant ? `: did you mean "${meant}"?` : ';'} allowed are ${profiles.join(', ')}`,
    )
  }
  for (const code of errors) {
    if (!/^\d{4,5}$/.test(code)) {
      found.push(
        `errors="${code}" is no number of TypeScript: write errors="2339", several with commas`,
      )
    }
  }
  return found
}

/** Endings of files, by the language of their blocks. */
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

/** A file is imported by its name and compiled by its language. */
function checkTitle(language: string, { title = '' }: SampleMeta): string[] {
  const [, ending = ''] = /\.(\w+)$/.exec(title) ?? []
  const [meant] =
    Object.entries(endings).find(([, pattern]) => pattern.test(ending)) ?? []
  return meant && language in endings && meant !== language
    ? [
        `title="${title}" is a file of ${meant}, not of ${language}: begin the block with ${meant}`,
      ]
    : []
}

/** Words that stand behind a language to which they mean nothing. */
function checkPlace(language: string, meta: SampleMeta): string[] {
  const forScripts = [
    meta.errors.length && 'errors="…"',
    meta.profile !== undefined && 'profile="…"',
    meta.config && 'config',
    meta.plugin && 'plugin',
    meta.run && 'run',
  ].filter((name) => typeof name === 'string')
  return [
    ...(isScript(language) ? [] : forScripts).map(
      (name) => `${name} means nothing behind ${language}: remove it`,
    ),
    ...(meta.typescriptOnly && !/^tsx?$/.test(language)
      ? [`typescript-only means nothing behind ${language}: remove it`]
      : []),
    ...(meta.packageManager && language !== 'bash'
      ? [`package-manager means nothing behind ${language}: use bash`]
      : []),
  ]
}

function checkWrapper({ config, plugin }: SampleMeta, code: string): string[] {
  if (config && plugin) {
    return ['config and plugin exclude each other: keep one']
  }
  if (config && !/^(export default )?defineConfig\(/m.test(code)) {
    return [
      'a config block is one expression, defineConfig({ … }); the import and the export are added',
    ]
  }
  const kept = config
    ? /^(export default |import\b.*\bdefineConfig\b)/m
    : /^(export default|setupNodeEvents\()/m
  const [found] = (config || plugin ? kept.exec(code) : undefined) ?? []
  return found
    ? [
        `${config ? 'config' : 'plugin'} adds "${found.trim()}" by itself: remove it from the block, or remove the word`,
      ]
    : []
}
