/** Package managers that readers use beside npm, whose commands authors write. */
export type Other = 'yarn' | 'pnpm' | 'bun'

interface Word {
  /** What stands before it: spaces, or the end of a line that goes on. */
  space: string
  text: string
}

const token =
  /(?<space>(?:\\\n|[^\S\n])*)(?<text>\n|&&|\|\||[;|]|#[^\n]*|(?:"[^"]*"|'[^']*'|\\.|[^\s;|&"'\\])+|&)/gy

const endsCommand = /^(\n|&&|\|\||[;|&]|#.*)$/

/**
 * The same commands for another package manager: Yarn from 4, pnpm from 9, Bun
 * from 1.2. What does not call npm stays. Throws, with words for the author,
 * where a command has no safe like.
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

function translateCommand(words: Word[], to: Other): Word[] {
  const index = words.findIndex(({ text }) => !/^\w+=/.test(text))
  const head = words[index]
  if (!head || !isNpm(head)) {
    if (!words.some(isNpm)) return words
    throw new Error(
      `"${asText(words).trim()}" calls npm through another program: write it for npm alone, in a block without package-manager`,
    )
  }
  const parameters = words.slice(index + 1)
  const before = words.slice(0, index)
  const translated =
    head.text === 'npx'
      ? runPackage(parameters, to)
      : translateNpm(parameters, to)
  return [
    ...before,
    { space: head.space, text: translated.text },
    ...translated.rest,
  ]
}

/** The new beginning of a command, and the words that follow it. */
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
  const name = aliases[first?.text ?? ''] ?? first?.text ?? ''
  const command = commands[name]
  if (!command) {
    throw new Error(
      `"npm ${first?.text ?? ''}" has no like in the other package managers that is known here; allowed are npm ${Object.keys(commands).join(', ')}, and npx`,
    )
  }
  return command(rest, to)
}

const commands: Record<string, (words: Word[], to: Other) => Translated> = {
  install(words, to) {
    const packages = words.filter(({ text }) => !text.startsWith('-'))
    const address = packages.find(({ text }) => /^https?:/.test(text))
    if (address) {
      throw new Error(
        `Yarn wants the name before an address: write name@${address.text}`,
      )
    }
    const text = `${to} ${packages.length ? 'add' : 'install'}`
    return { text, rest: replaceFlags('install', words, installFlags[to]) }
  },
  ci: (words, to) => ({
    text: {
      yarn: 'yarn install --immutable',
      pnpm: 'pnpm install --frozen-lockfile',
      bun: 'bun install --frozen-lockfile',
    }[to],
    rest: replaceFlags('ci', words, {
      '--ignore-scripts': installFlags[to]['--ignore-scripts'] ?? '',
    }),
  }),
  uninstall: (words, to) => ({
    text: `${to} remove`,
    rest: replaceFlags('uninstall', words, {
      '--save-dev': '',
      '-D': '',
      '--save': '',
      '-S': '',
    }),
  }),
  run: (words, to) => ({ text: `${to} run`, rest: passOn('run', words) }),
  test: (words, to) => ({
    // "bun test" is a test runner of its own.
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

const installFlags: Record<Other, Record<string, string>> = {
  yarn: {
    ...flag(['--save-dev', '-D'], '--dev'),
    ...flag(['--save-exact', '-E'], '--exact'),
    ...flag(['--save-optional', '-O'], '--optional'),
    ...flag(['--save-peer'], '--peer'),
    ...flag(['--save', '-S', '--save-prod', '-P'], ''),
    ...flag(['--ignore-scripts'], '--mode=skip-build'),
  },
  pnpm: {
    ...flag(['--save-dev', '-D'], '--save-dev'),
    ...flag(['--save-exact', '-E'], '--save-exact'),
    ...flag(['--save-optional', '-O'], '--save-optional'),
    ...flag(['--save-peer'], '--save-peer'),
    ...flag(['--save', '-S', '--save-prod', '-P'], ''),
    ...flag(['--ignore-scripts'], '--ignore-scripts'),
  },
  bun: {
    ...flag(['--save-dev', '-D'], '--dev'),
    ...flag(['--save-exact', '-E'], '--exact'),
    ...flag(['--save-optional', '-O'], '--optional'),
    ...flag(['--save-peer'], '--peer'),
    ...flag(['--save', '-S', '--save-prod', '-P'], ''),
    ...flag(['--ignore-scripts'], '--ignore-scripts'),
  },
}

function flag(names: string[], like: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, like]))
}

/** Puts the other's flags in place; an empty one is needless there. */
function replaceFlags(
  command: string,
  words: Word[],
  flags: Record<string, string>,
): Word[] {
  return words.flatMap((word) => {
    if (!word.text.startsWith('-')) return [word]
    const like = flags[word.text]
    if (like === undefined) {
      throw new Error(
        `"npm ${command} ${word.text}" has no like in the other package managers that is known here; allowed are ${Object.keys(flags).join(', ')}`,
      )
    }
    return like ? [{ ...word, text: like }] : []
  })
}

/** npm alone wants `--` before what it passes on. */
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

/** Programs that the projects of these pages have among their dependencies. */
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
 * npx runs what is installed and downloads what is not; Yarn and pnpm have a
 * command for each. `npx cypress` must never become `yarn dlx cypress`, which
 * would run another version than the project's.
 */
function runPackage(words: Word[], to: Other): Translated {
  const rest = words.filter(({ text }) => !/^(-y|--yes)$/.test(text))
  const name = rest[0]?.text ?? ''
  if (installed.includes(name)) return { text: runInstalled[to], rest }
  if (/^(@[^@]+\/)?[^-@][^@]*@.+|^(@[^/]+\/)?create(-|$)/.test(name)) {
    return { text: runDownloaded[to], rest }
  }
  throw new Error(
    `"npx ${name}": write a version where it is downloaded (npx ${name}@latest), or npm exec ${name} where the project has it among its dependencies`,
  )
}
