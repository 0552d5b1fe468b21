import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './pages'

type Parser = typeof import('@actions/workflow-parser') &
  typeof import('@actions/workflow-parser/actions/action-parser')

/** GitHub's own parser, bundled because Node can't load how it imports JSON. */
async function loadParser() {
  const folder = await mkdtemp(path.join(tmpdir(), 'parser-'))
  afterAll(() => rm(folder, { recursive: true }))
  const outfile = path.join(folder, 'parser.cjs')
  await build({
    stdin: {
      contents:
        "export * from '@actions/workflow-parser'; export * from '@actions/workflow-parser/actions/action-parser'",
      resolveDir: root,
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
  })
  return createRequire(outfile)(outfile) as Parser
}

const {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseAction,
  parseWorkflow,
} = await loadParser()

interface Step {
  uses?: string
  run?: string
  env?: Record<string, string>
}

interface Workflow {
  jobs: Record<string, { steps: Step[] }>
}

const read = (file: string) =>
  readFileSync(path.join(root, '.github', file), 'utf8')

const workflow = read('workflows/ci.yml')
const linksWorkflow = read('workflows/links.yml')
const action = read('actions/prepare/action.yml')

/** The errors that GitHub would report for a workflow. */
async function mistakesOf(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow(
    { name: 'ci.yml', content },
    new NoOperationTraceWriter(),
  )
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

const mistakesOfAction = (content: string) =>
  parseAction({ name: 'action.yml', content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message)

/** Actions that aren't pinned to an exact version. */
const unpinned = (text: string) =>
  [...text.matchAll(/uses: (?!\.\/)(\S+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/@v\d+\.\d+\.\d+$/.test(name))

describe('the workflow', () => {
  const { jobs } = parse(workflow) as Workflow
  const stepsOf = (name: string) => jobs[name]?.steps ?? []

  it('is valid', async () => {
    expect(await mistakesOf(workflow)).toEqual([])
    expect(await mistakesOf(linksWorkflow)).toEqual([])
    expect(mistakesOfAction(action)).toEqual([])
  })

  it('pins its actions, and uses the Node version from .nvmrc', () => {
    expect(workflow + action).toContain('uses: actions/')
    expect(unpinned(workflow + linksWorkflow + action)).toEqual([])
    expect(action).toContain('node-version-file: .nvmrc')
    for (const { steps } of Object.values(jobs)) {
      expect(steps.map(({ uses }) => uses)).toContain(
        './.github/actions/prepare',
      )
    }
  })

  it('runs the same commands as contributors', () => {
    expect(stepsOf('test').map(({ run }) => run)).toContain('bash .ci/run')
    expect(stepsOf('all').map(({ run }) => run)).toContain('npm test -- all')
  })

  it('checks links to other sites every week', () => {
    const { on, jobs } = parse(linksWorkflow) as Workflow & {
      on: { schedule: { cron: string }[] }
    }
    expect(on.schedule).toEqual([{ cron: expect.stringMatching(/ \* \* 1$/) }])
    expect(jobs.links?.steps.map(({ run }) => run)).toContain('npm run links')
  })

  it("doesn't let search engines index the preview", () => {
    const build = stepsOf('preview').find(({ run }) => run === 'npm run build')
    expect(build?.env).toEqual({ DOCS_NOINDEX: '1' })
  })

  it('fails with any of these mistakes', async () => {
    const broken = (from: string, to: string) => {
      expect(workflow).toContain(from)
      return workflow.replaceAll(from, to)
    }
    expect(await mistakesOf(broken('steps:', 'step:'))).not.toEqual([])
    expect(await mistakesOf(broken('github.ref', 'github.reff('))).not.toEqual(
      [],
    )
    expect(await mistakesOf(broken('failure()', 'failed()'))).not.toEqual([])
    expect(mistakesOfAction(action.replace('using:', 'use:'))).not.toEqual([])
    expect(unpinned('uses: a/b@v6\nuses: a/c@main\nuses: ./d')).toEqual([
      'a/b@v6',
      'a/c@main',
    ])
  })
})

interface Field {
  type: string
  id?: string
  attributes?: Record<string, unknown>
  validations?: Record<string, unknown>
}

interface Form {
  name?: string
  description?: string
  body?: Field[]
}

/** The errors that GitHub would report for an issue form. */
function mistakesOfForm({ name, description, body = [] }: Form): string[] {
  const fields = body.filter(({ type }) => type !== 'markdown')
  const ids = fields.map(({ id }) => id)
  return [
    ...(name && description ? [] : ['The form has no name or no description.']),
    ...(fields.length ? [] : ['The form has no fields.']),
    ...ids
      .filter((id, index) => !id || ids.indexOf(id) !== index)
      .map((id) => `The id "${id}" is missing or not unique.`),
    ...fields
      .filter(({ type }) => !['input', 'textarea'].includes(type))
      .map(({ type }) => `Unknown type "${type}". Allowed: input, textarea.`),
    ...fields
      .filter(({ attributes }) => typeof attributes?.label !== 'string')
      .map(({ id }) => `The field "${id}" has no label.`),
    ...fields
      .filter(
        ({ validations = {} }) =>
          Object.keys(validations).some((key) => key !== 'required') ||
          !['boolean', 'undefined'].includes(typeof validations.required),
      )
      .map(
        ({ id }) =>
          `The field "${id}" has an invalid validation. Allowed: required.`,
      ),
  ]
}

describe('issue forms', () => {
  it('are valid', async () => {
    const files = await Globby('.github/ISSUE_TEMPLATE/*.yml', { cwd: root })
    const forms = files.filter((file) => !file.endsWith('config.yml'))
    expect(forms).toHaveLength(2)
    for (const file of forms) {
      const form = parse(readFileSync(path.join(root, file), 'utf8')) as Form
      expect(mistakesOfForm(form), file).toEqual([])
    }
  })

  it('send product bugs to the product repository', () => {
    const config = parse(read('ISSUE_TEMPLATE/config.yml')) as {
      contact_links: { name: string; url: string; about: string }[]
    }
    expect(config.contact_links.map(({ url }) => url)).toContain(
      'https://github.com/cypress-io/cypress/issues/new/choose',
    )
  })

  it('fail with any of these mistakes', () => {
    const label = { label: 'Page' }
    expect(
      mistakesOfForm({
        body: [
          { type: 'input', id: 'a', attributes: label },
          { type: 'input', id: 'a', attributes: label },
          { type: 'text', id: 'b', attributes: label },
          { type: 'input', id: 'c', attributes: {} },
          {
            type: 'input',
            id: 'd',
            attributes: label,
            validations: { min: 1 },
          },
        ],
      }),
    ).toEqual([
      'The form has no name or no description.',
      'The id "a" is missing or not unique.',
      'Unknown type "text". Allowed: input, textarea.',
      'The field "c" has no label.',
      'The field "d" has an invalid validation. Allowed: required.',
    ])
  })
})
