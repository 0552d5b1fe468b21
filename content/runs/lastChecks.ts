import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { parse } from '../api/markdown'
import { isElement } from '../page/page'

const root = path.join(__dirname, '../..')

/** Written by `npm test -- … --record`. Relative to the repository's root. */
const file = 'content/runs/recordedChecks.json'

/** What one part of the tests counted when it was last recorded. */
export interface Count {
  /** An ISO date, without a time. */
  date: string
  /** The short hash of the commit that was tested. */
  commit: string
  passed: number
  failed: number
}

/** The parts of the tests, and the section of the page that explains each. */
const parts: Record<string, string> = {
  unit: '[Rules and functions](#rules-and-functions)',
  builds: '[Files of the site](#files-of-the-site)',
  e2e: '[Pages in a browser](#pages-in-a-browser)',
  engines: '[Journeys in three engines](#journeys-in-three-engines)',
  samples: '[Samples in Cypress](#samples-in-cypress)',
  reproducible: '[Identical builds](#identical-builds)',
}

/**
 * A line for each recorded part, as a Markdown list.
 *
 * @throws if a part is unknown; the message lists the known ones
 */
export function lastChecksList(counts: Record<string, Count>): string {
  const unknown = Object.keys(counts).find((name) => !(name in parts))
  if (unknown) {
    throw new Error(
      `Unknown part "${unknown}" in ${file}. Allowed: ${Object.keys(parts).join(', ')}.`,
    )
  }
  return Object.entries(parts)
    .flatMap(([name, link]) => {
      const { passed = 0, failed = 0, date, commit } = counts[name] ?? {}
      const [good, bad] = [passed, failed].map((count) =>
        count.toLocaleString('en-US'),
      )
      return date
        ? [`- ${link}: ${good} passed, ${bad} failed (${date}, \`${commit}\`)`]
        : []
    })
    .join('\n')
}

/** Replaces `<LastChecks />` with a list of what the tests counted last. */
const lastChecks: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    if (!isElement(node) || node.name !== 'LastChecks') return
    if (!parent || index === undefined) return
    const counts = JSON.parse(
      readFileSync(path.join(root, file), 'utf8'),
    ) as Record<string, Count>
    parent.children.splice(
      index,
      1,
      ...(parse(lastChecksList(counts)) as RootContent[]),
    )
  })
}

export default lastChecks
