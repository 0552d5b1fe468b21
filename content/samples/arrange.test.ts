import { describe, expect, it } from 'vitest'
import { arrange } from './arrange'

const plain = { config: false, plugin: false }
const config = { ...plain, config: true }
const plugin = { ...plain, plugin: true }

/** The line of a text, counted from 1. */
const lineOf = (code: string, text: string) =>
  code.slice(0, code.indexOf(text)).split('\n').length

describe('arrange', () => {
  it('shows and compiles a plain block unchanged', () => {
    expect(arrange("cy.visit('/')", { ...plain, title: 'a.cy.ts' })).toEqual({
      shown: "cy.visit('/')",
      compiled: "cy.visit('/')",
      title: 'a.cy.ts',
    })
  })

  it("compiles but hides what's above the cut", () => {
    const code = 'declare const id: number\n// ---cut---\n\ncy.wrap(id)\n'
    expect(arrange(code, plain)).toEqual({
      shown: 'cy.wrap(id)\n',
      compiled: code,
      title: undefined,
    })
  })

  it('turns a `config` block into a file', () => {
    expect(arrange('defineConfig({\n  e2e: {},\n})', config)).toEqual({
      shown: `import { defineConfig } from 'cypress'

export default defineConfig({
  e2e: {},
})`,
      compiled: `import { defineConfig } from 'cypress';export default defineConfig({
  e2e: {},
})`,
      title: 'cypress.config.ts',
    })
  })

  it("adds nothing to a block that's already a file", () => {
    const code = 'export default defineConfig({})'
    expect(arrange(code, config).compiled).toBe(
      `import { defineConfig } from 'cypress';${code}`,
    )
  })

  it('turns the statements of a `plugin` block into a file', () => {
    expect(arrange("on('task', {\n  reset,\n})", plugin)).toEqual({
      shown: `import { defineConfig } from 'cypress'

export default defineConfig({
  e2e: {
    setupNodeEvents(on, config) {
on('task', {
  reset,
})
    },
  },
})`,
      compiled: `import { defineConfig } from 'cypress';export default defineConfig({ e2e: { setupNodeEvents(on, config) {on('task', {
  reset,
})
} } })`,
      title: 'cypress.config.ts',
    })
  })

  it("keeps the author's title", () => {
    const named = { ...config, title: 'cypress.staging.config.ts' }
    expect(arrange('defineConfig({})', named).title).toBe(named.title)
  })

  it.each([
    ['config', config, 'defineConfig({\n  e2e: { baseUrl: host() },\n})'],
    ['plugin', plugin, "on('before:run', () => {\n  host()\n})"],
  ])(
    'leaves imports of a %s outside, each line at its place',
    (_, meta, body) => {
      const code = `import {\n  host,\n} from './host'\nimport 'dotenv/config'\n\n${body}`
      const { shown, compiled } = arrange(code, meta)
      expect(shown).toMatch(
        /^import \{ defineConfig \} from 'cypress'\nimport \{\n {2}host,\n\} from '.\/host'\nimport 'dotenv\/config'\n\nexport default/,
      )
      expect(lineOf(compiled, 'host()')).toBe(lineOf(code, 'host()'))
    },
  )

  it.each([
    ['config', config, 'defineConfig({ env: { tag } })'],
    ['plugin', plugin, 'config.env.tag = tag\n\nreturn config'],
  ])("hides what's above the cut in a %s block too", (_, meta, body) => {
    const code = `declare const tag: string\n// ---cut---\n${body}`
    const { shown, compiled } = arrange(code, meta)
    expect(shown).not.toMatch(/declare|cut/)
    expect(shown).toContain('export default')
    expect(compiled).toContain('declare const tag')
    expect(lineOf(compiled, 'env')).toBe(3)
  })
})
