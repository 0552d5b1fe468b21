import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pluginGroups } from '../../src/data/plugins'
import type { PluginVersions } from '../../src/data/types'
import { nearest } from '../../lib/nearest'
import { type Answer, complaintOf, readAnswer, renew } from './npmVersions'

// Run by `npm run versions`: brings the versions of the plugins in line with the
// registry that npm is set up for. Names behind it ask for these alone.
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

/** Asks for a few packages at a time, and no more once nobody answers. */
async function askAll(wanted: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const waiting = [...wanted]
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const answer = await view(name)
      if (answer.kind === 'offline') {
        fail(
          `The registry of npm does not answer (${answer.code}): ${file} stays as it is. Try again when you are online.`,
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
    const guess = nearest(name, names)
    fail(
      `"${name}" is no package in ${list}${guess ? `; did you mean "${guess}"?` : ''}`,
    )
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
  const complaints = packages.flatMap(({ name, badges }) => {
    const answer = answers.get(name)
    const isDeprecated = badges.includes('deprecated')
    const complaint = answer && complaintOf(name, answer, isDeprecated)
    return complaint ? [`${list}:${lineOf(name)}: ${complaint}`] : []
  })
  console.log(
    `${file}: ${answers.size} asked for, ${changes.length} with another version`,
  )
  if (complaints.length) fail(complaints.join('\n'))
}

void update()
