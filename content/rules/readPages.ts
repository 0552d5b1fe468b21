import { createHash } from 'node:crypto'
import { createDiskCache } from '../../lib/diskCache'
import type { Problem } from '../../lib/problem'
import { claimsOf, type ClaimingPage } from '../api/claims'
import type { Api } from '../api/readApi'
import { mentionsIn, readHistories } from '../api/since'
import { filesAt, readSource } from '../page/files'
import { outlineOf, type Outline } from '../page/outline'
import { visitOf, type Page } from '../page/page'
import { readPage } from '../page/readPage'
import { samplesOf, type Sample } from '../samples/samples'
import { createExpander, type Expanded } from './expand'
import { addressesFile } from './addresses'
import { pageRules } from './index'

/** What a check needs to know about a page, as plain JSON. */
export interface Reading {
  outline: Outline
  claims: ClaimingPage
  samples: Sample[]
  /** The page of Fernhill where its fragments start. */
  visit?: string
  problems: Problem[]
}

/** Everything that a reading depends on, apart from the page. */
const inputs = ['package-lock.json', 'content', 'lib', 'src/data']

/** Files in there that don't affect how a page is read, such as results of runs. */
const isIgnored = (file: string) =>
  file === addressesFile ||
  /\.test\.ts$|\/fixtures\/|^content\/runs\/\w+\.json$/.test(file)

/** Changes if the rules change, or the facts and data that they use. */
function hashRules(root: string): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((place) => filesAt(root, place))) {
    if (isIgnored(file)) continue
    hash.update(`${file}\0${readSource(root, file).text}\0`)
  }
  return hash.digest('hex')
}

/** Applies every rule for a single page, and collects what the others need. */
function judge(page: Page, expanded: Expanded, documented: string): Reading {
  const visit = visitOf(page)
  return {
    ...(visit !== undefined && { visit }),
    outline: outlineOf(page, expanded.tree),
    claims: claimsOf(page),
    samples: samplesOf(page),
    problems: page.mistakes.length
      ? page.mistakes
      : [
          ...expanded.problems,
          ...Object.values(pageRules).flatMap((rule) => rule(page, documented)),
        ],
  }
}

/**
 * Reads pages, in the order of `files`. Even the check of a single page needs the
 * links and claims of all pages, and parsing is slow, so each reading is cached on
 * disk until the page, a rule, or a history changes.
 */
export function readPages(
  root: string,
  files: readonly string[],
  api: Api,
): Promise<Reading[]> {
  const cache = createDiskCache(root, 'pages')
  const rules = hashRules(root)
  // Tables say since when something exists, which may be in another page's history.
  const mentions = JSON.stringify(mentionsIn(readHistories(root)))
  const expand = createExpander(api)
  return Promise.all(
    files.map((file) => {
      const { text } = readSource(root, file)
      return cache(file, [rules, mentions, text], () => {
        const page = readPage(file, text)
        return judge(page, expand(page), api.facts.version)
      })
    }),
  )
}
