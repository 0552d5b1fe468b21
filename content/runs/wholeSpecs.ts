import { createHash } from 'node:crypto'
import ts from 'typescript'
import { readSource } from '../page/files'
import { lineOf, visitOf, type NamedHeading, type Page } from '../page/page'
import { readPage } from '../page/readPage'
import { arrange } from '../samples/arrange'
import { prettify, toJavaScript } from '../samples/javascript'
import { dropMarks } from '../samples/marks'
import { readMeta } from '../samples/meta'
import { samplesOf } from '../samples/samples'
import { planPage, type Case } from './cases'
import { only } from './modules'
import type { Results } from './results'
import type { PageOfCases } from './specs'

/** A sample as a spec file that needs nothing but Fernhill. */
export interface WholeSpec {
  /** The sample that it's made from. */
  one: Case
  /** The code that readers see. */
  shown: string
  language: 'js' | 'ts'
  /** The id of the heading above the sample, if there's one. */
  section: string
  text: string
}

/** Identifies the text of a spec in the results. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)

/**
 * The samples of a page that have passed, as spec files. Whether these pass too is for
 * a run to find out.
 */
export function wholeSpecsOf(
  root: string,
  name: string,
  { application, pages }: Results,
): Promise<WholeSpec[]> {
  const { file, text } = readSource(root, name)
  const results = pages.get(file) ?? {}
  return writeSpecs(
    readPage(file, text),
    application,
    ({ key }) => results[key] === 'passed',
  )
}

/** Writes the specs of the samples that have passed, as far as they can stand alone. */
export async function writeSpecs(
  page: Page,
  application: string,
  hasPassed: (one: Case) => boolean,
): Promise<WholeSpec[]> {
  const { cases } = planPage(samplesOf(page), visitOf(page), application)
  const own = cases.filter((one) => hasPassed(one) && canStandAlone(one))
  const specs = await Promise.all(own.map((one) => toSpecs(one, cases, page)))
  return specs.flat()
}

/** Specs for a run, which adds nothing to them: each is named by its hash. */
export function toPage(file: string, specs: readonly WholeSpec[]): PageOfCases {
  const cases = specs.map(({ language, text }, index): Case => {
    const name = hashOf(text)
    return {
      sample: {
        file,
        line: index + 1,
        indent: 0,
        language,
        meta: readMeta(''),
        code: text,
      },
      key: name,
      name,
      kind: 'suite',
      profile: 'e2e',
      start: { state: { cart: [] } },
      expected: 'pass',
    }
  })
  return { file, samples: cases.map(({ sample }) => sample), cases }
}

/** What only exists where samples run, or on the page. */
const fromElsewhere =
  /\b(?:require|import)\s*\(|\bCypress\.require\b|'startApp'/

function canStandAlone({ sample, kind, profile, expected }: Case): boolean {
  const { code, cell, language, meta } = sample
  return (
    profile === 'e2e' &&
    expected === 'pass' &&
    kind !== 'definitions' &&
    cell === undefined &&
    !meta.avoid &&
    /^[jt]s$/.test(language) &&
    !/^\s*(import(?! type\b)|export\b(?! \{\}))/m.test(code) &&
    !fromElsewhere.test(code) &&
    // Readers would skip the rest of the spec.
    code.replace(only, '$1(') === code &&
    (kind !== 'suite' || /\b(it|specify)(\.\w+)*\(/.test(code)) &&
    meta.title !== 'cypress/support/e2e.ts'
  )
}

async function toSpecs(
  one: Case,
  all: readonly Case[],
  page: Page,
): Promise<WholeSpec[]> {
  const { sample } = one
  const heading = page.headings.findLast(
    ({ node }) => lineOf(node) === sample.section?.line,
  )
  const spec = { one, section: heading?.id ?? '' }
  const shown = dropMarks(arrange(sample.code, sample.meta).shown).trimEnd()
  const text = await prettify(
    assemble(one, all, nameOf(page, heading)),
    `sample.${sample.language}`,
  )
  if (sample.language === 'js') {
    return [{ ...spec, shown, language: 'js', text }]
  }
  // The tab that readers see if the two differ: see content/samples/remark.ts.
  const [shownScript, script] = await Promise.all([
    toScript(arrange(sample.code, sample.meta).shown),
    toScript(text),
  ])
  return [
    { ...spec, shown, language: 'ts', text },
    ...(script !== undefined && shownScript !== undefined
      ? [
          {
            ...spec,
            shown: dropMarks(shownScript).trimEnd(),
            language: 'js' as const,
            text: script,
          },
        ]
      : []),
  ]
}

/** The code without types, unless it has none or is more than JavaScript with types. */
async function toScript(code: string): Promise<string | undefined> {
  const script = await toJavaScript(code, 'ts').catch(() => undefined)
  return script && script.code !== code ? script.code : undefined
}

/** What the tests of a spec are called. */
function nameOf({ file, fields }: Page, heading: NamedHeading | undefined) {
  const title = fields.get('title')?.value
  const page = typeof title === 'string' ? title : file
  return { page, test: heading?.text ?? page }
}

/** The whole spec, before it's formatted. */
function assemble(
  one: Case,
  all: readonly Case[],
  name: { page: string; test: string },
): string {
  const { kind, sample } = one
  const { outside, inside } = divide(plain(sample.code))
  const commands = commandsFor(one, all).map(({ sample }) => plain(sample.code))
  const setup = setupOf(one)
  const before = setup.length
    ? `beforeEach(() => {\n${setup.join('\n')}\n})\n\n`
    : ''
  const above = [...outside, ...commands]
  // Only a module can declare something for all files.
  if (above.some((code) => code.includes('declare global')))
    above.push('export {}')
  const top = above.map((code) => `${code}\n\n`).join('')
  if (kind === 'suite') return `${top}${before}${inside}\n`
  return `${top}describe(${quote(name.page)}, () => {
${before}it(${quote(name.test)}, () => {
${inside}
})
})
`
}

const quote = (text: string) => JSON.stringify(text)

/** Without what only affects how the page shows the code. */
const plain = (code: string) =>
  dropMarks(code)
    .replace(/^[ \t]*\/\/ ---cut---[ \t]*$/m, '')
    .replace(/^export \{\};?$/m, '')
    .trim()

/** Imports and global declarations have to stay outside of every function. */
function divide(code: string): { outside: string[]; inside: string } {
  const { statements, text } = ts.createSourceFile(
    'sample.ts',
    code,
    ts.ScriptTarget.Latest,
  )
  const isOutside = (statement: ts.Statement) =>
    ts.isImportDeclaration(statement) || ts.isModuleDeclaration(statement)
  const textOf = ({ pos, end }: ts.Statement) => text.slice(pos, end).trim()
  const outside = statements.filter(isOutside)
  if (!outside.length) return { outside: [], inside: code }
  const last = statements.at(-1)?.end ?? 0
  return {
    outside: outside.map(textOf),
    inside: [
      ...statements
        .filter((statement) => !isOutside(statement))
        .map((statement) => text.slice(statement.pos, statement.end)),
      text.slice(last),
    ]
      .join('')
      .trim(),
  }
}

const adds = /\bCypress\.Commands\.(?:add|addQuery)\(\s*(['"])(\w+)\1/g

/** The samples above this one that define commands which it uses, or they do. */
function commandsFor(one: Case, all: readonly Case[]): Case[] {
  const uses = ({ sample }: Case, name: string) =>
    new RegExp(`\\.${name}\\(`).test(sample.code)
  const isAdded = ({ sample }: Case, name: string) =>
    [...sample.code.matchAll(adds)].some(([, , added]) => added === name)
  const needed = new Set<Case>()
  const find = (user: Case) => {
    const above = all.filter(
      ({ kind, sample }) =>
        kind === 'definitions' && sample.line < user.sample.line,
    )
    const names = above.flatMap(({ sample }) =>
      [...sample.code.matchAll(adds)].map(([, , name = '']) => name),
    )
    for (const name of new Set(names)) {
      if (!uses(user, name) || isAdded(user, name)) continue
      const found = above.findLast((other) => isAdded(other, name))
      if (!found || needed.has(found)) continue
      find(found)
      needed.add(found)
    }
  }
  find(one)
  return [...needed]
}

/** What the harness does before the sample: see harness/samples.ts. */
function setupOf({ kind, start }: Case): string[] {
  if (kind === 'values') return []
  const { state, markup, visit } = start
  const { user, cart } = state
  const post = (url: string, body: object) =>
    `cy.request('POST', '${url}', ${JSON.stringify(body)})`
  const items = cart.map((plantId) => ({ plantId, quantity: 1 }))
  return [
    ...(user ? [post('/api/test/session', { email: user })] : []),
    ...(user && items.length
      ? [post('/api/test/seed', { what: 'cart', email: user, items })]
      : []),
    ...(markup === undefined ? [] : show(markup)),
    ...(visit === undefined ? [] : [`cy.visit(${JSON.stringify(visit)})`]),
  ]
}

/** Opens a page that the shop doesn't have. */
function show(markup: string): string[] {
  const page = /<html/i.test(markup)
    ? markup
    : `<!doctype html><html lang="en"><title>Fernhill</title><body>${markup}</body></html>`
  const body = page.replace(/[\\`]|\$(?=\{)/g, '\\$&')
  return [
    `cy.intercept({ pathname: '/sample', times: 1 }, { headers: { 'content-type': 'text/html' }, body: \`${body}\` })`,
    `cy.visit('/sample')`,
  ]
}
