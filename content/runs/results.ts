import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../lib/problem'
import type { Left } from './cases'
import type { Outcome } from './outcomes'

/** Relative to the repository's root. */
const resultsFile = 'content/runs/lastRun.json'

/**
 * What happened when the samples last ran.
 *
 * - `passed`
 * - `failed`, as it has to
 * - `skipped`, by the sample itself, for example in another browser
 * - `types: …`, with the reason why it's only checked against the types
 */
export interface Results {
  /** The version of the application that ran them. */
  application: string
  /** By page, then by the sample's key. */
  pages: Map<string, Record<string, string>>
}

export function readResults(root: string): Results {
  const { application, pages } = JSON.parse(
    readFileSync(path.join(root, resultsFile), 'utf8'),
  ) as { application: string; pages: Record<string, Record<string, string>> }
  return { application, pages: new Map(Object.entries(pages)) }
}

export function writeResults(
  root: string,
  { application, pages }: Results,
): void {
  write(root, resultsFile, { application, pages: sorted(pages) })
}

/** Relative to the repository's root. */
const specsFile = 'content/runs/lastSpecs.json'

/**
 * What happened when the whole specs of samples last ran: see wholeSpecs.ts. By page,
 * then by the hash of the spec's text.
 */
export type SpecResults = Map<string, Record<string, 'passed' | 'failed'>>

export const readSpecResults = (root: string): SpecResults =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(path.join(root, specsFile), 'utf8')) as Record<
        string,
        Record<string, 'passed' | 'failed'>
      >,
    ),
  )

export function writeSpecResults(root: string, results: SpecResults): void {
  write(root, specsFile, sorted(results))
}

/** So that a change shows as the lines that changed. */
const sorted = <Value>(entries: Iterable<[string, Value]>) =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))

const write = (root: string, file: string, results: object) => {
  writeFileSync(path.join(root, file), `${JSON.stringify(results, null, 2)}\n`)
}

/** The results of one page, in the order of its samples. */
export function resultsOf(
  outcomes: readonly Outcome[],
  left: readonly Left[],
): Record<string, string> {
  const found = [
    ...outcomes.map(({ one, state }) => ({
      sample: one.sample,
      key: one.key,
      result: state,
    })),
    ...left.map(({ sample, key, reason }) => ({
      sample,
      key,
      result: `types: ${reason}`,
    })),
  ].sort(
    (a, b) =>
      a.sample.line - b.sample.line ||
      (a.sample.cell ?? 0) - (b.sample.cell ?? 0),
  )
  return Object.fromEntries(found.map(({ key, result }) => [key, result]))
}

/** A page and its samples, as the check of a single run needs them. */
export interface Planned {
  file: string
  samples: { key: string; line: number }[]
}

/** Finds pages with samples that have never run, or not since they changed. */
export function checkResults(
  pages: readonly Planned[],
  results: Results,
): Problem[] {
  return pages.flatMap(({ file, samples }) => {
    const known = results.pages.get(file)
    const changed = samples.find(({ key }) => !(known && key in known))
    const gone = Object.keys(known ?? {}).length > samples.length
    if (!changed && !gone) return []
    const problem = !changed
      ? `${resultsFile} has samples that this page no longer has.`
      : known
        ? "This sample hasn't run in Cypress since it changed."
        : "The samples of this page haven't all done what it says in Cypress yet."
    return [
      {
        file,
        line: changed?.line ?? 1,
        message: `${problem} Run "npm run samples -- ${file}".`,
      },
    ]
  })
}
