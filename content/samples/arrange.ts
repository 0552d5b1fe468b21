import type { SampleMeta } from './meta'

/** A block in two forms with the same meaning. */
interface Arranged {
  /** What readers see, before it's formatted. */
  shown: string
  /** The file name that readers see. */
  title: string | undefined
  /** What's compiled, with every line of the block in its place. */
  compiled: string
}

/** Lines above this one are compiled but not shown. */
const cut = /^[ \t]*\/\/ ---cut---[ \t]*(\n|$)/m

/**
 * Adds what an author may omit and hides what readers don't need to see, so that
 * readers see exactly what was checked:
 *
 * - Lines above `// ---cut---` are compiled but not shown.
 * - With `config`, the block is `defineConfig({ … })` and becomes a config file.
 * - With `plugin`, the block is the body of `setupNodeEvents(on, config)` and
 *   becomes a config file too.
 *
 * Both may have imports at the top.
 */
export function arrange(
  code: string,
  { title, config, plugin }: Pick<SampleMeta, 'title' | 'config' | 'plugin'>,
): Arranged {
  const { hidden, visible } = split(code)
  if (!config && !plugin) {
    return { shown: trimStart(visible), title, compiled: code }
  }
  const { imports, body } = splitImports(visible)
  const wrap = config ? wrapConfig : wrapPlugin
  const { shown, compiled } = wrap(body)
  const defineConfig = "import { defineConfig } from 'cypress'"
  return {
    shown: `${defineConfig}\n${trimStart(imports)}\n${shown}`,
    title: title ?? 'cypress.config.ts',
    compiled: `${defineConfig};${hidden}${imports}${compiled}`,
  }
}

const wrapConfig = (body: string) => ({
  shown: `export default ${trimStart(body)}`,
  compiled: body.replace(/^\s*(?!\s|export default )/, '$&export default '),
})

const wrapPlugin = (body: string) => ({
  shown: `export default defineConfig({
  e2e: {
    setupNodeEvents(on, config) {
${trimStart(body)}
    },
  },
})`,
  compiled: `export default defineConfig({ e2e: { setupNodeEvents(on, config) {${body}\n} } })`,
})

function split(code: string) {
  const found = cut.exec(code)
  const start = found ? found.index + found[0].length : 0
  return { hidden: code.slice(0, start), visible: code.slice(start) }
}

/** Import declarations have to stay at the top, outside of every function. */
function splitImports(code: string) {
  const [imports = ''] =
    /^(?:\s*import\b[^'"]*(?:'[^']*'|"[^"]*");?\n)*/.exec(code) ?? []
  return { imports, body: code.slice(imports.length) }
}

/** Without the blank lines at the start. */
const trimStart = (text: string) => text.replace(/^(?:[ \t]*\n)+/, '')
