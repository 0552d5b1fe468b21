import { createHash } from 'node:crypto'
import path from 'node:path'
import { transform, type OnLoadResult } from 'esbuild'
import postcss from 'postcss'
import { compile, compileModule } from 'svelte/compiler'
import {
  compileScript,
  compileStyle,
  compileTemplate,
  parse,
} from 'vue/compiler-sfc'
import { declareSignals } from './angular'

/**
 * Compiles what only a framework understands, and style sheets, to modules that a
 * browser runs.
 *
 * @returns nothing for any other file
 */
export async function compileComponent(
  file: string,
  text: string,
): Promise<OnLoadResult | undefined> {
  if (file.endsWith('.module.css')) {
    const { css, names } = renameClasses(file, text)
    const contents = `${addStyles(css)}export default ${JSON.stringify(names)}`
    return { contents, loader: 'js' }
  }
  if (file.endsWith('.css')) return { contents: addStyles(text), loader: 'js' }
  if (file.endsWith('.vue'))
    return { contents: toVue(file, text), loader: 'ts' }
  if (file.endsWith('.svelte')) {
    const { js } = compile(text, {
      filename: file,
      generate: 'client',
      css: 'injected',
    })
    return { contents: js.code, loader: 'js' }
  }
  if (/\.svelte\.(\w+\.)*[jt]s$/.test(file)) {
    const { code } = await transform(text, { loader: 'ts' })
    const { js } = compileModule(code, { filename: file, generate: 'client' })
    return { contents: js.code, loader: 'js' }
  }
  if (/^\s*@(Component|Directive)\(/m.test(text))
    return { contents: declareSignals(text), loader: 'ts' }
  return undefined
}

const addStyles = (css: string) =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }))\n`

/** Gives the classes of a CSS module names that no other module has. */
function renameClasses(file: string, text: string) {
  const names: Record<string, string> = {}
  const prefix = path.basename(file, '.module.css')
  const root = postcss.parse(text)
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(
      /\.([a-z_][\w-]*)/gi,
      (_, name: string) => `.${(names[name] = `${prefix}_${name}`)}`,
    )
  })
  return { css: root.toString(), names }
}

/** The parts of a Vue component as one module. */
function toVue(filename: string, text: string): string {
  const { descriptor } = parse(text, { filename })
  const { script, scriptSetup, template, styles } = descriptor
  const id = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const isScoped = styles.some(({ scoped }) => scoped)
  const code =
    script || scriptSetup
      ? compileScript(descriptor, {
          id,
          inlineTemplate: true,
          genDefaultAs: 'component',
        }).content
      : 'const component = {}'
  const render =
    template && !scriptSetup
      ? compileTemplate({
          source: template.content,
          filename,
          id,
          scoped: isScoped,
        }).code.concat('\nObject.assign(component, { render })')
      : ''
  const css = styles.map(
    ({ content, scoped = false }) =>
      compileStyle({ source: content, filename, id, scoped }).code,
  )
  return [
    code,
    render,
    isScoped ? `Object.assign(component, { __scopeId: 'data-v-${id}' })` : '',
    css.length ? addStyles(css.join('\n')) : '',
    'export default component',
  ].join('\n')
}
