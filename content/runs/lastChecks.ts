import { readFileSync } from 'node:fs'
import path from 'node:path'
import { replaceWith } from '../api/markdown'

const root = path.join(__dirname, '../..')

/** Written by `npm test -- … --record`. Relative to the repository's root. */
const file = 'content/runs/recordedChecks.json'

/** What one part of the tests counted when it was last recorded. */
interface Count {
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
  engines: '[User flows in three engines](#user-flows-in-three-engines)',
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
      const count = counts[name]
      if (!count) return []
      const { passed, failed, date, commit } = count
      return [
        `- ${link}: ${passed.toLocaleString('en-US')} passed, ${failed.toLocaleString('en-US')} failed (${date}, \`${commit}\`)`,
      ]
    })
    .join('\n')
}

/** Replaces `<LastChecks />` with a list of what the tests counted last. */
export default replaceWith('LastChecks', () =>
  lastChecksList(
    JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<
      string,
      Count
    >,
  ),
)
