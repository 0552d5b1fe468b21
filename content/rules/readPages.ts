import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../lib/problem'
import { filesAt, readSource } from '../page/files'
import { outlineOf, type Outline } from '../page/outline'
import { parsePage } from '../page/page'
import { pageRules } from './index'
import { expand } from './expand'

/** What one reading of a page tells. */
export interface Reading {
  outline: Outline
  problems: Problem[]
}

/** By file: the hash of its text, and what was found in that text. */
type Memory = Record<string, { hash: string; reading: Reading }>

/** All that a reading depends on, besides the page. */
const rulesAreIn = ['package-lock.json', 'content', 'lib', 'src/data']

const hashOf = (...texts: string[]) => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/** Applies every rule that looks at one page, and notes the rest. */
export function readPage(
  file: string,
  text: string,
  documented: string,
): Reading {
  const page = parsePage(file, text)
  const expanded = expand(page)
  const problems = page.mistakes.length
    ? page.mistakes
    : [
        ...expanded.problems,
        ...Object.values(pageRules).flatMap((rule) => rule(page, documented)),
      ]
  return { outline: outlineOf(page, expanded.tree), problems }
}

/**
 * Reads pages, and those that have not changed since the last time from
 * `.cache`: taking a page apart takes long, and hundreds are needed to check
 * the links of one.
 */
export function readPages(
  root: string,
  files: string[],
  documented: string,
): Reading[] {
  const rules = hashOf(
    ...rulesAreIn
      .flatMap((place) => filesAt(root, place))
      .filter((file) => !/\.test\.ts$|\/fixtures\//.test(file))
      .flatMap((file) => [file, readSource(root, file).text]),
  )
  const cache = path.join(root, '.cache', 'pages.json')
  const known = recall(cache, rules)
  const memory: Memory = {}
  const readings = files.map((file) => {
    const { text } = readSource(root, file)
    const hash = hashOf(text)
    const old = known[file]
    const reading =
      old?.hash === hash ? old.reading : readPage(file, text, documented)
    memory[file] = { hash, reading }
    return reading
  })
  if (hashOf(JSON.stringify(known)) !== hashOf(JSON.stringify(memory))) {
    remember(cache, rules, memory)
  }
  return readings
}

function recall(cache: string, rules: string): Memory {
  try {
    const stored = JSON.parse(readFileSync(cache, 'utf8')) as {
      rules: string
      memory: Memory
    }
    return stored.rules === rules ? stored.memory : {}
  } catch {
    return {}
  }
}

/** In one step, since the dev server and a check may both be at work. */
function remember(cache: string, rules: string, memory: Memory) {
  const draft = `${cache}.${process.pid}`
  mkdirSync(path.dirname(cache), { recursive: true })
  writeFileSync(draft, JSON.stringify({ rules, memory }))
  renameSync(draft, cache)
}
