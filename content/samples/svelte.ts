import { compile, parse } from 'svelte/compiler'
import { keepLines, type Component, type Range } from './component'

/** The parts of the compiler's syntax tree that are used here. */
interface Declarator {
  id: { typeAnnotation?: { typeAnnotation: Range } }
  init?: { callee?: { name?: string } } | null
}

/**
 * Compiles a Svelte component and turns it into a script that tells tests its
 * props:
 *
 *     <script lang="ts">           // every line in its place
 *     let { max }: Props = $props()      let { max }: Props = $props()
 *     </script>                          export default {} as Component<…>
 */
export function compileSvelte(source: string): Component {
  try {
    compile(source, { filename: 'block.svelte', generate: 'client' })
  } catch (error) {
    const { message, start } = error as Error & { start?: { line: number } }
    // The compiler adds a link to its documentation.
    const [words = ''] = message.split('\n')
    return {
      mistakes: [
        {
          line: start?.line ?? 1,
          message: `Svelte can't compile this: ${words}`,
        },
      ],
    }
  }
  const { instance, module } = parse(source, { modern: true })
  const scripts = [module, instance].flatMap((script) => script ?? [])
  const kept = keepLines(
    source,
    // The type of the tree lacks the positions that it has.
    scripts.map(({ content }) => content as typeof content & Range),
  )
  const isTyped = scripts.some(({ attributes }) =>
    attributes.some(({ name }) => name === 'lang'),
  )
  const tail = [...declareStores(kept), exportComponent(isTyped, findProps())]
  return {
    mistakes: [],
    script: {
      text: `${kept}\n${tail.join('\n')}\n`,
      ending: isTyped ? 'ts' : 'js',
    },
  }

  function findProps(): string | undefined {
    const declarations = (instance?.content.body ?? []).flatMap((statement) =>
      statement.type === 'VariableDeclaration'
        ? (statement.declarations as Declarator[])
        : [],
    )
    const { id } =
      declarations.find(({ init }) => init?.callee?.name === '$props') ?? {}
    const range = id?.typeAnnotation?.typeAnnotation
    return range && source.slice(range.start, range.end)
  }
}

/**
 * All props are optional, because `mount` from `cypress/svelte` rejects components
 * that require one.
 */
const exportComponent = (isTyped: boolean, props = 'Record<string, any>') =>
  isTyped
    ? `export default {} as import('svelte').Component<Partial<${props}>, any, any>`
    : `/** @type {import('svelte').Component<Record<string, any>, any, any>} */
const $component = () => ({})
export default $component`

const runes = [
  'state',
  'derived',
  'effect',
  'props',
  'bindable',
  'inspect',
  'host',
]

/** `$cart` is the value of the store `cart`. */
function declareStores(code: string): string[] {
  const names = [...code.matchAll(/(?<![\w.$])\$([a-zA-Z_]\w*)/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set(names)]
    .filter((name) => !runes.includes(name))
    .map(
      (name) =>
        `declare let $${name}: typeof ${name} extends import('svelte/store').Readable<infer V> ? V : never`,
    )
}
