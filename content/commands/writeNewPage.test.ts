import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressesFile } from '../rules/addresses'
import { writeResults } from '../runs/results'
import { checkPages } from './checkPages'
import { writeNewPage } from './writeNewPage'

const root = path.join(__dirname, '../..')

/** Commands of each kind, with the folder for their pages. */
const unwritten = [
  ['nextAll', 'queries'],
  ['should', 'assertions'],
  ['scrollTo', 'actions'],
  ['submit', 'actions'],
  ['clearCookies', 'commands'],
  ['end', 'commands'],
] as const

interface Example {
  words: string[]
  /** The output that CONTRIBUTING.md shows. */
  answer: string | undefined
}

/** Each `npm run new` in CONTRIBUTING.md. */
function readExamples(): Example[] {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
  const blocks = text.matchAll(
    /^```sh\n([^]*?)^```\n(?:\n```text\n([^]*?)\n```\n)?/gm,
  )
  return [...blocks].flatMap(([, code = '', answer]) =>
    [...code.matchAll(/^npm run new -- (.*)$/gm)].map(([, typed = '']) => ({
      words: (typed.match(/"[^"]*"|\S+/g) ?? []).map((word) =>
        word.replaceAll('"', ''),
      ),
      answer,
    })),
  )
}

const copied = [
  '.prettierrc',
  'content',
  'docs',
  'lib',
  'package-lock.json',
  'plugins',
  'src',
  'static',
  'tests/routes.txt',
]

describe('a new page', () => {
  let copy: string
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
  const create = (...words: string[]) => writeNewPage(copy, words)

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'new-page-'))
    for (const name of copied) {
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
    }
    symlinkSync(
      path.join(root, 'node_modules'),
      path.join(copy, 'node_modules'),
    )
    // Makes a page a planned one, because templates don't replace written pages.
    const planned = 'docs/api/actions/press.mdx'
    writeFileSync(
      path.join(copy, planned),
      read(planned).replace(/^api: .*$/m, '$&\nunlisted: true'),
    )
    // As if nothing had been published: new pages don't have the ids of old ones.
    writeFileSync(path.join(copy, addressesFile), '')
    // As if no page had run: new ones haven't.
    writeResults(copy, { application: '14.5.4', pages: new Map() })
    // As if these commands were new in the latest version.
    for (const [name, folder] of unwritten) {
      rmSync(path.join(copy, `docs/api/${folder}/${name.toLowerCase()}.mdx`))
    }
  }, 60_000)

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('has no problems except its TO DO markers, and that its samples have to run', async () => {
    const files: string[] = []
    for (const words of [
      ['guide', 'core-concepts/test-doubles', 'Test doubles'],
      ['faq', 'mobile-faq', 'Mobile: questions'],
      ['command', 'press'],
      ...unwritten.map(([name]) => ['command', name]),
    ]) {
      const message = await create(...words)
      files.push(message.split(' ')[0] ?? '')
    }
    expect(files.slice(3)).toEqual(
      unwritten.map(
        ([name, folder]) => `docs/api/${folder}/${name.toLowerCase()}.mdx`,
      ),
    )
    const { problems } = await checkPages(copy, files)
    for (const file of files) {
      const own = problems.filter(
        (problem) =>
          problem.file === file && !problem.message.includes('npm run samples'),
      )
      const lines = read(file).split('\n')
      const marked = lines.flatMap((line, index) =>
        line.includes('TO DO: ') ? [index + 1] : [],
      )
      expect(
        own.filter((it) => !it.message.includes('still has "TO DO')),
      ).toEqual([])
      expect(own.map(({ line }) => line)).toEqual(marked)
      expect(marked.length).toBeGreaterThan(5)
    }
    expect(read('tests/routes.txt')).toContain(
      '/guides/core-concepts/test-doubles\n/guides/core-concepts/test-isolation\n',
    )
  }, 120_000)

  it('behaves as CONTRIBUTING.md says', async () => {
    rmSync(path.join(copy, 'docs'), { recursive: true })
    cpSync(path.join(root, 'docs'), path.join(copy, 'docs'), {
      recursive: true,
    })
    const examples = readExamples()
    expect(examples.map(({ words }) => words[0])).toEqual([
      'guide',
      'faq',
      'command',
    ])
    for (const { words, answer } of examples) {
      const output = await create(...words).catch(
        ({ message }: Error) => message,
      )
      if (answer) expect(output).toBe(answer)
      else expect(output).toMatch(/^docs\/\S+\.mdx is at \//)
    }
  }, 60_000)

  it('never replaces a written page', async () => {
    await expect(create('command', 'get')).rejects.toThrow(
      'docs/api/queries/get.mdx already exists, at /api/commands/get. Edit that page.',
    )
    await expect(
      create('guide', 'core-concepts/retry-ability'),
    ).rejects.toThrow('already exists')
  })

  it.each([
    [['comand', 'press'], 'Did you mean "command"?'],
    [['command'], 'The command has no name'],
    [['command', 'pres'], 'Did you mean "press"?'],
    [['command', 'now'], 'cypress 15.3.0 has no command "now"'],
    [['guide', 'test-doubles', 'Test doubles'], 'Unknown folder'],
    [['guide', 'core-concept/a', 'A'], 'Did you mean "core-concepts"?'],
    [['guide', 'core-concepts/Test_doubles', 'A'], "can't be part of a path"],
    [['guide', 'core-concepts/mocks'], 'The new guide has no title'],
    [['faq', 'mobile', 'Mobile', 'questions'], 'Put the whole title in quotes'],
  ])('is rejected for %j', async (words, message) => {
    await expect(create(...words)).rejects.toThrow(message)
  })
})
