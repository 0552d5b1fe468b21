// Translated here because `npm-to-yarn`, which the npm2yarn plugin of Docusaurus
// runs, gets 155 of our 209 blocks wrong: it turns `npx cypress run` into
// `yarn dlx cypress run`, which ignores the project's own Cypress, and leaves
// `npx` alone after a variable or on a second line.

/** The package managers besides npm, for which commands get translated. */
export type Other = 'yarn' | 'pnpm' | 'bun'

interface Word {
  /** What comes before it: spaces, or the end of a line that continues. */
  space: string
  text: string
}

const token =
  /(?<space>(?:\\\n|[^\S\n])*)(?<text>\n|&&|\|\||[;|]|#[^\n]*|(?:"[^"]*"|'[^']*'|\\.|[^\s;|&"'\\])+|&)/gy

const endsCommand = /^(\n|&&|\|\||[;|&]|#.*)$/

/**
 * Translates npm commands for another package manager: Yarn 4 or newer, pnpm 9
 * or newer, or Bun 1.2 or newer. Everything that doesn't call npm stays.
 *
 * @throws with a message for the author if there's no safe translation
 */
export function translate(commands: string, to: Other): string {
  let result = ''
  let words: Word[] = []
  const flush = () => {
    result += asText(translateCommand(words, to))
    words = []
  }
  for (const { groups } of commands.matchAll(token)) {
    const word = { space: groups?.space ?? '', text: groups?.text ?? '' }
    if (endsCommand.test(word.text)) {
      flush()
      result += word.space + word.text
    } else words.push(word)
  }
  flush()
  return result
}

const asText = (words: Word[]) =>
  words.map(({ space, text }) => space + text).join('')

const isNpm = ({ text }: Word) => text === 'npm' || text === 'npx'

const orRemove = 'or remove package-manager from the fence'

function translateCommand(words: Word[], to: Other): Word[] {
  const index = words.findIndex(({ text }) => !/^\w+=/.test(text))
  const head = words[index]
  if (!head || !isNpm(head)) {
    if (!words.some(isNpm)) return words
    throw new Error(
      `"${asText(words).trim()}" runs npm through another program, so it can't be translated. Call npm directly, ${orRemove}.`,
    )
  }
  const parameters = words.slice(index + 1)
  const translated =
    head.text === 'npx'
      ? runPackage(parameters, to)
      : translateNpm(parameters, to)
  return [
    ...words.slice(0, index),
    { space: head.space, text: translated.text },
    ...translated.rest,
  ]
}

/** The start of the translated command, and the words that follow it. */
interface Translated {
  text: string
  rest: Word[]
}

const aliases: Record<string, string> = {
  i: 'install',
  add: 'install',
  un: 'uninstall',
  remove: 'uninstall',
  rm: 'uninstall',
  'run-script': 'run',
  t: 'test',
  x: 'exec',
  init: 'create',
}

function translateNpm([first, ...rest]: Word[], to: Other): Translated {
  const name = first?.text ?? ''
  const command = commands[aliases[name] ?? name]
  if (!command) {
    throw new Error(
      `"npm ${name}" can't be translated for other package managers. Use npm ${Object.keys(commands).join(', ')}, or npx, ${orRemove}.`,
    )
  }
  return command(rest, to)
}

const commands: Record<string, (words: Word[], to: Other) => Translated> = {
  install(words, to) {
    const packages = words.filter(({ text }) => !text.startsWith('-'))
    const url = packages.find(({ text }) => /^https?:/.test(text))
    if (url) {
      throw new Error(
        `"npm install ${url.text}" doesn't name the package, and Yarn needs the name. Write name@${url.text}.`,
      )
    }
    const text = `${to} ${packages.length ? 'add' : 'install'}`
    return { text, rest: replaceFlags('install', words, installFlags(to)) }
  },
  ci: (words, to) => ({
    text: `${to} install ${to === 'yarn' ? '--immutable' : '--frozen-lockfile'}`,
    rest: replaceFlags('ci', words, {
      '--ignore-scripts': installFlags(to)['--ignore-scripts'],
    }),
  }),
  uninstall: (words, to) => ({
    text: `${to} remove`,
    rest: replaceFlags('uninstall', words, { '--save-dev': '', '--save': '' }),
  }),
  run: (words, to) => ({ text: `${to} run`, rest: passOn('run', words) }),
  test: (words, to) => ({
    // `bun test` starts Bun's own test runner.
    text: to === 'bun' ? 'bun run test' : `${to} test`,
    rest: passOn('test', words),
  }),
  start: (words, to) => ({
    text: to === 'bun' ? 'bun run start' : `${to} start`,
    rest: passOn('start', words),
  }),
  exec: (words, to) => ({
    text: runInstalled[to],
    rest: passOn('exec', words),
  }),
  create(words, to) {
    if (!words.length) return { text: `${to} init`, rest: [] }
    if (words.every(({ text }) => text === '-y' || text === '--yes')) {
      return { text: to === 'bun' ? 'bun init -y' : `${to} init`, rest: [] }
    }
    return { text: `${to} create`, rest: passOn('create', words) }
  },
}

const longFlags: Record<string, string> = {
  '-D': '--save-dev',
  '-E': '--save-exact',
  '-O': '--save-optional',
  '-P': '--save-prod',
  '-S': '--save',
}

/** npm's flags as the other calls them; an empty one is the default there. */
function installFlags(to: Other) {
  const prefix = to === 'pnpm' ? '--save-' : '--'
  return {
    '--save-dev': `${prefix}dev`,
    '--save-exact': `${prefix}exact`,
    '--save-optional': `${prefix}optional`,
    '--save-peer': `${prefix}peer`,
    '--save': '',
    '--save-prod': '',
    '--ignore-scripts':
      to === 'yarn' ? '--mode=skip-build' : '--ignore-scripts',
  }
}

function replaceFlags(
  command: string,
  words: Word[],
  flags: Record<string, string>,
): Word[] {
  return words.flatMap((word) => {
    if (!word.text.startsWith('-')) return [word]
    const text = flags[longFlags[word.text] ?? word.text]
    if (text === undefined) {
      const allowed = Object.keys(flags).join(', ')
      throw new Error(
        `"npm ${command} ${word.text}" can't be translated for other package managers. ${allowed ? `Use ${allowed}` : 'Put options for the program after --'}, ${orRemove}.`,
      )
    }
    return text ? [{ ...word, text }] : []
  })
}

/** Only npm needs `--` before the arguments that it passes on. */
function passOn(command: string, words: Word[]): Word[] {
  const end = words.findIndex(({ text }) => text === '--')
  const own = end < 0 ? words : words.slice(0, end)
  return [
    ...replaceFlags(command, own, {}),
    ...(end < 0 ? [] : words.slice(end + 1)),
  ]
}

const runInstalled: Record<Other, string> = {
  yarn: 'yarn',
  pnpm: 'pnpm exec',
  bun: 'bunx',
}

const runDownloaded: Record<Other, string> = {
  yarn: 'yarn dlx',
  pnpm: 'pnpm dlx',
  bun: 'bunx',
}

/** Programs that come with the dependencies of the projects in these docs. */
const installed = [
  'cypress',
  'eslint',
  'next',
  'ng',
  'nyc',
  'start-server-and-test',
  'tsc',
  'vite',
  'wait-on',
]

/**
 * `npx` runs a package that's installed and downloads one that isn't. Yarn and
 * pnpm have a command for each, and `yarn dlx cypress` would run another
 * version than the one in the project.
 */
function runPackage(words: Word[], to: Other): Translated {
  const rest = words.filter(({ text }) => !/^(-y|--yes)$/.test(text))
  const name = rest[0]?.text ?? ''
  if (installed.includes(name)) return { text: runInstalled[to], rest }
  if (/^(@[^@]+\/)?[^-@][^@]*@.+|^(@[^/]+\/)?create(-|$)/.test(name)) {
    return { text: runDownloaded[to], rest }
  }
  throw new Error(
    `"npx ${name}" may run an installed package or download it. Write npx ${name}@latest to download it, or npm exec ${name} if the project depends on it.`,
  )
}
