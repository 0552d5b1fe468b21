import {
  compileScript,
  compileTemplate,
  parse,
  type SFCDescriptor,
} from 'vue/compiler-sfc'
import {
  keepLines,
  type Component,
  type Mistake,
  type Range,
} from './component'

/** The parts of the compiler's syntax tree that are used here. */
interface Node extends Range {
  type: string
  callee?: Node & { name?: string }
  typeParameters?: { params: Node[] }
  arguments?: Node[]
  declaration?: Node
}

/**
 * Compiles a Vue component and turns it into a script that tells tests its props:
 *
 *     <script setup lang="ts">        // every line in its place
 *     defineProps<{ max: number }>()  defineProps<{ max: number }>()
 *     </script>                       export default defineComponent({ … })
 */
export function compileVue(source: string): Component {
  const { descriptor, errors } = parse(source, { filename: 'block.vue' })
  const mistakes = errors.map((error): Mistake => ({
    line: 'loc' in error ? (error.loc?.start.line ?? 1) : 1,
    message: refuse(error.message),
  }))
  if (mistakes.length) return { mistakes }
  try {
    const script =
      descriptor.script || descriptor.scriptSetup
        ? compileScript(descriptor, { id: 'block' })
        : undefined
    const { template } = descriptor
    if (template) {
      const { code, errors } = compileTemplate({
        source: template.content,
        ast: template.ast,
        filename: 'block.vue',
        id: 'block',
        compilerOptions: {
          bindingMetadata: script?.bindings,
          expressionPlugins: ['typescript'],
        },
      })
      for (const error of errors) {
        mistakes.push(
          typeof error === 'string'
            ? { line: template.loc.start.line, message: refuse(error) }
            : {
                line: error.loc?.start.line ?? template.loc.start.line,
                message: refuse(error.message),
              },
        )
      }
      if (descriptor.scriptSetup) mistakes.push(...findUnknown(code, template))
    }
    const text = toScript(source, descriptor, {
      setup: (script?.scriptSetupAst ?? []) as Node[],
      plain: (script?.scriptAst ?? []) as Node[],
    })
    const ending = scriptOf(descriptor)?.lang === 'ts' ? 'ts' : 'js'
    return { mistakes, script: { text, ending } }
  } catch (error) {
    return { mistakes: [...mistakes, locate(error as Error)] }
  }
}

const scriptOf = ({ script, scriptSetup }: SFCDescriptor) =>
  scriptSetup ?? script

/** The compiler's message, without positions that aren't those of the page. */
const refuse = (words: string) =>
  `Vue can't compile this: ${words.replace(/^\[.*?\] /, '').replace(/ \(\d+:\d+\)$/, '')}`

/** The compiler marks the line in an excerpt below its message. */
function locate({ message }: Error): Mistake {
  const [first = '', ...excerpt] = message.split('\n')
  const mark = excerpt.findIndex((text) => /^\s*\|\s*\^/.test(text))
  return {
    line: Number.parseInt(excerpt[mark - 1] ?? '1', 10),
    message: refuse(first),
  }
}

/** Names in the template that the script doesn't declare. */
function findUnknown(
  code: string,
  template: { content: string; loc: { start: { line: number } } },
): Mistake[] {
  const names = [...code.matchAll(/\b_ctx\.([A-Za-z_]\w*)/g)].map(
    ([, name = '']) => name,
  )
  const lines = template.content.split('\n')
  return [...new Set(names)].map((name) => ({
    line:
      template.loc.start.line +
      lines.findIndex((text) => new RegExp(`\\b${name}\\b`).test(text)),
    message: `The template uses "${name}", but the script doesn't declare it. Declare it, or correct the name.`,
  }))
}

/** A name that no component uses itself. */
const define = '$define'

const importDefine = `import { defineComponent as ${define} } from 'vue'`

function toScript(
  source: string,
  { script, scriptSetup }: SFCDescriptor,
  tree: { setup: Node[]; plain: Node[] },
): string {
  const ranges = [script, scriptSetup].flatMap((block) =>
    block ? { start: block.loc.start.offset, end: block.loc.end.offset } : [],
  )
  if (script && !scriptSetup) {
    const code = wrapOptions(script.content, tree.plain)
    const [{ start, end } = { start: 0, end: 0 }] = ranges
    const text = `${source.slice(0, start)}${code}${source.slice(end)}`
    const range = { start, end: start + code.length }
    return `${keepLines(text, [range])}\n${importDefine}\n`
  }
  const options = scriptSetup ? readMacros(scriptSetup.content, tree.setup) : ''
  return `${keepLines(source, ranges)}
${importDefine}
export default ${define}({ ${options} })
`
}

/** Wraps options that are a plain object, so that TypeScript infers their types. */
function wrapOptions(code: string, tree: Node[]): string {
  const { declaration } =
    tree.find(({ type }) => type === 'ExportDefaultDeclaration') ?? {}
  if (declaration?.type !== 'ObjectExpression') return code
  const { start, end } = declaration
  return `${code.slice(0, start)}${define}(${code.slice(start, end)})${code.slice(end)}`
}

/** The options for what tests can pass to a component and read from it. */
function readMacros(code: string, tree: Node[]): string {
  const options: string[] = []
  const read = ({ start, end }: Range) => code.slice(start, end)
  walk(tree, ({ type, callee, typeParameters, arguments: values = [] }) => {
    if (type !== 'CallExpression') return
    const [parameter] = typeParameters?.params ?? []
    const [value] = values
    if (callee?.name === 'defineProps') {
      if (parameter) options.push(`__typeProps: {} as ${read(parameter)}`)
      else if (value) options.push(`props: ${read(value)}`)
    } else if (callee?.name === 'defineExpose' && value) {
      options.push(`setup: () => (${read(value)})`)
    }
  })
  return options.join(', ')
}

/** Skips keys that start with an underscore, where the tree has cycles. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) visit(value as Node)
  for (const [key, child] of Object.entries(value)) {
    if (!key.startsWith('_')) walk(child, visit)
  }
}
