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

/** Sorts what it writes, so that a change shows as the lines that changed. */
export function writeResults(
  root: string,
  { application, pages }: Results,
): void {
  const sorted = Object.fromEntries(
    [...pages].sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(
    path.join(root, resultsFile),
    `${JSON.stringify({ application, pages: sorted }, null, 2)}\n`,
  )
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
