import ts from 'typescript'
import { isScalar, isSeq, parseAllDocuments, visit } from 'yaml'
import type { Problem } from '../../lib/problem'
import type { Facts } from '../api/facts'
import { commandLine } from './commandLine'
import type { Sample } from './samples'
import { translateAll } from './packageManagers'
import { bash, readCalls, type Dialect } from './shellCalls'

/** Text for a shell, with the line of the page on which it begins. */
interface Script {
  line: number
  text: string
}

const dialects: Record<string, Dialect> = {
  bash,
  powershell: { continuation: '`', escape: '`' },
}

const prompt = /^\s*([$%>]|PS(?: [^>]*)?>|[A-Z]:\\[^>]*>)\s+(?=\S)/

/** Keys of CI systems whose values are run by a shell. */
const runKeys =
  /^(run|(.+-)?command|commands|script|before_script|after_script|install|build|start|post_build|pre_build)$/

/**
 * Holds every call of `cypress` in commands, CI steps and package scripts to
 * the commands and options of the package, and asks for lines without prompts.
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
    const prompts = promptsOf(sample)
    const wrong = scriptsOf(sample).flatMap(({ line, text }) =>
      readCalls(text, dialects[sample.language] ?? bash).flatMap((call) =>
        judgeCall(call.words, scripts.get(file) ?? new Map(), judge).map(
          (message) => ({ file, line: line + call.line, message }),
        ),
      ),
    )
    return [...prompts, ...untranslated(sample), ...wrong]
  })
}

/** What the build would refuse to show in tabs for package managers. */
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
  if (!dialects[language]) return []
  return code.split('\n').flatMap((text, index) => {
    const found = prompt.exec(text)?.[1]
    return found
      ? [
          {
            file,
            line: line + index,
            message: `leave out the prompt '${found}': readers copy it with the command`,
          },
        ]
      : []
  })
}

/** What a sample gives to a shell. */
function scriptsOf(sample: Sample): Script[] {
  const { line, language, code } = sample
  if (dialects[language]) {
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

/** Steps of CI systems, with lines counted from 0. */
function yamlScripts(code: string): Script[] {
  const scripts: Script[] = []
  const lineAt = (offset: number) =>
    code.slice(0, offset).split('\n').length - 1
  const add = (node: unknown) => {
    if (isSeq(node)) return node.items.forEach(add)
    if (!isScalar(node) || typeof node.value !== 'string') return
    const isBlock =
      node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
    scripts.push({
      line: lineAt(node.range?.[0] ?? 0) + (isBlock ? 1 : 0),
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

/** The `scripts` of a `package.json`, by name, with lines counted from 0. */
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

/** What `npm run …` means on each page that shows a `package.json`. */
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

type Judge = ReturnType<typeof commandLine>

/** Finds `cypress` behind whatever starts it, and judges what follows. */
function judgeCall(
  words: string[],
  scripts: Map<string, Script>,
  judge: Judge,
): string[] {
  const [program = '', ...args] = withoutWrappers(words)
  if (/(^|[\\/])cypress(\.cmd)?$|^cypress@\S+$/.test(program)) {
    return judge(args)
  }
  return judgeLaunched(program, args, scripts, judge)
}

function judgeLaunched(
  program: string,
  args: string[],
  scripts: Map<string, Script>,
  judge: Judge,
): string[] {
  const [verb = ''] = args
  switch (program) {
    case 'npx':
    case 'bunx':
      return judgeCall(withoutOptions(args), scripts, judge)
    case 'npm':
      if (/^(exec|x)$/.test(verb)) return judgeNpmExec(args, scripts, judge)
      if (/^(run|run-script)$/.test(verb)) {
        return judgeNpmRun(args.slice(1), scripts, judge)
      }
      return []
    case 'yarn':
    case 'pnpm':
    case 'bun': {
      const rest = withoutOptions(args)
      const behind = /^(exec|x|dlx|run)$/.test(rest[0] ?? '')
        ? withoutOptions(rest.slice(1))
        : rest[0] === 'workspace'
          ? rest.slice(2)
          : rest
      const [name = '', ...more] = behind
      return commandOf(name, scripts)
        ? judgeScript(name, more, scripts, judge)
        : judgeCall(behind, scripts, judge)
    }
    case 'docker':
      return judgeImage(args, judge)
    case 'echo':
    case 'git':
      return []
    default:
      // `start-test 3000 'cypress run'`: an argument is a command itself.
      return args
        .filter((arg) => /\s/.test(arg))
        .flatMap((arg) => readCalls(arg))
        .flatMap((call) => judgeCall(call.words, scripts, judge))
  }
}

/** npm takes every option before `--` for itself. */
function judgeNpmExec(
  args: string[],
  scripts: Map<string, Script>,
  judge: Judge,
): string[] {
  const at = args.indexOf('--')
  if (at >= 0) return judgeCall(args.slice(at + 1), scripts, judge)
  const call = withoutOptions(args.slice(1))
  const eaten = call.find((word) => word.startsWith('-'))
  if (eaten && /^cypress(@|$)/.test(call[0] ?? '')) {
    return [
      `npm keeps '${eaten}' for itself: write 'npm exec -- ${call.join(' ')}'`,
    ]
  }
  return judgeCall(call, scripts, judge)
}

function judgeNpmRun(
  args: string[],
  scripts: Map<string, Script>,
  judge: Judge,
): string[] {
  const [name = '', ...rest] = withoutOptions(args)
  const at = rest.indexOf('--')
  const eaten = rest.slice(0, at < 0 ? undefined : at)
  const [flag] = eaten.filter((word) => word.startsWith('-'))
  if (flag && commandOf(name, scripts)) {
    return [
      `npm keeps '${flag}' for itself: write 'npm run ${name} -- ${rest.filter((word) => word !== '--').join(' ')}'`,
    ]
  }
  return judgeScript(name, rest, scripts, judge)
}

/** The call of `cypress` that a script ends with; by custom if not shown. */
function commandOf(
  name: string,
  scripts: Map<string, Script>,
): string[] | undefined {
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

function judgeScript(
  name: string,
  args: string[],
  scripts: Map<string, Script>,
  judge: Judge,
): string[] {
  const behind = args[0] === '--' ? args.slice(1) : args
  const command = commandOf(name, scripts)
  return command && behind.length ? judge([...command, ...behind]) : []
}

/** The image `cypress/included` runs `cypress run` with what is behind it. */
function judgeImage(args: string[], judge: Judge): string[] {
  const at = args.findIndex((arg) => /^cypress\/included(:|$)/.test(arg))
  if (args[0] !== 'run' || at < 0) return []
  const entry = args.findIndex((arg) => arg.startsWith('--entrypoint'))
  if (entry < 0) return judge(['run', ...args.slice(at + 1)])
  const program = args[entry]?.split('=')[1] ?? args[entry + 1]
  return program === 'cypress' ? judge(args.slice(at + 1)) : []
}

/** Without variables set in front, and programs that run the rest. */
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
