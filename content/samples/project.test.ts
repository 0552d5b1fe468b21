import { describe, expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import { createProject, guessProfile } from './project'
import { samplesOf } from './samples'

const page = 'docs/guides/guides/plants.mdx'

const fence = (info: string, code = '1') => `\`\`\`${info}\n${code}\n\`\`\`\n`

const read = (text: string, file = page) => samplesOf(readPage(file, text))

const create = (...fences: string[]) =>
  createProject(page, read(fences.join('\n')))

describe('guessProfile', () => {
  it.each([
    ['docs/api/commands/get.mdx', 'ts', '1', 'e2e'],
    ['docs/api/commands/get.mdx', 'ts title="cypress.config.ts"', '1', 'node'],
    ['docs/api/commands/get.mdx', 'ts config', '1', 'node'],
    ['docs/api/commands/get.mdx', 'ts plugin', '1', 'node'],
    ['docs/api/commands/get.mdx', 'ts title="scripts/seed.ts"', '1', 'node'],
    ['docs/api/plugins/writing-a-plugin.mdx', 'ts', '1', 'node'],
    [
      'docs/api/plugins/writing-a-plugin.mdx',
      'ts title="cypress/e2e/a.cy.ts"',
      '1',
      'e2e',
    ],
    ['docs/guides/guides/module-api.mdx', 'js', '1', 'node'],
    [page, 'ts', "import cypress from 'cypress'", 'node'],
    [page, 'ts', "import { readFileSync } from 'node:fs'", 'e2e'],
    [page, 'tsx', '1', 'react'],
    [page, 'vue', '<template></template>', 'vue'],
    [page, 'svelte', '<p>1</p>', 'svelte'],
    [page, 'ts', "import { mount } from 'cypress/angular'", 'angular'],
    [page, 'ts', "import A from './A.vue'", 'vue'],
    [page, 'ts', "const A = await import('./A.svelte')", 'svelte'],
    [page, 'ts title="src/a.component.ts"', '1', 'angular'],
    ['docs/guides/component-testing/vue/api.mdx', 'ts', '1', 'vue'],
    ['docs/guides/component-testing/svelte/api.mdx', 'ts', '1', 'svelte'],
    ['docs/guides/component-testing/angular/api.mdx', 'ts', '1', 'angular'],
    ['docs/guides/component-testing/overview.mdx', 'ts', '1', 'react'],
    [
      'docs/guides/component-testing/vue/api.mdx',
      'ts title="cypress/e2e/a.cy.ts"',
      '1',
      'e2e',
    ],
  ])('of %s %s %s is %s', (file, info, code, profile) => {
    expect(read(fence(info, code), file).map(guessProfile)).toEqual([profile])
  })
})

describe('the files of a page', () => {
  it('are named by title or by line, and get other names if a title repeats', () => {
    const { files } = create(
      fence('ts title="cypress/e2e/a.cy.ts"'),
      fence('ts'),
      fence('ts title="cypress/e2e/a.cy.ts"'),
      fence('vue title="src/A.vue"', '<p>1</p>'),
      fence('ts title="cypress/index.d.ts"'),
      fence('ts title="in your terminal"'),
      fence('ts title="../secret.ts"'),
      fence('json title="cypress/fixtures/a.json"'),
      fence('json'),
      fence('bash title="a.sh"'),
    )
    expect(files.map(({ name }) => name)).toEqual([
      'cypress/e2e/a.cy.ts',
      'L6.ts',
      'cypress/e2e/a.L10.cy.ts',
      'src/A.vue.ts',
      'cypress/index.declarations.ts',
      'L22.ts',
      'L26.ts',
      'cypress/fixtures/a.json',
    ])
  })

  it('have every line where the page has it', () => {
    const { files } = create(
      fence('ts', 'cy.first()\ncy.second()'),
      fence('ts config', 'defineConfig({\n  third: 3,\n})'),
      fence('vue', '<p>fourth</p>'),
    )
    const lineOf = (index: number, words: string) =>
      files[index]?.text.split(words)[0]?.split('\n').length
    expect(lineOf(0, 'first')).toBe(2)
    expect(lineOf(0, 'second')).toBe(3)
    expect(lineOf(1, 'third')).toBe(8)
    expect(lineOf(2, 'fourth')).toBe(13)
  })

  it.each([
    ['ts', "cy.visit('/')", true],
    ['js', "const a = require('a')\nmodule.exports = a", false],
    ['js', "import a from 'a'\nmodule.exports = a", true],
    ['ts title="index.d.ts"', 'declare namespace Cypress {}', false],
  ])('of %s with %s are modules: %s', (info, code, isModule) => {
    const { files } = create('', fence(info, code))
    expect(files[0]?.text.includes('export {}')).toBe(isModule)
  })

  it('import the version that a reader has seen at that point', () => {
    const spec = "import { a } from '../support/a'"
    const { files } = create(
      fence('ts title="cypress/e2e/one.cy.ts"', spec),
      fence('ts title="cypress/support/a.ts"'),
      fence('ts title="cypress/e2e/two.cy.ts"', spec),
      fence('ts title="cypress/support/a.ts"'),
      fence('ts title="cypress/e2e/three.cy.ts"', spec),
      fence('ts', spec),
    )
    expect(
      files.flatMap(({ text }) => /from '(.*)'/.exec(text)?.[1] ?? []),
    ).toEqual([
      '../support/a',
      '../support/a',
      '../support/a.L14',
      './cypress/support/a.L14',
    ])
  })
})

const globals = (...members: string[]) =>
  `declare global { namespace Cypress { interface Chainable {\n${members.join('\n')}\n} } }`

describe('the programs of a page', () => {
  const linesOf = (project: ReturnType<typeof create>) =>
    project.programs.map(({ profile, own, files }) => ({
      profile,
      own: own.map(({ sample }) => sample.line),
      files: files.map(({ sample }) => sample.line),
    }))

  it('are one for each profile', () => {
    const project = create(
      fence('ts'),
      fence('tsx'),
      fence('ts'),
      fence('json title="a.json"'),
    )
    expect(linesOf(project)).toEqual([
      { profile: 'e2e', own: [2, 10], files: [2, 10] },
      { profile: 'react', own: [6], files: [6] },
    ])
  })

  it('know which members the page declares', () => {
    const { files } = create(
      fence(
        'ts',
        globals(
          'login(email: string, options?: { remember: boolean }): Chainable<void>',
          '// logout(): void',
          'readonly cart?: { total(): number }',
          'mount: typeof mount',
          'pick<T>(one: T): Chainable<T>',
        ),
      ),
      fence('ts', "declare module 'axios'"),
      fence('ts', 'interface Plant { id: number }'),
    )
    expect(files.map((file) => file.globals)).toEqual([
      [
        'Chainable.login',
        'Chainable.cart',
        'Chainable.mount',
        'Chainable.pick',
      ],
      ["declare module 'axios'"],
      [],
    ])
  })

  it('see the global declarations of the page above and below them', () => {
    const project = create(
      fence('ts'),
      fence('ts', globals('addPlant(): void')),
      fence('tsx'),
    )
    expect(linesOf(project)).toEqual([
      { profile: 'e2e', own: [2, 6], files: [2, 6] },
      { profile: 'react', own: [12], files: [12, 6] },
    ])
  })

  it('are split where the page declares the same again', () => {
    const project = create(
      fence('ts'),
      fence('ts', globals('a(): void')),
      fence('ts', globals('b(): void')),
      fence('ts', globals('b(id: number): void')),
      fence('ts'),
    )
    expect(linesOf(project)).toEqual([
      { profile: 'e2e', own: [2, 6, 12], files: [2, 6, 12] },
      { profile: 'e2e', own: [18, 24], files: [18, 24, 6] },
    ])
  })
})
