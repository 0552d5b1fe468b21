import { suggest } from './suggest'

export type Tests = 'e2e' | 'component'

/** What the pages say about options. */
export interface ConfigFacts {
  options: {
    name: string
    type: string
    /** Where it can be set: `root`, `e2e`, `component`, and others. */
    places: string[]
    /** Code, or words. */
    default: Record<Tests, string>
  }[]
  /** By the name in cypress.json. */
  renamed: Record<string, string>
  /** By name: the last major version, and what to use instead. */
  removed: Record<string, { last: string; instead: string }>
  /** Options that have a flag of their own. */
  flags: Record<string, string>
}

export type Value =
  string | number | boolean | null | Value[] | { [name: string]: Value }

/** Where a value is set, from the weakest to the strongest. */
const sources = ['root', 'block', 'variable', 'flag'] as const

interface Setting {
  name: string
  value: Value
  source: (typeof sources)[number]
  /** The block, if it's in one. */
  block?: Tests
}

/** What a reader has written, and what's wrong with it, in Markdown. */
export interface Draft {
  settings: Setting[]
  notes: string[]
  /** The path of a plugins file whose function is called. */
  plugins?: string
}

/** Reads a value as JavaScript, or else as a string. */
export function readValue(text: string): Value {
  const json = text.replace(
    /'((?:[^'\\]|\\.)*)'|"(?:[^"\\]|\\.)*"|([\w$]+)(?=\s*:)|,(?=\s*[\]}])/g,
    (all, quoted?: string, key?: string) =>
      quoted !== undefined
        ? JSON.stringify(quoted.replace(/\\(.)/g, '$1'))
        : key !== undefined
          ? `"${key}"`
          : all === ','
            ? ''
            : all,
  )
  try {
    return JSON.parse(json) as Value
  } catch {
    return text
  }
}

const inQuotes = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? `"${text}"`
    : `'${text.replace(/[\\']/g, '\\$&')}'`

/** Writes a value as JavaScript, on one line if it's short. */
export function writeValue(value: Value, indent = ''): string {
  if (typeof value === 'string') return inQuotes(value)
  if (value === null || typeof value !== 'object') return String(value)
  const deeper = `${indent}  `
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map((one) => writeValue(one, deeper))]
    : [
        '{ ',
        ' }',
        Object.entries(value).map(
          ([key, one]) =>
            `${/^[a-z_$][\w$]*$/i.test(key) ? key : inQuotes(key)}: ${writeValue(one, deeper)}`,
        ),
      ]
  if (!parts.length) return `${open}${close}`.replaceAll(' ', '')
  const line = `${open}${parts.join(', ')}${close}`
  return line.length <= 60 && !line.includes('\n')
    ? line
    : `${open.trim()}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close.trim()}`
}

const toVariable = (name: string) =>
  `CYPRESS_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`

function fits(value: Value, type: string): boolean {
  const allowed = type.split(' | ')
  if (/any|function|=>/.test(type)) return true
  if (Array.isArray(value)) return type.includes('[]')
  if (value !== null && typeof value === 'object') {
    return type.includes('object')
  }
  return (
    allowed.includes(value === null ? 'null' : typeof value) ||
    allowed.includes(writeValue(value))
  )
}

/** What's wrong with a setting, if anything is. */
function complain(
  { name, value, source, block }: Setting,
  { options, removed }: ConfigFacts,
): string | undefined {
  const option = options.find((one) => one.name === name)
  const old = removed[name]
  if (old) {
    const [, nothing, rest = ''] =
      /^(Nothing\. ?)?(.*)$/.exec(old.instead) ?? []
    const more =
      nothing !== undefined
        ? rest
        : `Use ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
    return `\`${name}\` was removed after version ${old.last}. ${more}`.trim()
  }
  if (!option) {
    const names = options.map((one) => one.name)
    return `Cypress has no option \`${name}\`, so it ignores it.${suggest(name, names).replace(/"/g, '`')}`
  }
  if (!fits(value, option.type)) {
    return `\`${name}\` is \`${writeValue(value)}\`, and has to be \`${option.type.replaceAll(' | ', '`, `')}\`.`
  }
  const place = block ?? 'root'
  const isInFile = source === 'root' || source === 'block'
  if (!isInFile || option.places.includes(place)) return undefined
  const others = option.places.filter((one) => /^(e2e|component)$/.test(one))
  return others.length
    ? `\`${name}\` can’t be ${block ? `in \`${block}\`` : 'at the top level'}. Write ${others.map((one) => `\`${one}.${name}\``).join(' or ')}.`
    : `\`${name}\` can’t be in the configuration file.`
}

const line =
  /^(?:(?<block>e2e|component)\.|(?<variable>CYPRESS_)|--config[ =]['"]?)?(?<name>[\w$]+)\s*[:=]\s*(?<value>.*?)['"]?,?$/

/** Reads settings from lines such as `e2e.baseUrl: 'http://localhost:3000'`. */
function readLines(text: string, facts: ConfigFacts): Draft {
  const settings: Setting[] = []
  const notes: string[] = []
  for (const one of text.split('\n').map((part) => part.trim())) {
    if (!one) continue
    const found = line.exec(one)?.groups
    if (!found) {
      notes.push(`\`${one}\` isn’t an option with a value.`)
      continue
    }
    const { block, variable } = found
    const start = one.indexOf(found.name ?? '') + (found.name ?? '').length
    const value = readValue(
      one
        .slice(start)
        .replace(/^\s*[:=]\s*/, '')
        .replace(/,$/, ''),
    )
    const option = facts.options.find(
      ({ name }) =>
        name === found.name ||
        (variable && toVariable(name) === `CYPRESS_${found.name}`),
    )
    const setting: Setting = {
      name: option?.name ?? found.name ?? '',
      value,
      source: variable
        ? 'variable'
        : one.startsWith('--')
          ? 'flag'
          : block
            ? 'block'
            : 'root',
      ...(block && { block: block as Tests }),
    }
    const complaint =
      variable && !option
        ? `\`CYPRESS_${found.name}\` isn’t an option, so it’s in \`Cypress.env()\`.`
        : complain(setting, facts)
    if (complaint === undefined) settings.push(setting)
    else notes.push(complaint)
  }
  return { settings, notes }
}

type Old = Record<string, Value>

const isObject = (value: Value | undefined): value is Old =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where specs were, as a pattern for where they are. */
function toPattern(old: Old, tests: Tests): Value | undefined {
  const own = isObject(old[tests]) ? old[tests] : {}
  const name = tests === 'e2e' ? 'integrationFolder' : 'componentFolder'
  const folder = own[name] ?? old[name]
  const files = own.testFiles ?? old.testFiles
  const isDefault = folder === undefined || folder === 'cypress/integration'
  if (isDefault && files === undefined) return undefined
  const globs = [files ?? '**/*.cy.{js,jsx,ts,tsx}'].flat()
  const start = !isDefault
    ? `${String(folder)}/`
    : tests === 'e2e'
      ? 'cypress/e2e/'
      : ''
  const patterns = globs.map((glob) => `${start}${String(glob)}`)
  return patterns.length === 1 ? patterns[0] : patterns
}

/** Options of cypress.json that say where specs are, and others without a place. */
const withoutPlace = [
  '$schema',
  'integrationFolder',
  'componentFolder',
  'testFiles',
  'pluginsFile',
  'e2e',
  'component',
]

/** Converts an old configuration like Cypress 10 to 14 do. */
function convert(old: Old, facts: ConfigFacts): Draft {
  const settings: Setting[] = []
  const notes: string[] = []
  const types = (['e2e', 'component'] as const).filter(
    (tests) =>
      tests === 'e2e' || 'component' in old || 'componentFolder' in old,
  )
  const add = (before: string, value: Value, block?: Tests) => {
    const name = facts.renamed[before] ?? before
    const places =
      facts.options.find((option) => option.name === name)?.places ?? []
    if (
      name === 'supportFile' &&
      /^cypress\/support(\/index\.[jt]sx?)?$/.test(String(value))
    ) {
      notes.push(
        'Rename `cypress/support/index.js` to `cypress/support/e2e.js`, where Cypress looks for it.',
      )
      return
    }
    const targets: (Tests | undefined)[] =
      block || places.includes('root') || !places.length
        ? [block]
        : types.filter((tests) => places.includes(tests))
    for (const target of targets) {
      const setting: Setting = {
        name,
        value,
        source: target ? 'block' : 'root',
        ...(target && { block: target }),
      }
      const complaint = complain(setting, facts)
      if (complaint === undefined) settings.push(setting)
      else if (!notes.includes(complaint)) notes.push(complaint)
    }
    if (name !== before) notes.push(`\`${before}\` is now \`${name}\`.`)
  }
  for (const [name, value] of Object.entries(old)) {
    if (!withoutPlace.includes(name)) add(name, value)
  }
  for (const tests of types) {
    const own = isObject(old[tests]) ? old[tests] : {}
    for (const [name, value] of Object.entries(own)) {
      if (!withoutPlace.includes(name)) add(name, value, tests)
    }
    const pattern = toPattern(old, tests)
    if (pattern !== undefined) {
      add('specPattern', pattern, tests)
      notes.push(
        `\`${tests}.specPattern\` has the folder and the pattern of your specs, relative to the project folder.`,
      )
    } else if (tests === 'e2e') {
      notes.push(
        'Move your specs from `cypress/integration` to `cypress/e2e`, and rename them to `….cy.js`.',
      )
    }
  }
  if (types.includes('component')) {
    notes.push(
      "Component tests need a `component.devServer`, such as `{ framework: 'react', bundler: 'vite' }`.",
    )
  }
  const { pluginsFile } = old
  if (typeof pluginsFile !== 'string') return { settings, notes }
  notes.push(
    `\`setupNodeEvents\` calls the function of \`${pluginsFile}\`. You can move its code into the configuration file.`,
  )
  return { settings, notes, plugins: pluginsFile }
}

/** Whether a text is that of an old cypress.json. */
export const isOld = (text: string) => text.trim().startsWith('{')

/** Reads options, or an old configuration. */
export function readDraft(text: string, facts: ConfigFacts): Draft {
  if (!isOld(text)) return readLines(text, facts)
  const old = readValue(text)
  return isObject(old)
    ? convert(old, facts)
    : { settings: [], notes: ['This isn’t valid JSON.'] }
}

export type FileKind = 'ts' | 'import' | 'require'

/** The text of a configuration file. */
export function toFile({ settings, plugins }: Draft, kind: FileKind): string {
  const linesOf = (block: Tests | undefined, indent: string) => {
    const own = settings.filter(
      (one) =>
        one.block === block &&
        (one.source === 'root' || one.source === 'block'),
    )
    // The last one of a name counts, as in JavaScript.
    const last = new Map(own.map(({ name, value }) => [name, value]))
    return [
      ...(plugins !== undefined && block
        ? [`${indent}setupNodeEvents: plugins,\n`]
        : []),
      ...[...last].map(
        ([name, value]) => `${indent}${name}: ${writeValue(value, indent)},\n`,
      ),
    ]
  }
  const blocks = (['e2e', 'component'] as const).flatMap((block) => {
    const hasOwn = settings.some((one) => one.block === block)
    if (!hasOwn && !(plugins !== undefined && block === 'e2e')) return []
    return [`  ${block}: {\n${linesOf(block, '    ').join('')}  },\n`]
  })
  const path = `./${(plugins ?? '').replace(/^\.\//, '')}`
  const imports =
    kind === 'require'
      ? `const { defineConfig } = require('cypress')\n${plugins === undefined ? '' : `const plugins = require('${path}')\n`}`
      : `import { defineConfig } from 'cypress'\n${plugins === undefined ? '' : `import plugins from '${path}'\n`}`
  const start = kind === 'require' ? 'module.exports =' : 'export default'
  const lines = [...linesOf(undefined, '  '), ...blocks].join('')
  return `${imports}\n${start} defineConfig({${lines && `\n${lines}`}})\n`
}

/** The values that the file gives to a type of tests. */
function inFile({ settings }: Draft, tests: Tests): Map<string, Value> {
  const of = (block: Tests | undefined, source: string) =>
    settings
      .filter((one) => one.block === block && one.source === source)
      .map(({ name, value }) => [name, value] as const)
  return new Map([...of(undefined, 'root'), ...of(tests, 'block')])
}

const inShell = (text: string) =>
  /^[\w./:=,@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

const asText = (value: Value) =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The flags of `cypress run` that say the same as the file. */
export function toFlags(
  draft: Draft,
  tests: Tests,
  { flags }: ConfigFacts,
): string {
  const all = [...inFile(draft, tests)]
  const values = all.filter(([name]) => !(name in flags))
  const isPlain = values.every(([, value]) => /^[\w./:-]+$/.test(asText(value)))
  const config = isPlain
    ? values.map(([name, value]) => `${name}=${asText(value)}`).join(',')
    : JSON.stringify(Object.fromEntries(values))
  return [
    'npx cypress run',
    ...(tests === 'component' ? ['--component'] : []),
    ...all.flatMap(([name, value]) =>
      name in flags ? [`${flags[name]} ${inShell(asText(value))}`] : [],
    ),
    ...(values.length ? [`--config ${inShell(config)}`] : []),
  ].join(' ')
}

/** The variables that say the same as the file, with the command. */
export function toVariables(draft: Draft, tests: Tests): string {
  const variables = [...inFile(draft, tests)].flatMap(([name, value]) =>
    name === 'env' && isObject(value)
      ? Object.entries(value).map(
          ([key, one]) => `CYPRESS_${key}=${inShell(asText(one))}`,
        )
      : [`${toVariable(name)}=${inShell(asText(value))}`],
  )
  const type = tests === 'component' ? ' --component' : ''
  return [...variables, `npx cypress run${type}`].join(' \\\n')
}

/** For each option, its value in each place, and which one wins. */
export function toPrecedence(
  { settings }: Draft,
  tests: Tests,
  { options }: ConfigFacts,
) {
  const own = settings.filter(({ block }) => !block || block === tests)
  const names = [...new Set(own.map(({ name }) => name))]
  return names.map((name) => {
    const values = sources.map((source) =>
      own.findLast((one) => one.name === name && one.source === source),
    )
    const option = options.find((one) => one.name === name)
    const last = values.findLastIndex((value) => value !== undefined)
    // A flag doesn't override a block if it could be meant for the top level, and it
    // doesn't turn test isolation off.
    const [, inBlock, , flag] = values
    const isKept =
      inBlock !== undefined &&
      flag !== undefined &&
      (name === 'testIsolation'
        ? flag.value === false
        : name !== 'env' && option?.places.includes('root'))
    return {
      name,
      default: option?.default[tests] ?? '',
      values: values.map((one) => one && writeValue(one.value)),
      wins: isKept ? 1 : last,
    }
  })
}
