import ts from 'typescript'
import { isScalar, isSeq, parseAllDocuments, visit } from 'yaml'
import type { Problem } from '../../lib/problem'
import type { Facts } from '../api/facts'
import { commandLine } from './commandLine'
import { lineAt } from './lineAt'
import type { Sample } from './samples'
import { translateAll } from './packageManagers'
import { readCalls } from './shellCalls'

/** Text for a shell, with the line of the page where it starts. */
interface Script {
  line: number
  text: string
}

/** Languages of shells, with the character that escapes the next one. */
const shells: Record<string, string> = { bash: '\\', powershell: '`' }

const prompt = /^\s*([$%>]|PS(?: [^>]*)?>|[A-Z]:\\[^>]*>)\s+(?=\S)/

/** Keys in CI configurations whose values run in a shell. */
const runKeys =
  /^(run|(.+-)?command|commands|script|before_script|after_script|install|build|start|post_build|pre_build)$/

/**
 * Checks every call of `cypress` in commands, CI steps, and package scripts
 * against the commands and options of the package, and rejects shell prompts.
 */
export function checkShell(
  samples: Sample[],
  facts: Facts,
  root: string,
): Problem[] {
  const judge = commandLine(facts, root)
  const scripts = packageScripts(samples)
  return samples.flatMap((sample) => {
    const { file } = sample
    const context = {
      judge,
      scripts: scripts.get(file) ?? new Map<string, Script>(),
    }
    const wrong = scriptsOf(sample).flatMap(({ line, text }) =>
      readCalls(text, shells[sample.language]).flatMap((call) =>
        judgeCall(call.words, context).map((message) => ({
          file,
          line: line + call.line,
          message,
        })),
      ),
    )
    return [...promptsOf(sample), ...untranslated(sample), ...wrong]
  })
}

/** The problem that the build would have with the package-manager tabs. */
function untranslated({ file, line, code, meta }: Sample): Problem[] {
  if (!meta.packageManager) return []
  try {
    translateAll(code)
    return []
  } catch (error) {
    return [{ file, line, message: (error as Error).message }]
  }
}

function promptsOf({ file, line, language, code }: Sample): Problem[] {
  if (!shells[language]) return []
  return code.split('\n').flatMap((text, index) => {
    const found = prompt.exec(text)?.[1]
    return found
      ? [
          {
            file,
            line: line + index,
            message: `The command starts with the prompt "${found}", which readers would copy. Remove it.`,
          },
        ]
      : []
  })
}

/** The parts of a sample that run in a shell. */
function scriptsOf(sample: Sample): Script[] {
  const { line, language, code } = sample
  if (shells[language]) {
    const text = code
      .split('\n')
      .map((each) => each.replace(prompt, ''))
      .join('\n')
    return [{ line, text }]
  }
  if (language === 'yaml') {
    return yamlScripts(code).map((script) => moved(script, line))
  }
  if (language === 'json') {
    return [...jsonScripts(code).values()].map((script) => moved(script, line))
  }
  const inside = {
    docker: /^\s*RUN\s+(?:--\S+\s+)*(.*)$/,
    groovy: /\bsh\s*\(?\s*(?:script:\s*)?(?:'''|"""|'|")(.*?)(?:'''|"""|'|"|$)/,
  }[language]
  if (!inside) return []
  return code.split('\n').flatMap((text, index) => {
    const [, command] = inside.exec(text) ?? []
    return command ? [{ line: line + index, text: command }] : []
  })
}

const moved = ({ line, text }: Script, by: number) => ({
  line: line + by,
  text,
})

/** The steps in a CI configuration, with lines counted from 0. */
function yamlScripts(code: string): Script[] {
  const scripts: Script[] = []
  const add = (node: unknown) => {
    if (isSeq(node)) return node.items.forEach(add)
    if (!isScalar(node) || typeof node.value !== 'string') return
    const isBlock =
      node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
    scripts.push({
      line: lineAt(code, node.range?.[0] ?? 0) + (isBlock ? 1 : 0),
      text: node.value,
    })
  }
  for (const document of parseAllDocuments(code)) {
    visit(document, {
      Pair(_, { key, value }) {
        if (isScalar(key) && runKeys.test(String(key.value))) add(value)
      },
    })
  }
  return scripts
}

/** The `scripts` in a `package.json` by name, with lines counted from 0. */
function jsonScripts(code: string): Map<string, Script> {
  const source = ts.parseJsonText('package.json', code)
  const found = new Map<string, Script>()
  const [statement] = source.statements
  if (!statement || !ts.isObjectLiteralExpression(statement.expression)) {
    return found
  }
  for (const { name, value } of entries(statement.expression)) {
    if (name !== 'scripts' || !ts.isObjectLiteralExpression(value)) continue
    for (const script of entries(value)) {
      if (!ts.isStringLiteral(script.value)) continue
      const start = script.value.getStart(source)
      found.set(script.name, {
        line: source.getLineAndCharacterOfPosition(start).line,
        text: script.value.text,
      })
    }
  }
  return found
}

const entries = ({ properties }: ts.ObjectLiteralExpression) =>
  properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name)
      ? [{ name: property.name.text, value: property.initializer }]
      : [],
  )

/** What `npm run …` runs on each page that shows a `package.json`. */
function packageScripts(samples: Sample[]) {
  const byPage = new Map<string, Map<string, Script>>()
  for (const { file, language, code } of samples) {
    if (language !== 'json') continue
    const own = byPage.get(file) ?? new Map<string, Script>()
    for (const [name, script] of jsonScripts(code)) own.set(name, script)
    byPage.set(file, own)
  }
  return byPage
}

interface Context {
  judge: ReturnType<typeof commandLine>
  /** The package scripts that the page shows. */
  scripts: Map<string, Script>
}

/** Finds `cypress` after whatever launches it, and judges its arguments. */
function judgeCall(words: string[], context: Context): string[] {
  const [program = '', ...args] = withoutWrappers(words)
  if (/(^|[\\/])cypress(\.cmd)?$|^cypress@\S+$/.test(program)) {
    return context.judge(args)
  }
  return judgeLaunched(program, args, context)
}

function judgeLaunched(
  program: string,
  args: string[],
  context: Context,
): string[] {
  const [verb = ''] = args
  switch (program) {
    case 'npx':
    case 'bunx':
      return judgeCall(withoutOptions(args), context)
    case 'npm':
      if (/^(exec|x)$/.test(verb)) return judgeNpmExec(args, context)
      if (/^(run|run-script)$/.test(verb)) {
        return judgeNpmRun(args.slice(1), context)
      }
      return []
    case 'yarn':
    case 'pnpm':
    case 'bun': {
      const rest = withoutOptions(args)
      const command = /^(exec|x|dlx|run)$/.test(rest[0] ?? '')
        ? withoutOptions(rest.slice(1))
        : rest[0] === 'workspace'
          ? rest.slice(2)
          : rest
      const [name = '', ...more] = command
      return commandOf(name, context)
        ? judgeScript(name, more, context)
        : judgeCall(command, context)
    }
    case 'docker':
      return judgeImage(args, context)
    case 'echo':
    case 'git':
      return []
    default:
      // In `start-test 3000 'cypress run'`, an argument is a command.
      return args
        .filter((arg) => /\s/.test(arg))
        .flatMap((arg) => readCalls(arg))
        .flatMap((call) => judgeCall(call.words, context))
  }
}

/** npm reads every option before `--` as its own. */
function judgeNpmExec(args: string[], context: Context): string[] {
  const at = args.indexOf('--')
  if (at >= 0) return judgeCall(args.slice(at + 1), context)
  const call = withoutOptions(args.slice(1))
  const eaten = call.find((word) => word.startsWith('-'))
  if (eaten && /^cypress(@|$)/.test(call[0] ?? '')) {
    return [
      `npm reads "${eaten}" as its own option and doesn't pass it on. Write "npm exec -- ${call.join(' ')}".`,
    ]
  }
  return judgeCall(call, context)
}

function judgeNpmRun(args: string[], context: Context): string[] {
  const [name = '', ...rest] = withoutOptions(args)
  const at = rest.indexOf('--')
  const eaten = rest.slice(0, at < 0 ? undefined : at)
  const [flag] = eaten.filter((word) => word.startsWith('-'))
  if (flag && commandOf(name, context)) {
    return [
      `npm reads "${flag}" as its own option and doesn't pass it on. Write "npm run ${name} -- ${rest.filter((word) => word !== '--').join(' ')}".`,
    ]
  }
  return judgeScript(name, rest, context)
}

/**
 * The arguments of `cypress` in the last call of a script. If the page doesn't
 * show the script, its name may follow the custom `cy:run` or `cy:open`.
 */
function commandOf(name: string, { scripts }: Context): string[] | undefined {
  const shown = scripts.get(name)
  const [, custom] = /^(?:cy|cypress):(run|open)$/.exec(name) ?? []
  const words = shown
    ? (readCalls(shown.text).at(-1)?.words ?? [])
    : custom
      ? ['cypress', custom]
      : []
  const [program, ...args] = withoutWrappers(words)
  return program === 'cypress' ? args : undefined
}

function judgeScript(name: string, args: string[], context: Context): string[] {
  const passed = args[0] === '--' ? args.slice(1) : args
  const command = commandOf(name, context)
  return command && passed.length ? context.judge([...command, ...passed]) : []
}

/** The image `cypress/included` runs `cypress run` with the arguments after it. */
function judgeImage(args: string[], context: Context): string[] {
  const at = args.findIndex((arg) => /^cypress\/included(:|$)/.test(arg))
  if (args[0] !== 'run' || at < 0) return []
  const entry = args.findIndex((arg) => arg.startsWith('--entrypoint'))
  if (entry < 0) return context.judge(['run', ...args.slice(at + 1)])
  const program = args[entry]?.split('=')[1] ?? args[entry + 1]
  return program === 'cypress' ? context.judge(args.slice(at + 1)) : []
}

/** Without leading variables and programs that run the rest, such as `sudo`. */
function withoutWrappers(words: string[]): string[] {
  const [first = '', ...rest] = words
  if (/^(\w+|\$env:\w+)=/.test(first)) return withoutWrappers(rest)
  return /^(cross-env|env|sudo|time|exec|xvfb-run)$/.test(first)
    ? withoutWrappers(withoutOptions(rest))
    : words
}

const takesValue = /^(-p|--package|-w|--workspace|--filter|-F|-C|--dir|--cwd)$/

function withoutOptions(words: string[]): string[] {
  const [first = '', ...rest] = words
  if (takesValue.test(first)) return withoutOptions(rest.slice(1))
  return first.startsWith('-') ? withoutOptions(rest) : words
}
