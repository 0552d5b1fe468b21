import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import { createProject } from './project'
import { samplesOf } from './samples'
import { compile } from './typescript'

const root = path.join(__dirname, '../..')

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`

const find = async (...pages: string[]) => {
  const projects = pages.map((text, index) => {
    const file = `docs/page-${index}.mdx`
    return createProject(file, samplesOf(readPage(file, text)))
  })
  const findings = await compile(projects, root)
  return findings.map(
    ({ sample, line, code }) => `${sample.file}:${line} ${code}`,
  )
}

describe('compile', () => {
  it('hides what a page declares from all others', async () => {
    const declare = fence(
      'ts',
      'declare global { namespace Cypress { interface Chainable { plant(): void } } }',
    )
    const use = fence('ts', 'cy.plant()')
    expect(await find(declare + use, use)).toEqual(['docs/page-1.mdx:2 2339'])
  })

  it('reports type errors next to a syntax error', async () => {
    expect(
      await find(
        fence('ts', 'cy.visit('),
        fence('ts', 'cy.visti()') + fence('tsx', 'cy.mount(1 +)'),
        fence('tsx', 'cy.muont(<p />)'),
      ),
    ).toEqual(
      expect.arrayContaining([
        'docs/page-0.mdx:3 1005',
        'docs/page-1.mdx:2 2551',
        'docs/page-1.mdx:5 1109',
        'docs/page-2.mdx:2 2551',
      ]),
    )
  })

  it('recognizes JSX in a ts block and checks it anyway', async () => {
    expect(await find(fence('ts', 'const a: string = <p>{b}</p>'))).toEqual([
      'docs/page-0.mdx:2 ',
      'docs/page-0.mdx:2 2322',
      'docs/page-0.mdx:2 2304',
    ])
  })

  it("doesn't blame an import of a file that doesn't parse", async () => {
    const use = fence('ts', "import { a } from './a'\ncy.wrap(a)")
    const broken = fence('ts title="cypress/a.ts"', 'export const a = (')
    expect(await find(broken + use)).toEqual([
      'docs/page-0.mdx:2 1109',
      'docs/page-0.mdx:3 1005',
    ])
  })
})

describe('the declarations that samples may assume', () => {
  const frameworks = ['react', 'vue', 'angular', 'svelte']
  let folder = ''

  beforeEach(() => {
    mkdirSync(path.join(root, '.cache'), { recursive: true })
    folder = mkdtempSync(path.join(root, '.cache', 'ambient-'))
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it("compile on their own, which libraries don't have to", async () => {
    const ambient = path.join(__dirname, 'ambient')
    const names = await Globby('**/*.d.ts', { cwd: ambient })
    expect(names.length).toBeGreaterThan(10)
    for (const framework of frameworks) {
      const others = frameworks.filter((other) => other !== framework)
      const files = names.filter(
        (name) => !others.includes(path.posix.basename(name, '.d.ts')),
      )
      writeFileSync(
        path.join(folder, `${framework}.json`),
        JSON.stringify({
          compilerOptions: {
            strict: true,
            target: 'es2022',
            module: 'preserve',
            lib: ['es2022', 'dom', 'dom.iterable'],
            noEmit: true,
            types: ['cypress'],
          },
          files: files.map((name) => path.join(ambient, name)),
        }),
      )
    }
    expect(readMistakes(folder)).toEqual([])
  }, 60_000)

  /** Mistakes in our own files, but not in those of packages. */
  function readMistakes(cwd: string): string[] {
    const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc')
    const projects = frameworks.map((framework) => `${framework}.json`)
    const args = [compiler, '--build', ...projects, '--pretty', 'false']
    let output = ''
    try {
      output = execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })
    } catch (error) {
      output = (error as { stdout: string }).stdout
    }
    return output.split('\n').filter((line) => line.includes('ambient/'))
  }
})
