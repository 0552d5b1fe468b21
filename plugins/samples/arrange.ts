import type { SampleMeta } from './meta'

/** One block in its two forms, which say the same. */
export interface Arranged {
  /** What readers see. */
  shown: string
  /** The file's name that readers see. */
  title: string | undefined
  /**
   * What is compiled: all lines of the block at their places, what is added
   * before and behind them each on one line.
   */
  before: string
  code: string
  after: string
}

const cut = /^\s*\/\/ ---cut---\s*\n/m

/**
 * Adds to a block what its author may leave out, and hides what readers need
 * not see, so that what is shown is what was checked:
 *
 * - lines above `// ---cut---` are compiled and not shown;
 * - `config`: the block is `defineConfig({ … })` and becomes a configuration;
 * - `plugin`: the block is the body of `setupNodeEvents(on, config)`.
 */
export function arrange(code: string, meta: SampleMeta): Arranged {
  const title =
    meta.title ?? (meta.config || meta.plugin ? 'cypress.config.ts' : undefined)
  const hidden = cut.exec(code)
  const visible = hidden ? code.slice(hidden.index + hidden[0].length) : code
  const plain = { shown: visible, title, before: '', code, after: '' }
  if (meta.config) {
    const before = "import { defineConfig } from 'cypress'"
    return {
      ...plain,
      shown: `${before}\n\nexport default ${visible}`,
      before: `${before}; export default `,
    }
  }
  if (meta.plugin) {
    const { imports, body } = splitImports(visible)
    const indented = body.replace(/^(?=.)/gm, ' '.repeat(6))
    return {
      ...plain,
      shown: `import { defineConfig } from 'cypress'\n${imports}
export default defineConfig({
  e2e: {
    setupNodeEvents(on, config) {
${indented}
    },
  },
})`,
      before: "import { defineConfig } from 'cypress'",
      code: code.replace(
        visible,
        () =>
          `${imports.replace(/\n$/, '')}${imports && ';'}export default defineConfig({ e2e: { setupNodeEvents(on, config) {${imports && '\n'}${body}`,
      ),
      after: '} } })',
    }
  }
  return plain
}

/** Import declarations stand first and outside of every function. */
function splitImports(code: string) {
  const [imports = ''] =
    /^(?:import\b[^'"]*(?:'[^']*'|"[^"]*")\n)*/.exec(code) ?? []
  return { imports, body: code.slice(imports.length) }
}
