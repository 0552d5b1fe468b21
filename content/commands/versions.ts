import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pluginGroups } from '../../src/data/plugins'
import type { PluginVersions } from '../../src/data/types'
import { suggest } from '../../lib/suggest'
import { type Answer, problemOf, readAnswer, renew } from './npmVersions'

// `npm run versions`: updates the versions of the plugins from npm. If you pass
// names, it updates only those.
const root = path.join(__dirname, '../..')
const list = 'src/data/plugins.ts'
const file = 'src/data/pluginVersions.json'
const atOnce = 4

const plugins = pluginGroups.flatMap((group) => group.plugins)
const packages = plugins.filter(({ repository }) => !repository)
const names = packages.map(({ name }) => name)

const view = (name: string) =>
  new Promise<Answer>((resolve) => {
    execFile(
      'npm',
      ['view', name, 'version', 'time', 'deprecated', '--json'],
      { shell: process.platform === 'win32', timeout: 60_000 },
      (error, output) =>
        resolve(
          error?.killed
            ? { kind: 'offline', code: 'ETIMEDOUT' }
            : readAnswer(output),
        ),
    )
  })

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Asks for a few packages at a time, and stops if the registry can't be reached. */
async function askAll(wanted: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const waiting = [...wanted]
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const answer = await view(name)
      if (answer.kind === 'offline') {
        fail(
          `The npm registry can't be reached (${answer.code}), so ${file} is unchanged. Try again when you're online.`,
        )
      }
      answers.set(name, answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

const lines = readFileSync(path.join(root, list), 'utf8').split('\n')
const lineOf = (name: string) =>
  lines.findIndex((line) => line.includes(`name: '${name}'`)) + 1

async function update() {
  const wanted = process.argv.slice(2)
  for (const name of wanted) {
    if (names.includes(name)) continue
    fail(`"${name}" isn't a package in ${list}.${suggest(name, names)}`)
  }
  const answers = await askAll(wanted.length ? wanted : names)
  const before = JSON.parse(
    readFileSync(path.join(root, file), 'utf8'),
  ) as PluginVersions
  const after = renew(before, names, answers)
  writeFileSync(path.join(root, file), `${JSON.stringify(after, null, 2)}\n`)
  const changes = Object.entries(after).filter(
    ([name, { version }]) => before[name]?.version !== version,
  )
  for (const [name, { version }] of changes) {
    console.log(`${name}: ${before[name]?.version ?? 'new'} → ${version}`)
  }
  const problems = packages.flatMap(({ name, badges }) => {
    const answer = answers.get(name)
    const isDeprecated = badges.includes('deprecated')
    const problem = answer && problemOf(name, answer, isDeprecated)
    return problem ? [`${list}:${lineOf(name)} ${problem}`] : []
  })
  console.log(`${file}: ${answers.size} checked, ${changes.length} updated`)
  if (problems.length) fail(problems.join('\n'))
}

void update()
