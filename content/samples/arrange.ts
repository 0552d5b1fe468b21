import type { SampleMeta } from './meta'

/** One block in its two forms, which say the same. */
export interface Arranged {
  /** What readers see, once it is formatted. */
  shown: string
  /** The file's name that readers see. */
  title: string | undefined
  /** What is compiled: all lines of the block at their places. */
  compiled: string
}

/** The line above which a block is compiled and not shown. */
const cut = /^[ \t]*\/\/ ---cut---[ \t]*(\n|$)/m

/**
 * Adds to a block what its author may leave out, and hides what readers need
 * not see, so that what is shown is what was checked:
 *
 * - lines above `// ---cut---` are compiled and not shown;
 * - `config`: the block is `defineConfig({ … })` and becomes a configuration;
 * - `plugin`: the block is the body of `setupNodeEvents(on, config)` and
 *   becomes a configuration too.
 *
 * Imports may stand above both.
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

/** Import declarations stand first and outside of every function. */
function splitImports(code: string) {
  const [imports = ''] =
    /^(?:\s*import\b[^'"]*(?:'[^']*'|"[^"]*");?\n)*/.exec(code) ?? []
  return { imports, body: code.slice(imports.length) }
}

/** Without the blank lines at the start. */
const trimStart = (text: string) => text.replace(/^(?:[ \t]*\n)+/, '')
