import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesAt, readSource } from '../page/files'
import { readPage } from '../page/readPage'
import { samplesOf, type Sample } from './samples'

const root = path.join(__dirname, '../..')
const pages = 'docs/guides/component-testing'

/** The project whose files the pages of each framework show. */
const projects = {
  react: 'fernhill',
  vue: 'fernhill/variants/vue',
  angular: 'fernhill/variants/angular',
  svelte: 'fernhill/variants/svelte',
}

/** Files that a page cuts down to what it's about. */
const shortened: Record<string, string[]> = {
  [`${pages}/angular/api.mdx`]: ['src/app/quantity-picker.component.ts'],
  // The application has end-to-end tests and a server, too.
  [`${pages}/react/quickstart.mdx`]: ['cypress.config.ts', 'package.json'],
  [`${pages}/svelte/api.mdx`]: ['src/lib/QuantityPicker.svelte'],
  [`${pages}/vue/examples.mdx`]: ['src/QuantityPicker.vue'],
}

/** Without the layout, which depends on how far code is indented. */
const withoutLayout = (code: string) =>
  code.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '')

/** The statements of a script, and of the suites in it. */
function statementsOf(code: string): string[] {
  const read = (text: string): string[] =>
    ts
      .createSourceFile('sample.tsx', text, ts.ScriptTarget.Latest, true)
      .statements.flatMap((statement) => {
        const suite = /^describe\(.*?=> \{\n(.*)\n\}\)$/s.exec(
          statement.getText(),
        )
        return suite ? read(suite[1] ?? '') : [statement.getText()]
      })
  return read(code).map(withoutLayout)
}

/** Set-up and specs, of which only a quickstart shows the ones of the application. */
const varies = /^[^/]*$|^cypress\/|\.cy\.tsx?$/

/** Specs and the support file grow from sample to sample. */
const grows = /\.cy\.tsx?$|^cypress\/support\/component\.tsx?$/

/** Whether the file is what the sample shows. */
function agrees(file: string, shown: string, actual: string): boolean {
  if (!grows.test(file)) return shown.trimEnd() === actual.trimEnd()
  const all = withoutLayout(actual)
  return statementsOf(shown).every((statement) => all.includes(statement))
}

/** Whether the sample claims to show the file of that name. */
function isClaim({ file, meta: { title, wrong, errors } }: Sample): boolean {
  if (!title || wrong || errors.length || shortened[file]?.includes(title))
    return false
  return file.endsWith('/quickstart.mdx') || !varies.test(title)
}

/** Samples that show another version of a file that the project has. */
function findDifferences(samples: Sample[], project: string): string[] {
  return samples.filter(isClaim).flatMap(({ file, line, meta, code }) => {
    const title = meta.title ?? ''
    const place = path.join(root, project, title)
    if (!existsSync(place)) return []
    return agrees(title, code, readFileSync(place, 'utf8'))
      ? []
      : [`${file}:${line} shows another version of ${project}/${title}.`]
  })
}

const samplesIn = (file: string) =>
  samplesOf(readPage(file, readSource(root, file).text))

describe('the sample application', () => {
  it.each(Object.entries(projects))(
    'has the files that the pages about %s show',
    (framework, project) => {
      const samples = filesAt(root, `${pages}/${framework}`)
        .filter((file) => file.endsWith('.mdx'))
        .flatMap(samplesIn)
      expect(findDifferences(samples, project)).toEqual([])
    },
  )

  it.each([
    ['src/QuantityPicker.vue', '<template />', true],
    ['src/QuantityPicker.cy.ts', "it('counts down', () => {})", true],
    ['cypress/support/component.ts', "import './elsewhere'", true],
    ['src/QuantityPicker.cy.ts', "describe('a', () => {\n  it()\n})", true],
    [
      'src/QuantityPicker.cy.ts',
      "import QuantityPicker from './QuantityPicker.vue'",
      false,
    ],
    ['src/Missing.vue', '<template />', false],
  ])('is compared with a sample of %s', (title, code, differs) => {
    const page = `${pages}/vue/quickstart.mdx`
    const text = `\`\`\`ts title="${title}"\n${code}\n\`\`\``
    const samples = samplesOf(readPage(page, text))
    expect(findDifferences(samples, projects.vue)).toEqual(
      differs
        ? [`${page}:2 shows another version of ${projects.vue}/${title}.`]
        : [],
    )
  })
})
