import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readApi } from '../api/readApi'
import { readPages } from '../rules/readPages'
import { findPages } from '../rules/readSite'
import { arrange } from './arrange'
import { toJavaScript } from './javascript'

const root = path.join(__dirname, '../..')

/** Lines of code as a string without their common indentation. */
function lines([text = '']: TemplateStringsArray): string {
  const indent = /^\n( *)/.exec(text)?.[1] ?? ''
  return text.replaceAll(`\n${indent}`, '\n').trim()
}

async function derive(code: string, title?: string, language?: 'tsx') {
  const found = await toJavaScript(code, language ?? 'ts', title)
  return found?.code
}

describe('the JavaScript of a sample', () => {
  it.each([
    {
      what: 'is the same where there are no types',
      from: lines`
        // A comment
        cy.get('li').should(($li) => {

          expect($li).to.have.length(3)
        })
      `,
      to: lines`
        // A comment
        cy.get('li').should(($li) => {

          expect($li).to.have.length(3)
        })
      `,
    },
    {
      what: 'keeps comments and blank lines',
      from: lines`
        // First
        const names: string[] = []

        // Second
        const search = (text: string): Chainable =>
          cy.get<HTMLInputElement>('input').type(text!) // Third
      `,
      to: lines`
        // First
        const names = []

        // Second
        const search = (text) => cy.get('input').type(text) // Third
      `,
    },
    {
      what: 'has neither types nor what is said of them',
      from: lines`
        /// <reference types="cypress" />
        // Kept

        /** What a plant is. */
        interface Plant {
          name: string
        }

        // The other
        type Plants = Plant[]

        it('shows plants', () => {
          // Local
          type Local = Plant

          const plants = [] as Plants
          // @ts-expect-error
          cy.wrap(plants satisfies Local)
        })
      `,
      to: lines`
        /// <reference types="cypress" />
        // Kept

        it('shows plants', () => {
          const plants = []
          cy.wrap(plants)
        })
      `,
    },
    {
      what: 'has no import that only types need',
      from: lines`
        import type { Plant } from './plant'
        import def, { type A, b, C as D } from './all'
        import { Options } from './options'
        import * as shapes from './shapes'
        import './side'
        import { unused } from './unused'

        export type { Plant }
        export const grow = (plant: Plant, d: D, o: Options, s: shapes.All) => b(def)
      `,
      to: lines`
        import def, { b } from './all'
        import './side'
        import { unused } from './unused'

        export const grow = (plant, d, o, s) => b(def)
      `,
    },
    {
      what: 'does not declare anything to the compiler',
      from: lines`
        import { mount } from 'cypress/react'

        declare global {
          namespace Cypress {
            interface Chainable {
              mount: typeof mount
            }
          }
        }

        Cypress.Commands.add('mount', mount)

        export {}
      `,
      to: lines`
        import { mount } from 'cypress/react'

        Cypress.Commands.add('mount', mount)
      `,
    },
    {
      what: 'has classes without what only types know',
      from: lines`
        abstract class Page extends Base<Url> implements Shown {
          private readonly url: string = '/'
          declare title: string
          constructor(url: string) {
            super()
          }
          visit(): this {
            return this
          }
        }
      `,
      to: lines`
        class Page extends Base {
          url = '/'
          constructor(url) {
            super()
          }
          visit() {
            return this
          }
        }
      `,
    },
    {
      what: 'imports JavaScript',
      from: lines`
        import { cards } from '../support/catalog.ts'
        cy.readFile('src/app.ts')
      `,
      to: lines`
        import { cards } from '../support/catalog.js'
        cy.readFile('src/app.ts')
      `,
    },
    {
      what: 'keeps the marks of its lines',
      from: lines`
        // highlight-start
        interface Plant {
          // highlight-next-line
          name: string
        }
        // highlight-end

        // highlight-next-line
        type A = string
        // highlight-next-line
        const plant: Plant = { name: 'Fern' }
        // added-start
        const b: A = 'b'
        // added-end
      `,
      to: lines`
        // highlight-next-line
        const plant = { name: 'Fern' }
        // added-start
        const b = 'b'
        // added-end
      `,
    },
  ])('$what', async ({ from, to }) => {
    expect(await derive(from)).toBe(to)
  })

  it('keeps JSX elements, and the parameter of a generic arrow function', async () => {
    expect(
      await derive(
        'const show = <T,>(all: T[]) => <List<T> all={all as T[]} />',
        'src/List.tsx',
        'tsx',
      ),
    ).toBe('const show = (all) => <List all={all} />')
  })

  it('is nothing if there was nothing but types', async () => {
    const onlyTypes = lines`
      import type { A } from './a'
      export interface B extends A {}
      declare global { interface Window { b: B } }
      export {}
    `
    expect(await derive(onlyTypes)).toBeUndefined()
  })

  it('has a title that says so', async () => {
    const nameOf = async (title: string, code = 'start()') =>
      (await toJavaScript(code, 'ts', title))?.title
    expect(await nameOf('cypress/e2e/cart.cy.ts')).toBe(
      'cypress/e2e/cart.cy.js',
    )
    expect(await nameOf('src/List.tsx')).toBe('src/List.jsx')
    expect(await nameOf('cypress.config.ts')).toBe('cypress.config.js')
    expect(await nameOf('cypress.config.ts', 'await start()')).toBe(
      'cypress.config.mjs',
    )
  })

  it.each([
    ['enum Size { Small }', '"enum Size { Small }": JavaScript has no enums'],
    ['namespace A { export const b = 1 }', 'JavaScript has no namespaces'],
    [
      'class A { constructor(private b: B) {} }',
      'JavaScript has no parameter properties',
    ],
    ["import fs = require('fs')", 'JavaScript has no ImportEqualsDeclaration'],
  ])('is rejected: %s', async (code, message) => {
    await expect(derive(code)).rejects.toThrow(message)
    await expect(derive(code)).rejects.toThrow(
      'or add typescript-only to the fence',
    )
  })
})

describe('a file that Node.js loads', () => {
  it('looks like handwritten CommonJS', async () => {
    const config = lines`
      import { defineConfig } from 'cypress'
      import path, { join as joined } from 'node:path'
      import * as fs from 'node:fs'
      import plants from './plants.json' with { type: 'json' }
      import 'dotenv/config'
      import { seed } from './scripts/seed.ts'

      // What all tests need
      export default defineConfig({
        e2e: {
          supportFile: 'cypress/support/e2e.ts',
          specPattern: ['**/*.cy.{ts,tsx}', '**/*.cy.{js,jsx,ts,tsx}'],
          setupNodeEvents(on) {
            on('task', { seed: (n: number) => seed(fs, path, joined, plants) })
            on('file', { extensions: ['.ts'], types: 'index.d.ts' })
          },
        },
      })
    `
    expect(await derive(config, 'cypress.config.ts')).toBe(lines`
      const { defineConfig } = require('cypress')
      const path = require('node:path')
      const { join: joined } = path
      const fs = require('node:fs')
      const plants = require('./plants.json')
      require('dotenv/config')
      const { seed } = require('./scripts/seed.js')

      // What all tests need
      module.exports = defineConfig({
        e2e: {
          supportFile: 'cypress/support/e2e.js',
          specPattern: ['**/*.cy.{js,jsx}', '**/*.cy.{js,jsx,ts,tsx}'],
          setupNodeEvents(on) {
            on('task', { seed: (n) => seed(fs, path, joined, plants) })
            on('file', { extensions: ['.ts'], types: 'index.d.ts' })
          },
        },
      })
    `)
  })

  it('exports its names at the end', async () => {
    const plugin = lines`
      export const rows: number[] = [], { more } = rest
      export async function seed(): Promise<void> {}
      function drop() {}
      export { drop as clear }
    `
    expect(await derive(plugin, 'scripts/seed.ts')).toBe(lines`
      const rows = [],
        { more } = rest
      async function seed() {}
      function drop() {}

      module.exports = { rows, more, seed, clear: drop }
    `)
  })

  it.each([
    ['export default function () {}', 'module.exports = function () {}'],
    [
      'export default function seed() {}',
      'function seed() {}\n\nmodule.exports = seed',
    ],
    ['export default { a: 1 } as A', 'module.exports = { a: 1 }'],
  ])('exports the default: %s', async (code, expected) => {
    expect(await derive(code, 'scripts/a.ts')).toBe(expected)
  })

  it.each([
    'await start()',
    "import vue from '@vitejs/plugin-vue'\nstart(vue)",
    "import vite from './vite.config'\nstart(vite)",
    'start(import.meta.dirname)',
  ])('stays a module if it has to: %s', async (code) => {
    expect(await derive(code, 'cypress.config.ts')).toBe(code)
  })

  it('may have await in a function', async () => {
    expect(
      await derive(
        "import a from 'a'\nexport const b = async () => await a",
        'scripts/b.ts',
      ),
    ).toBe(
      "const a = require('a')\nconst b = async () => await a\n\nmodule.exports = { b }",
    )
  })

  it.each([
    ["export * from './a'", 'Import the names first'],
    [
      'export const a = 1\nexport default a',
      'also export a. Export one or the other.',
    ],
  ])('is rejected: %s', async (code, message) => {
    await expect(derive(code, 'scripts/a.ts')).rejects.toThrow(message)
  })
})

/** What TypeScript finds in JavaScript files: mistakes, and TypeScript syntax. */
function findMistakes(files: Map<string, string>): string[] {
  const program = ts.createProgram({
    rootNames: [...files.keys()],
    options: { allowJs: true, noLib: true, noResolve: true, noEmit: true },
    host: {
      ...ts.createCompilerHost({}),
      fileExists: (name) => files.has(name),
      readFile: (name) => files.get(name),
      getSourceFile: (name, languageVersion) =>
        ts.createSourceFile(name, files.get(name) ?? '', languageVersion),
    },
  })
  const found = program
    .getSyntacticDiagnostics()
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
  return [...new Set(found)]
}

describe('the JavaScript of the pages', () => {
  it('has no mistakes and no TypeScript syntax', async () => {
    const readings = await readPages(root, findPages(root), readApi(root))
    const derived = new Map<string, string>()
    for (const { samples } of readings) {
      for (const { file, language, meta, code, line, cell } of samples) {
        if (cell !== undefined) continue
        if (language !== 'ts' && language !== 'tsx') continue
        if (meta.typescriptOnly || meta.nocheck || meta.errors.length) continue
        const { shown, title } = arrange(code, meta)
        const found = await toJavaScript(shown, language, title)
        if (found) derived.set(`${file}.${line}.jsx`, found.code)
      }
    }
    expect(derived.size).toBeGreaterThan(200)
    expect(findMistakes(derived)).toEqual([])
    // After a change of a rule, every page is read again.
  }, 300_000)

  it('would fail this test with either', () => {
    expect(
      findMistakes(
        new Map([
          ['a.jsx', 'const a: number = 1'],
          ['b.jsx', 'const = 1'],
          ['c.jsx', 'const c = <p>1</p>'],
        ]),
      ),
    ).toEqual([
      expect.stringContaining('a.jsx: Type annotations'),
      expect.stringContaining('b.jsx: Variable declaration expected'),
    ])
  })
})
